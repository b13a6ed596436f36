import { LandingPage } from '../features/landing/landing-page';
import { TrialPlace } from '../features/resume-trial/trial-place';

/** Where the features that make up the landing page meet. */
export const LandingScreen = () => <LandingPage Trial={TrialPlace} />;
