import type { PortfolioView } from '@folia/contracts/portfolio/shapes';

/** Whose portfolio is asked about, in which view of it, and what the open page shows of it. */
export type AskedAbout = {
  ownerId: string;
  uname: string;
  name: string;
  /** The slug of a named profile; null for the default one. */
  slug: string | null;
  items: PortfolioView['items'];
};
