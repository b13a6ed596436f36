import { PortfolioPage } from '../features/portfolio/portfolio-page';
import { VisitorActions } from './visitor-actions';

/** Where the features that make up a person's page meet. */
export const PortfolioScreen = () => <PortfolioPage VisitorActions={VisitorActions} />;
