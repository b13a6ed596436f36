import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import type { ComponentType, ReactNode } from 'react';

/** The switch that shows what becomes public before anything does; it belongs to the portfolio feature and is passed in by app/. */
export type VisibilitySwitchSlot = ComponentType<{ view: PortfolioView; onChanged: () => unknown; sentence: ReactNode }>;
