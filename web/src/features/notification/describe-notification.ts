import type { Notification } from '@folia/contracts/notification/shapes';
import { paths } from '../../lib/paths';
import { texts } from './texts';

/** The sentence of a notification and where it leads; null if there is nothing to see. */
export function describeNotification({ kind, about, name, plan, meter }: Notification): { words: string; href: string | null } {
  switch (kind) {
    case 'import-ready':
      return { words: texts.importReady, href: paths.resumeImport.href(about ?? undefined) };
    case 'import-failed':
      return { words: texts.importFailed, href: paths.resumeImport.href(about ?? undefined) };
    case 'screening-asked':
      return { words: texts.screeningAsked(name), href: about ? `${paths.candidacies.href()}?of=${about}` : null };
    case 'find-opened':
      return { words: texts.findOpened(name), href: paths.settingsTab.href('being-found') };
    case 'job-reminder':
      return { words: texts.jobReminder, href: paths.careerCenter.href() };
    case 'message':
      return { words: texts.message(name), href: about ? paths.messages.thread(about) : null };
    case 'question-unanswered':
      return { words: texts.questionUnanswered, href: paths.messages.mode('unanswered') };
    case 'answer-helpful':
      return { words: texts.answerHelpful, href: about ? paths.messages.talk(about) : null };
    case 'answer-unhelpful':
      return { words: texts.answerUnhelpful, href: about ? paths.messages.talk(about) : null };
    case 'contact-left':
      return { words: texts.contactLeft, href: about ? paths.messages.talk(about) : null };
    case 'questions-asked':
      return { words: texts.questionsAsked, href: paths.messages.mode('asked-of-me') };
    case 'report-upheld':
      return { words: texts.reportUpheld, href: null };
    case 'report-dismissed':
      return { words: texts.reportDismissed, href: null };
    case 'suspended':
      return { words: texts.suspended, href: null };
    case 'reinstated':
      return { words: texts.reinstated, href: null };
    case 'plan-changed':
      return { words: texts.planChanged(plan), href: paths.billing.href() };
    case 'invoice-paid':
      return { words: texts.invoicePaid, href: paths.billing.href() };
    case 'credit-made':
      return { words: texts.creditMade, href: paths.billing.href() };
    case 'payment-failed':
      return { words: texts.paymentFailed, href: paths.billing.href() };
    case 'plan-ends-soon':
      return { words: texts.planEndsSoon, href: paths.billing.href() };
    case 'plan-renews':
      return { words: texts.planRenews, href: paths.billing.href() };
    case 'plan-requested':
      return { words: texts.planRequested, href: paths.admin.path };
    case 'planned-score-ready':
      return { words: texts.plannedScoreReady, href: about ? paths.match.href(about) : null };
    case 'planned-resume-ready':
      return { words: texts.plannedResumeReady, href: about ? paths.tailoredResume.href(about) : null };
    case 'own-score-ready':
      return { words: texts.ownScoreReady, href: about ? paths.match.href(about) : null };
    case 'own-resume-ready':
      return { words: texts.ownResumeReady, href: about ? paths.tailoredResume.href(about) : null };
    case 'own-model-failed':
      return { words: texts.ownModelFailed, href: paths.settingsTab.href('own-model') };
    case 'planned-job-failed':
      return { words: texts.plannedJobFailed, href: paths.billing.href() };
    case 'limit-near':
      return { words: texts.limitNear(meter), href: paths.billing.href() };
    case 'limit-reached':
      return { words: texts.limitReached(meter), href: paths.billing.href() };
    case 'admin-made':
      return { words: texts.adminMade, href: paths.admin.path };
    case 'admin-unmade':
      return { words: texts.adminUnmade, href: null };
    case 'sign-in-added':
      return { words: texts.signInAdded, href: paths.settingsTab.href('sign-ins') };
    case 'sign-in-removed':
      return { words: texts.signInRemoved, href: paths.settingsTab.href('sign-ins') };
    case 'email-asked':
      return { words: texts.emailAsked, href: paths.settingsTab.href('sign-ins') };
    case 'email-changed':
      return { words: texts.emailChanged, href: paths.settingsTab.href('sign-ins') };
    case 'recovered':
      return { words: texts.recovered, href: paths.settingsTab.href('sessions') };
    case 'leaving':
      return { words: texts.leaving, href: null };
    case 'kept':
      return { words: texts.kept, href: null };
    case 'link-first-view':
      return { words: texts.linkFirstView, href: paths.analytics.href() };
    case 'long-visit':
      return { words: texts.longVisit, href: paths.analytics.href() };
    case 'link-ending':
      return { words: texts.linkEnding, href: paths.settingsTab.href('sharing') };
    case 'visits-day':
      return { words: texts.visitsDay, href: paths.analytics.href() };
    case 'visits-week':
      return { words: texts.visitsWeek, href: paths.analytics.href() };
    case 'link-end-set':
      return { words: texts.linkEndSet, href: paths.settingsTab.href('sharing') };
    case 'feedback-came':
      return { words: texts.feedbackCame, href: paths.admin.href('feedback') };
    case 'feedback-answered':
      return { words: texts.feedbackAnswered, href: paths.feedback.href() };
    case 'contest-made':
      return { words: texts.contestMade, href: about ? `${paths.screeningBoard.href(about)}?contested=yes` : null };
    case 'file-refused':
      return { words: texts.fileRefused, href: about ? paths.screeningBoard.href(about) : null };
    case 'copy-left':
      return { words: texts.copyLeft, href: about ? `${paths.screeningBoard.href(about)}?handed-over=yes` : null };
    case 'webhook-failing':
      return { words: texts.webhookFailing, href: paths.developers.href() };
    case 'webhook-off':
      return { words: texts.webhookOff, href: paths.developers.href() };
    case 'key-ends-soon':
      return { words: texts.keyEndsSoon, href: paths.developers.href() };
    case 'candidacy-ended':
      return { words: texts.candidacyEnded, href: paths.candidacies.href() };
    case 'organisation-deleted':
      return { words: texts.organisationDeleted(name), href: null };
    case 'contest-answered':
      return { words: texts.contestAnswered, href: `${paths.candidacies.href()}?of=${about}` };
    case 'mentioned':
      return { words: texts.mentioned(name), href: about ? `${paths.screeningBoard.href(about)}?mentioned=yes` : null };
    case 'name-reserved':
      return { words: texts.nameReserved, href: paths.settingsTab.href('username') };
    case 'link-locked':
      return { words: texts.linkLocked, href: `${paths.settingsTab.href('sharing')}?link=${about}` };
  }
}
