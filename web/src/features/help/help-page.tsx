import { Link } from 'react-router-dom';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
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

/** `/app/help`: what the product does with what people give it, and its limits. */
function HelpPage() {
  return <HelpArticle {...helpTexts} below={{ limits: <LimitList rows={helpTexts.limits} />, 'fit-score': toScores }} />;
}

const { title, description } = helpTexts;
export const helpPage: SitePage = { Component: HelpPage, head: (appUrl) => siteMeta(appUrl, paths.help.href(), { title, description }) };
