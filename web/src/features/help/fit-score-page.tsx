import { fitScoreHelp } from '../../../content/fit-score';
import { paths } from '../../lib/paths';
import { usePageHead } from '../../lib/use-page-head';
import { HelpArticle } from './help-article';
import { LimitList } from './limit-list';

/** What the document's head says about it. */
export const fitScoreHelpMeta = { title: fitScoreHelp.title, description: fitScoreHelp.description };

/** `/app/help/fit-score`: the formula in words. */
export function FitScoreHelpPage() {
  usePageHead(paths.howScoresAreMade.href(), fitScoreHelp);
  return <HelpArticle {...fitScoreHelp} below={{ weights: <LimitList rows={fitScoreHelp.weights.map(([name, weight]) => [name, String(weight)])} /> }} />;
}
