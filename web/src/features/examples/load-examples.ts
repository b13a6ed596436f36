import type { Example } from '@folia/contracts/examples/shapes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../lib/api';
import { loaderContext } from '../../lib/loader-context';

/** The example people; `look` is the one of the address, or null for all. */
export type ExamplesData = { items: Example[]; look: Example['look'] | null };

const looks: readonly Example['look'][] = ['calm', 'compact', 'editorial'];

export async function loadExamples({ request, context }: LoaderFunctionArgs): Promise<ExamplesData> {
  const { api: via } = loaderContext(context);
  const asked = new URL(request.url).searchParams.get('look');
  const { items } = await api.get('/examples', { via, signal: request.signal });
  return { items, look: looks.find((look) => look === asked) ?? null };
}
