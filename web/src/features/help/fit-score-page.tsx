import { fitScoreHelp } from '../../../content/fit-score';
import { usePageTitle } from '../../lib/use-page-title';
import { HelpArticle } from './help-article';
import { LimitList } from './limit-list';

/** `/app/help/fit-score`: the formula in words. */
export function FitScoreHelpPage() {
  usePageTitle(fitScoreHelp.title);
  return <HelpArticle {...fitScoreHelp} below={{ weights: <LimitList rows={fitScoreHelp.weights.map(([name, weight]) => [name, String(weight)])} /> }} />;
}
