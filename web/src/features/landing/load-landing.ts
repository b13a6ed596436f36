import type { Figures } from '@folia/contracts/figures/shapes';
import type { Plans } from '@folia/contracts/plans';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../lib/api';
import { loaderContext } from '../../lib/loader-context';
import { Demo, Sections } from './later-parts';

/** Null is what could not be asked for: the page goes without. */
export type LandingData = { figures: Figures | null; plans: Plans | null };

/** What the page says of this installation. In a browser, the scripts of its parts come while the headline can be read already. */
export async function loadLanding({ context, request }: LoaderFunctionArgs): Promise<LandingData> {
  const asked = { via: loaderContext(context).api, signal: request.signal };
  const [figures, terms] = await Promise.all([
    api.get('/figures', asked).catch(() => null),
    api.get('/plans', asked).catch(() => null),
    ...(typeof document === 'undefined' ? [Demo, Sections].map((part) => part.ready()) : []),
  ]);
  return { figures, plans: terms?.plans ?? null };
}
