import { landingPage } from '../features/landing/landing-page';
import type { LandingData } from '../features/landing/load-landing';
import { loadLanding } from '../features/landing/load-landing';
import type { SitePage } from '../lib/page-head';
import { laterPart } from '../ui/later-part';

const Trial = laterPart('trial-place', async () => (await import('../features/resume-trial/trial-place')).TrialPlace);

/** Where the features that make up the landing page meet. */
export const landingScreen: SitePage<LandingData> = {
  ...landingPage(Trial),
  loader: async (to) => {
    const [data] = await Promise.all([loadLanding(to), typeof document === 'undefined' && Trial.ready()]);
    return data;
  },
};
