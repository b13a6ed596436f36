import type { PortfolioView } from '@folia/contracts/portfolio/shapes';

/** What a visitor of a page may want to do something about: whose page it is, and what is seen on it. */
export type Visited = Pick<PortfolioView, 'ownerId' | 'uname' | 'viewer' | 'items'> & { profile: Pick<PortfolioView['profile'], 'name' | 'slug'> };
