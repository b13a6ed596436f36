import { useLoaderData } from 'react-router-dom';
import type { PortfolioData } from '../features/portfolio/load-portfolio';
import { PortfolioPage } from '../features/portfolio/portfolio-page';
import { VisitNote } from '../features/visit/visit-note';
import { LinkVisit } from './link-visit';
import { VisitorActions } from './visitor-actions';

/** Where the features that make up a person's page meet. */
export function PortfolioScreen() {
  const { view, own } = useLoaderData<PortfolioData>();
  return (
    <>
      <PortfolioPage VisitorActions={VisitorActions} VisitNote={VisitNote} />
      <LinkVisit view={view} isOwner={own !== null} />
    </>
  );
}
