import type { ItemKind } from '@folia/contracts/item/fields';
import type { ComponentType } from 'react';
import { signedInScreen } from './signed-in-screen';

/** Every screen that is not a public page, by name: people who only read do not fetch this list of scripts. */
export const appScreens = {
  dashboard: async () => signedInScreen((await import('./dashboard-screen')).DashboardScreen),
  'resume-import': async () => signedInScreen((await import('../features/resume-import/resume-import-page')).ResumeImportPage),
  billing: async () => signedInScreen((await import('./billing-screen')).BillingScreen),
  history: async () => signedInScreen((await import('../features/history/history-page')).HistoryPage),
  settings: async () => signedInScreen((await import('./settings/settings-page')).SettingsPage),
  sharing: async () => signedInScreen((await import('../features/link/links-page')).LinksPage),
  admin: async () => signedInScreen((await import('../features/admin/admin-page')).AdminPage),
  organisation: async () => signedInScreen((await import('../features/organisation/organisation-page')).OrganisationPage),
  invitation: async () => (await import('../features/organisation/invitation-page')).InvitationPage,
  proposals: async () => signedInScreen((await import('../features/proposal/proposals-page')).ProposalsPage),
  oauth: async () => signedInScreen((await import('../features/oauth/request-page')).RequestPage),
  candidacies: async () => signedInScreen((await import('../features/candidacy/candidacies-page')).CandidaciesPage),
  'own-screening': async () => (await import('../features/candidacy/own-screening-page')).OwnScreeningPage,
  messages: async () => signedInScreen((await import('./messages-screen')).MessagesScreen),
  analytics: async () => signedInScreen((await import('../features/analytics/analytics-page')).AnalyticsPage),
  notifications: async () => signedInScreen((await import('../features/notification/notifications-page')).NotificationsPage),
  career: async () => signedInScreen((await import('../features/posting/career-page')).CareerPage),
  calculator: async () => signedInScreen((await import('../features/fit-score/calculator-page')).CalculatorPage),
  match: async () => {
    const [{ MatchPage }, { ReportSkeleton }] = await Promise.all([
      import('../features/fit-score/match-page'),
      import('../features/fit-score/report/report-skeleton'),
    ]);
    return signedInScreen(MatchPage, ReportSkeleton);
  },
  'new-resume': async () => signedInScreen((await import('../features/tailored-resume/new-resume-page')).NewResumePage),
  'general-resume': async () => signedInScreen((await import('../features/tailored-resume/general/general-resume-page')).GeneralResumePage),
  'tailored-resume': async () => {
    const [{ ResumePage }, { ResumeSkeleton }] = await Promise.all([
      import('../features/tailored-resume/resume-page'),
      import('../features/tailored-resume/resume-skeleton'),
    ]);
    return signedInScreen(ResumePage, ResumeSkeleton);
  },
  'resume-analysis': async () => {
    const [{ AnalysisPage }, { AnalysisSkeleton }] = await Promise.all([
      import('../features/tailored-resume/analysis-page'),
      import('../features/tailored-resume/analysis-skeleton'),
    ]);
    return signedInScreen(AnalysisPage, AnalysisSkeleton);
  },
  screening: async () => signedInScreen((await import('../features/screening/jobs-page')).JobsPage),
  'screening-board': async () => {
    // Two small scripts, and first: the board is on its way while those of its screen come.
    void import('../features/screening/board/fetch-board-early').then(({ fetchBoardEarly }) => fetchBoardEarly()).catch(() => {});
    const [{ BoardPage }, { BoardSkeleton }] = await Promise.all([
      import('../features/screening/board/board-page'),
      import('../features/screening/board/board-skeleton'),
    ]);
    return signedInScreen(BoardPage, BoardSkeleton);
  },
  'screening-criteria': async () => signedInScreen((await import('../features/screening/criteria/criteria-page')).CriteriaPage),
  'screening-find': async () => signedInScreen((await import('../features/screening/find/find-page')).FindPage),
  developers: async () => signedInScreen((await import('../features/developers/developers-page')).DevelopersPage),
  verification: async () => signedInScreen((await import('../features/verification/verification-page')).VerificationPage),
  'screening-compare': async () => signedInScreen((await import('../features/screening/compare/compare-page')).ComparePage),
  'confirm-email': async () => (await import('../features/session/confirm-email-page')).ConfirmEmailPage,
  recover: async () => (await import('../features/session/recover-page')).RecoverPage,
  'confirm-message': async () => (await import('../features/message/confirm-message-page')).ConfirmMessagePage,
  unsubscribe: async () => (await import('../features/notification/unsubscribe-page')).UnsubscribePage,
  'linkedin-callback': async () => (await import('../features/session/linkedin-callback-page')).LinkedinCallbackPage,
} satisfies Record<string, () => Promise<ComponentType>>;
export type AppScreens = typeof appScreens;

/** The form of one kind. */
export const itemForm = async (kind: ItemKind) => (await import('./item-form-screen')).itemFormScreen(kind);
