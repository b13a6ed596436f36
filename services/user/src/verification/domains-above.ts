/** These domains and every domain above each, without the last label alone: `eu.acme.example` is also `acme.example`. */
export const domainsAbove = (domains: readonly string[]): string[] => [
  ...new Set(
    domains.flatMap((domain) => {
      const labels = domain.toLowerCase().split('.');
      return labels.slice(0, -1).map((_, place) => labels.slice(place).join('.'));
    }),
  ),
];
