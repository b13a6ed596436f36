import type { Route } from '@folia/contracts/route';

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** What an answer of a route that will go says about that: since when (RFC 9745), until when (RFC 8594), and where its successor is told of. */
export function deprecationHeaders({ deprecated }: Pick<Route, 'deprecated'>): Record<string, string> {
  if (!deprecated) return {};
  const { since, sunset, link } = deprecated;
  return {
    deprecation: `@${midnight(since).getTime() / 1_000}`,
    ...(sunset !== null && { sunset: midnight(sunset).toUTCString() }),
    link: `<${link}>; rel="deprecation"; type="text/html"`,
  };
}
