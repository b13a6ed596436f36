import { lazyPart } from '../../ui/lazy-part';

/** The optional questions, fetched once somebody has applied. */
export const VoluntaryPart = lazyPart('voluntary-form', async () => (await import('./voluntary-form')).VoluntaryForm, { inPlace: true });
