import type { PortfolioView } from '@folia/contracts/portfolio/shapes';

/** What a visitor of a page may want to act on: whose page it is, and what is being viewed on it. */
export type Visited = Pick<PortfolioView, 'ownerId' | 'uname' | 'viewer' | 'link' | 'items'> & { profile: Pick<PortfolioView['profile'], 'name' | 'slug'> };
