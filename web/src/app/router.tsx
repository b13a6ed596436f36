import { type PagedKind, pagedKinds } from '@folia/contracts/item-routes';
import { isSettingsTab } from '@folia/contracts/settings-tabs';
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { fitScoreHelp } from '../../content/fit-score';
import { helpTexts } from '../features/help/texts';
import { PortfolioSkeleton } from '../features/portfolio/calm/portfolio-skeleton';
import { isSignedIn } from '../lib/auth-code';
import { loaderContext } from '../lib/loader-context';
import { paths } from '../lib/paths';
import { signedInOnly, signedInOrHome } from './guards';
import { itemFormRoutes } from './item-form-routes';
import { loadChunk } from './load-chunk';
import { RouteError } from './route-error';
import { Shell } from './shell';
import { signedInScreen } from './signed-in-screen';
import { takeLinkToken } from './take-link-token';

const dashboard = () => loadChunk('dashboard', async () => ({ Component: signedInScreen((await import('./dashboard-screen')).DashboardScreen) }));
const landing = () => loadChunk('landing', async () => ({ Component: (await import('../features/landing/landing-page')).LandingPage }));
const portfolio = () =>
  loadChunk('portfolio', async () => {
    const [{ PortfolioScreen }, { loadPortfolio }] = await Promise.all([import('./portfolio-screen'), import('../features/portfolio/load-portfolio')]);
    return { Component: PortfolioScreen, loader: loadPortfolio };
  });
const itemPage = (kind: PagedKind) => () =>
  loadChunk('item-page', async () => {
    const [{ ItemPageScreen }, { loadItemPage }] = await Promise.all([import('./item-page-screen'), import('../features/portfolio/item-page/load-item-page')]);
    return { Component: ItemPageScreen, loader: loadItemPage(kind) };
  });
const resumeImport = () =>
  loadChunk('resume-import', async () => ({ Component: signedInScreen((await import('../features/resume-import/resume-import-page')).ResumeImportPage) }));
const help = () => loadChunk('help', async () => ({ Component: (await import('../features/help/help-page')).HelpPage }));
const history = () => loadChunk('history', async () => ({ Component: signedInScreen((await import('../features/history/history-page')).HistoryPage) }));
const settings = () => loadChunk('settings', async () => ({ Component: signedInScreen((await import('./settings/settings-page')).SettingsPage) }));
const sharing = () => loadChunk('sharing', async () => ({ Component: signedInScreen((await import('../features/link/links-page')).LinksPage) }));
const gate = () => loadChunk('gate', async () => ({ Component: (await import('./gate-screen')).GateScreen }));
const admin = () => loadChunk('admin', async () => ({ Component: signedInScreen((await import('../features/admin/admin-page')).AdminPage) }));
const messages = () => loadChunk('messages', async () => ({ Component: signedInScreen((await import('./messages-screen')).MessagesScreen) }));
const notifications = () =>
  loadChunk('notifications', async () => ({ Component: signedInScreen((await import('../features/notification/notifications-page')).NotificationsPage) }));
const confirmEmail = () => loadChunk('confirm-email', async () => ({ Component: (await import('../features/session/confirm-email-page')).ConfirmEmailPage }));
const recover = () => loadChunk('recover', async () => ({ Component: (await import('../features/session/recover-page')).RecoverPage }));
const confirmMessage = () =>
  loadChunk('confirm-message', async () => ({ Component: (await import('../features/message/confirm-message-page')).ConfirmMessagePage }));
const unsubscribe = () => loadChunk('unsubscribe', async () => ({ Component: (await import('../features/notification/unsubscribe-page')).UnsubscribePage }));
const career = () => loadChunk('career', async () => ({ Component: signedInScreen((await import('../features/saved-job/career-page')).CareerPage) }));
const calculator = () =>
  loadChunk('fit-score', async () => ({ Component: signedInScreen((await import('../features/fit-score/calculator-page')).CalculatorPage) }));
const match = () => loadChunk('fit-score', async () => ({ Component: signedInScreen((await import('../features/fit-score/match-page')).MatchPage) }));
const newResume = () =>
  loadChunk('tailored-resume', async () => ({ Component: signedInScreen((await import('../features/tailored-resume/new-resume-page')).NewResumePage) }));
const generalResume = () =>
  loadChunk('tailored-resume', async () => ({
    Component: signedInScreen((await import('../features/tailored-resume/general/general-resume-page')).GeneralResumePage),
  }));
