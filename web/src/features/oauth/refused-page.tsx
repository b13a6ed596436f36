import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/use-page-title';
import { NarrowPage } from '../../ui/narrow-page';
import { texts } from './texts';

/** `/app/oauth?error=`: a request that came to nothing, and of which no program can be told. */
export function RefusedPage() {
  usePageTitle(texts.pageTitle);
  const [query] = useSearchParams();
  return <NarrowPage {...texts.refusal(query.get('error'))} />;
}
