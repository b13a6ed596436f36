import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import type { ComponentType, ReactNode } from 'react';

/** The switch that shows what becomes public before anything does; the portfolio's own, given by app/. */
export type VisibilitySwitchSlot = ComponentType<{ view: PortfolioView; onChanged: () => unknown; sentence: ReactNode }>;
