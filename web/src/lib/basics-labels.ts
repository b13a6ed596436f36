import type { ProfileBasics } from '@folia/contracts/portfolio/shapes';

/** What each of the basics is called wherever it stands. */
export const basicsLabels: Record<keyof ProfileBasics, string> = {
  name: 'Name',
  headline: 'Headline',
  summary: 'Summary',
  location: 'Location',
  links: 'Links',
  email: 'E-mail',
  phone: 'Phone',
  look: 'Look',
  accent: 'Accent colour',
};
