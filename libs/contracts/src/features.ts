import * as accountQuestions from './account/questions';
import { accountRoutes } from './account/routes';
import * as accountEmailQuestions from './account-email/questions';
import { accountEmailRoutes } from './account-email/routes';
import * as adminQuestions from './admin/questions';
import { adminRoutes } from './admin/routes';
import * as deletionQuestions from './deletion/questions';
import { deletionRoutes } from './deletion/routes';
import { emailJob } from './email/job';
import * as exportQuestions from './export/questions';
import { exportRoutes } from './export/routes';
import * as fileQuestions from './file/questions';
import { fileRoutes } from './file/routes';
import { fitScoreJob } from './fit-score/job';
import * as fitScoreQuestions from './fit-score/questions';
import { fitScoreRoutes } from './fit-score/routes';
import * as generalResumeQuestions from './general-resume/questions';
import { generalResumeRoutes } from './general-resume/routes';
import * as guestMessageQuestions from './guest-message/questions';
import { guestMessageRoutes } from './guest-message/routes';
import { healthRoutes } from './health/routes';
import * as historyQuestions from './history/questions';
import { historyRoutes } from './history/routes';
import * as itemQuestions from './item/questions';
import { itemRoutes } from './item/routes';
import type { Job } from './job';
import * as jobQuestions from './job/questions';
import { jobRoutes } from './job/routes';
import * as linkQuestions from './link/questions';
import { linkRoutes } from './link/routes';
import * as linkPreviewQuestions from './link-preview/questions';
import { linkPreviewRoutes } from './link-preview/routes';
import * as mediaQuestions from './media/questions';
import { mediaRoutes } from './media/routes';
import * as messageQuestions from './message/questions';
import { messageRoutes } from './message/routes';
import * as modelQuestions from './model/questions';
import { modelRoutes } from './model/routes';
import * as namedProfileQuestions from './named-profile/questions';
import { namedProfileRoutes } from './named-profile/routes';
import * as notificationQuestions from './notification/questions';
import { notificationRoutes } from './notification/routes';
import * as peopleSearchQuestions from './people-search/questions';
import { peopleSearchRoutes } from './people-search/routes';
import * as photoQuestions from './photo/questions';
import { photoRoutes } from './photo/routes';
import * as portfolioQuestions from './portfolio/questions';
import { portfolioRoutes } from './portfolio/routes';
import * as postingQuestions from './posting/questions';
import { postingRoutes } from './posting/routes';
import { resumeImportJob } from './resume-import/job';
import * as resumeImportQuestions from './resume-import/questions';
import { resumeImportRoutes } from './resume-import/routes';
import type { Route } from './route';
import type { Rpc } from './rpc';
import * as safetyQuestions from './safety/questions';
import { safetyRoutes } from './safety/routes';
import * as sessionQuestions from './session/questions';
import { sessionRoutes } from './session/routes';
import * as signInsQuestions from './sign-ins/questions';
import { signInsRoutes } from './sign-ins/routes';
import { tailorMadeJob } from './tailored-resume/job';
import * as tailoredResumeQuestions from './tailored-resume/questions';
import { tailoredResumeRoutes } from './tailored-resume/routes';
import * as usageQuestions from './usage/questions';
import { usageRoutes } from './usage/routes';
import * as usernameQuestions from './username/questions';
import { usernameRoutes } from './username/routes';

/** One feature of the product as others see it: what may be asked of it, by which routes of the API, and what it does behind a queue. */
export type Feature = { readonly name: string; readonly questions: readonly Rpc[]; readonly routes: readonly Route[]; readonly job: Job | null };

const isRpc = (value: unknown): value is Rpc => typeof value === 'object' && value !== null && 'service' in value && 'timeoutMs' in value && 'access' in value;

const feature = (name: string, { questions = {}, routes = [], job = null }: { questions?: object; routes?: readonly Route[]; job?: Job | null }): Feature => ({
  name,
  questions: Object.values(questions).filter(isRpc),
  routes,
  job,
});

/** The one list of features: routes, the OpenAPI document, limits, handlers, queues and the authorization matrix are derived from it. */
export const features: readonly Feature[] = [
  feature('account', { questions: accountQuestions, routes: accountRoutes }),
  feature('account-email', { questions: accountEmailQuestions, routes: accountEmailRoutes }),
  feature('admin', { questions: adminQuestions, routes: adminRoutes }),
  feature('deletion', { questions: deletionQuestions, routes: deletionRoutes }),
  feature('email', { job: emailJob }),
  feature('export', { questions: exportQuestions, routes: exportRoutes }),
  feature('file', { questions: fileQuestions, routes: fileRoutes }),
  feature('fit-score', { questions: fitScoreQuestions, routes: fitScoreRoutes, job: fitScoreJob }),
  feature('general-resume', { questions: generalResumeQuestions, routes: generalResumeRoutes }),
  feature('guest-message', { questions: guestMessageQuestions, routes: guestMessageRoutes }),
  feature('health', { routes: healthRoutes }),
  feature('history', { questions: historyQuestions, routes: historyRoutes }),
  feature('item', { questions: itemQuestions, routes: itemRoutes }),
  feature('job', { questions: jobQuestions, routes: jobRoutes }),
  feature('link', { questions: linkQuestions, routes: linkRoutes }),
  feature('link-preview', { questions: linkPreviewQuestions, routes: linkPreviewRoutes }),
  feature('media', { questions: mediaQuestions, routes: mediaRoutes }),
  feature('message', { questions: messageQuestions, routes: messageRoutes }),
  feature('model', { questions: modelQuestions, routes: modelRoutes }),
  feature('named-profile', { questions: namedProfileQuestions, routes: namedProfileRoutes }),
  feature('notification', { questions: notificationQuestions, routes: notificationRoutes }),
  feature('people-search', { questions: peopleSearchQuestions, routes: peopleSearchRoutes }),
  feature('photo', { questions: photoQuestions, routes: photoRoutes }),
  feature('portfolio', { questions: portfolioQuestions, routes: portfolioRoutes }),
  feature('resume-import', { questions: resumeImportQuestions, routes: resumeImportRoutes, job: resumeImportJob }),
  feature('safety', { questions: safetyQuestions, routes: safetyRoutes }),
  feature('posting', { questions: postingQuestions, routes: postingRoutes }),
  feature('session', { questions: sessionQuestions, routes: sessionRoutes }),
  feature('sign-ins', { questions: signInsQuestions, routes: signInsRoutes }),
  feature('tailored-resume', { questions: tailoredResumeQuestions, routes: tailoredResumeRoutes, job: tailorMadeJob }),
  feature('usage', { questions: usageQuestions, routes: usageRoutes }),
  feature('username', { questions: usernameQuestions, routes: usernameRoutes }),
];

/** Every route of the public API (SPEC section 7, DESIGN section 7). */
export const apiRoutes: readonly Route[] = features.flatMap(({ routes }) => routes);

/** Every question and command that a service must answer; a service that misses one, or answers one twice, refuses to start. */
export const rpcsOf = (service: string): Rpc[] => features.flatMap(({ questions }) => questions).filter((question) => question.service === service);

/** Every kind of job that a service must do; one without a processor, or with two, keeps it from starting. */
export const jobsOf = (service: string): Job[] => features.flatMap(({ job }) => (job?.service === service ? [job] : []));