const tailoredResume = () =>
  loadChunk('tailored-resume', async () => ({ Component: signedInScreen((await import('../features/tailored-resume/resume-page')).ResumePage) }));
const resumeAnalysis = () =>
  loadChunk('tailored-resume', async () => ({ Component: signedInScreen((await import('../features/tailored-resume/analysis-page')).AnalysisPage) }));
const scoreHelp = () => loadChunk('help', async () => ({ Component: (await import('../features/help/fit-score-page')).FitScoreHelpPage }));
const linkedinCallback = () =>
  loadChunk('linkedin-callback', async () => ({ Component: (await import('../features/session/linkedin-callback-page')).LinkedinCallbackPage }));
// Being signed in does not change while the page stands, so one look decides which of the two is the start page.
const home = () => (isSignedIn() ? dashboard() : landing());

// Without an element of its own a route that only throws would be reported as empty.
const nothing = () => null;

function nothingHere({ context }: LoaderFunctionArgs): never {
  throw data({ requestId: loaderContext(context).requestId ?? null }, { status: 404, statusText: 'Not Found' });
}

const toCareerCenter = () => redirect(isSignedIn() ? paths.careerCenter.href() : paths.home.href());

const settingsGuard = (to: LoaderFunctionArgs) => (isSettingsTab(to.params.tab) ? signedInOnly(to) : nothingHere(to));

/** Every screen (spec section 2). The server renders `/`, the two portfolio addresses and `*` from this very table. */
export const routes: RouteObject[] = [
  { path: paths.protectedLink.path, loader: takeLinkToken, Component: nothing, HydrateFallback: nothing },
  { path: paths.gate.path, lazy: gate, HydrateFallback: nothing, ErrorBoundary: RouteError },
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          ...[paths.home.path, '/home', '/app/home'].map((path) => ({ path, lazy: home })),
          ...[paths.user.path, paths.dashboard.path, '/dashboard', '/app/profile'].map((path) => ({ path, loader: signedInOrHome, lazy: dashboard })),
          { path: paths.resumeImport.path, loader: signedInOnly, lazy: resumeImport },
          { path: paths.history.path, loader: signedInOnly, lazy: history },
          { path: paths.sharing.path, loader: signedInOnly, lazy: sharing },
          { path: paths.settings.path, loader: signedInOnly, lazy: settings },
          { path: paths.settingsTab.path, loader: settingsGuard, lazy: settings },
          ...itemFormRoutes,
          { path: paths.help.path, lazy: help, handle: { title: helpTexts.title, description: helpTexts.description } },
          {
            path: paths.howScoresAreMade.path,
            lazy: scoreHelp,
            handle: { title: fitScoreHelp.title, description: fitScoreHelp.description },
          },
          { path: paths.careerCenter.path, loader: signedInOnly, lazy: career },
          { path: paths.newResume.path, loader: signedInOnly, lazy: newResume },
          { path: paths.generalResume.path, loader: signedInOnly, lazy: generalResume },
          { path: paths.tailoredResume.path, loader: signedInOnly, lazy: tailoredResume },
          { path: paths.resumeAnalysis.path, loader: signedInOnly, lazy: resumeAnalysis },
          { path: paths.jobMatch.path, loader: toCareerCenter, Component: nothing },
          { path: paths.calculator.path, loader: signedInOnly, lazy: calculator },
          { path: paths.match.path, loader: signedInOnly, lazy: match },
          { path: paths.admin.path, loader: signedInOnly, lazy: admin },
          { path: paths.messages.path, loader: signedInOnly, lazy: messages },
          { path: paths.notifications.path, loader: signedInOnly, lazy: notifications },
          { path: paths.confirmEmail.path, lazy: confirmEmail },
          { path: paths.recover.path, lazy: recover },
          { path: paths.confirmMessage.path, lazy: confirmMessage },
          { path: paths.unsubscribe.path, lazy: unsubscribe },
          { path: paths.linkedinCallback.path, lazy: linkedinCallback },
          { path: paths.portfolioById.path, lazy: portfolio, HydrateFallback: PortfolioSkeleton },
          { path: paths.portfolio.path, lazy: portfolio, HydrateFallback: PortfolioSkeleton },
          ...pagedKinds.map((kind) => ({ path: paths.itemPage(kind).path, lazy: itemPage(kind), HydrateFallback: PortfolioSkeleton })),
          { path: '*', loader: nothingHere, Component: nothing },
        ],
      },
    ],
  },
];
