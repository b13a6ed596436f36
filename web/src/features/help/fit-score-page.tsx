import { fitScoreHelp } from '../../../content/fit-score';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { HelpArticle } from './help-article';
import { LimitList } from './limit-list';

/** `/app/help/fit-score`: the formula in words. */
function FitScoreHelpPage() {
  return <HelpArticle {...fitScoreHelp} below={{ weights: <LimitList rows={fitScoreHelp.weights.map(([name, weight]) => [name, String(weight)])} /> }} />;
}

const { title, description } = fitScoreHelp;
export const fitScoreHelpPage: SitePage = {
  Component: FitScoreHelpPage,
  head: (appUrl) => siteMeta(appUrl, paths.howScoresAreMade.href(), { title, description }),
};
