import { type PagedKind, pagedKinds } from '@folia/contracts/item/page-routes';
import { isSettingsTab } from '@folia/contracts/settings-tabs';
import { type LoaderFunction, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { PortfolioSkeleton } from '../features/portfolio/calm/portfolio-skeleton';
import { isSignedIn } from '../lib/auth-code';
import { loadChunk } from '../lib/load-chunk';
import { nothingHere } from '../lib/nothing-here';
import { homePaths, paths } from '../lib/paths';
import { loadQueries } from '../lib/queries';
import type { AppScreens } from './app-screens';
import { signedInOnly, signedInOrHome } from './guards';
import { itemFormRoutes } from './item-form-routes';
import { RouteError } from './route-error';
import { ScreenFrame } from './screen-frame';
import { Shell } from './shell';
import { loadPage, siteRoutes } from './site-routes';
import { takeLinkToken } from './take-link-token';

const app = (screen: keyof AppScreens) => () =>
  loadChunk(screen, async () => {
    const [{ appScreens }] = await Promise.all([import('./app-screens'), loadQueries()]);
    return { Component: await appScreens[screen]() };
  });
const landing = () => loadPage('landing', async () => (await import('./landing-screen')).landingScreen);
const jobPage = () => loadPage('job-page', async () => (await import('../features/candidacy/job-page')).jobPage);
const siteFrame = () => loadChunk('site', async () => ({ Component: (await import('./site-frame')).SiteFrame }));
/** A page that arrived with its data asks for nothing more, so what would ask comes when it has to. */
const askingLater =
  (chunk: string, load: () => Promise<LoaderFunction>): LoaderFunction =>
  async (args) =>
    (await loadChunk(chunk, load))(args);
const portfolio = () =>
  loadChunk('portfolio', async () => ({
    Component: (await import('./portfolio-screen')).PortfolioScreen,
    loader: askingLater('portfolio', async () => (await import('../features/portfolio/load-portfolio')).loadPortfolio),
  }));
const itemPage = (kind: PagedKind) => () =>
  loadChunk('item-page', async () => ({
    Component: (await import('./item-page-screen')).ItemPageScreen,
    loader: askingLater('item-page', async () => (await import('../features/portfolio/item-page/load-item-page')).loadItemPage(kind)),
  }));
const gate = () => loadChunk('gate', async () => ({ Component: (await import('./gate-screen')).GateScreen }));
// Being signed in does not change during a page load, so one look decides which of the two is the start page.
const home = () => (isSignedIn() ? app('dashboard')() : landing());

// Without an element, a route that only throws would be reported as empty.
const nothing = () => null;

const toCareerCenter = () => redirect(isSignedIn() ? paths.careerCenter.href() : paths.home.href());

const settingsGuard = (to: LoaderFunctionArgs) => (isSettingsTab(to.params.tab) ? signedInOnly(to) : nothingHere(to));

/** Every screen (spec section 2). The server renders the public pages from this same table. */
export const routes: RouteObject[] = [
  { path: paths.protectedLink.path, loader: takeLinkToken, Component: nothing, HydrateFallback: nothing },
  { path: paths.gate.path, lazy: gate, HydrateFallback: nothing, ErrorBoundary: RouteError },
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        HydrateFallback: nothing,
        children: [
          {
            lazy: siteFrame,
            children: [
              ...homePaths.map((path) => ({ path, lazy: home })),
              { path: paths.landing.path, lazy: landing },
              ...siteRoutes,
              { path: paths.job.path, lazy: jobPage },
            ],
          },
          {
            Component: ScreenFrame,
            children: [
              ...[paths.user.path, paths.dashboard.path, '/dashboard', '/app/profile'].map((path) => ({
                path,
                loader: signedInOrHome,
                lazy: app('dashboard'),
              })),
              { path: paths.resumeImport.path, loader: signedInOnly, lazy: app('resume-import') },
              { path: paths.billing.path, loader: signedInOnly, lazy: app('billing') },
              { path: paths.history.path, loader: signedInOnly, lazy: app('history') },
              { path: paths.sharing.path, loader: signedInOnly, lazy: app('sharing') },
              { path: paths.settings.path, loader: signedInOnly, lazy: app('settings') },
              { path: paths.settingsTab.path, loader: settingsGuard, lazy: app('settings') },
              ...itemFormRoutes,
              { path: paths.careerCenter.path, loader: signedInOnly, lazy: app('career') },
              { path: paths.newResume.path, loader: signedInOnly, lazy: app('new-resume') },
              { path: paths.generalResume.path, loader: signedInOnly, lazy: app('general-resume') },
              { path: paths.tailoredResume.path, loader: signedInOnly, lazy: app('tailored-resume') },
              { path: paths.resumeAnalysis.path, loader: signedInOnly, lazy: app('resume-analysis') },
              { path: paths.jobMatch.path, loader: toCareerCenter, Component: nothing },
              { path: paths.calculator.path, loader: signedInOnly, lazy: app('calculator') },
              { path: paths.match.path, loader: signedInOnly, lazy: app('match') },
              { path: paths.screening.path, loader: signedInOnly, lazy: app('screening') },
              { path: paths.screeningBoard.path, loader: signedInOnly, lazy: app('screening-board') },
              { path: paths.screeningCriteria.path, loader: signedInOnly, lazy: app('screening-criteria') },
              { path: paths.screeningFind.path, loader: signedInOnly, lazy: app('screening-find') },
              { path: paths.developers.path, loader: signedInOnly, lazy: app('developers') },
              { path: paths.verification.path, loader: signedInOnly, lazy: app('verification') },
              { path: paths.screeningCompare.path, loader: signedInOnly, lazy: app('screening-compare') },
              { path: paths.admin.path, loader: signedInOnly, lazy: app('admin') },
              { path: paths.organisation.path, loader: signedInOnly, lazy: app('organisation') },
              { path: paths.invitation.path, lazy: app('invitation') },
              { path: paths.proposals.path, loader: signedInOnly, lazy: app('proposals') },
              { path: paths.oauth.path, loader: signedInOnly, lazy: app('oauth') },
              { path: paths.candidacies.path, loader: signedInOnly, lazy: app('candidacies') },
              { path: paths.ownScreening.path, lazy: app('own-screening') },
              { path: paths.messages.path, loader: signedInOnly, lazy: app('messages') },
              { path: paths.analytics.path, loader: signedInOnly, lazy: app('analytics') },
              { path: paths.notifications.path, loader: signedInOnly, lazy: app('notifications') },
              { path: paths.confirmEmail.path, lazy: app('confirm-email') },
              { path: paths.recover.path, lazy: app('recover') },
              { path: paths.confirmMessage.path, lazy: app('confirm-message') },
              { path: paths.unsubscribe.path, lazy: app('unsubscribe') },
              { path: paths.linkedinCallback.path, lazy: app('linkedin-callback') },
            ],
          },
          { path: paths.portfolioById.path, lazy: portfolio, HydrateFallback: PortfolioSkeleton },
          { path: paths.portfolio.path, lazy: portfolio, HydrateFallback: PortfolioSkeleton },
          ...pagedKinds.map((kind) => ({ path: paths.itemPage(kind).path, lazy: itemPage(kind), HydrateFallback: PortfolioSkeleton })),
          { path: '*', loader: nothingHere, Component: nothing },
        ],
      },
    ],
  },
];
