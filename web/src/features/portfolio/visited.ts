import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import type { ComponentType } from 'react';

/** What a visitor of a page may want to act on: whose page it is, and what is being viewed on it. */
export type Visited = Pick<PortfolioView, 'ownerId' | 'uname' | 'viewer' | 'link' | 'items'> & { profile: Pick<PortfolioView['profile'], 'name' | 'slug'> };

/** What other features put on a person's page: what one can do with the person, and what is kept of the visit. They are passed in by app/. */
export type VisitorSlots = { VisitorActions: ComponentType<{ view: Visited }>; VisitNote: ComponentType<{ view: Pick<PortfolioView, 'viewer' | 'link'> }> };
