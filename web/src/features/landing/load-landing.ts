import type { Figures } from '@folia/contracts/figures/shapes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../lib/api';
import { loaderContext } from '../../lib/loader-context';
import { isDrawn } from '../../ui/later-part';
import { Demo, Sections } from './later-parts';

/** `figures` null: they could not be asked for, and the page goes without. */
export type LandingData = { figures: Figures | null };

/** What the page says of this installation. The scripts of its parts come later only where their markup is in the document already. */
export async function loadLanding({ context, request }: LoaderFunctionArgs): Promise<LandingData> {
  const [figures] = await Promise.all([
    api.get('/figures', { via: loaderContext(context).api, signal: request.signal }).catch(() => null),
    ...[Demo, Sections].map((part) => (isDrawn(part) ? null : part.ready())),
  ]);
  return { figures };
}
