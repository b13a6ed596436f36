import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { HelpArticle } from './help-article';
import { LimitList } from './limit-list';
import { helpTexts } from './texts';

const toScores = (
  <p className="mt-4">
    <Link to={paths.howScoresAreMade.href()} className="link">
      {helpTexts.howScoresAreMade}
    </Link>
  </p>
);

/** `/app/help`: what the product does with what people give it, and how far it goes. */
export function HelpPage() {
  usePageTitle(helpTexts.title);
  return <HelpArticle {...helpTexts} below={{ limits: <LimitList rows={helpTexts.limits} />, 'fit-score': toScores }} />;
}
