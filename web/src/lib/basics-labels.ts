import type { ProfileBasics } from '@folia/contracts/portfolio/shapes';

/** The label of each of the basics, the same everywhere. */
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
