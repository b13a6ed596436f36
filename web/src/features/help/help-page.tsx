import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { usePageHead } from '../../lib/use-page-head';
import { HelpArticle } from './help-article';
import { LimitList } from './limit-list';
import { helpTexts } from './texts';

/** What the document's head says about it. */
export const helpMeta = { title: helpTexts.title, description: helpTexts.description };

const toScores = (
  <p className="mt-4">
    <Link to={paths.howScoresAreMade.href()} className="link">
      {helpTexts.howScoresAreMade}
    </Link>
  </p>
);

/** `/app/help`: what the product does with what people give it, and its limits. */
export function HelpPage() {
  usePageHead(paths.help.href(), helpTexts);
  return <HelpArticle {...helpTexts} below={{ limits: <LimitList rows={helpTexts.limits} />, 'fit-score': toScores }} />;
}
