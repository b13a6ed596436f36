import type { Figures } from '@folia/contracts/figures/shapes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../lib/api';
import { loaderContext } from '../../lib/loader-context';
import { Demo, Sections } from './later-parts';

/** `figures` null: they could not be asked for, and the page goes without. */
export type LandingData = { figures: Figures | null };

/** What the page says of this installation. In a browser, the scripts of its parts come while the headline can be read already. */
export async function loadLanding({ context, request }: LoaderFunctionArgs): Promise<LandingData> {
  const [figures] = await Promise.all([
    api.get('/figures', { via: loaderContext(context).api, signal: request.signal }).catch(() => null),
    ...(typeof document === 'undefined' ? [Demo, Sections].map((part) => part.ready()) : []),
  ]);
  return { figures };
}
