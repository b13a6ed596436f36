import { PortfolioPage } from '../features/portfolio/portfolio-page';
import { VisitNote } from '../features/visit/visit-note';
import { VisitorActions } from './visitor-actions';

/** Where the features that make up a person's page meet. */
export const PortfolioScreen = () => <PortfolioPage VisitorActions={VisitorActions} VisitNote={VisitNote} />;
