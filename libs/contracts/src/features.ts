import * as accountQuestions from './account/questions';
import { accountRoutes } from './account/routes';
import * as accountEmailQuestions from './account-email/questions';
import { accountEmailRoutes } from './account-email/routes';
import * as adminEvents from './admin/events';
import * as adminQuestions from './admin/questions';
import { adminRoutes } from './admin/routes';
import * as analyticsQuestions from './analytics/questions';
import { analyticsRoutes } from './analytics/routes';
import * as apiKeyQuestions from './api-key/questions';
import { apiKeyRoutes } from './api-key/routes';
import * as askingEvents from './asking/events';
import * as askingQuestions from './asking/questions';
import { askingRoutes } from './asking/routes';
import * as auditQuestions from './audit/questions';
import { auditRoutes } from './audit/routes';
import * as beingFoundQuestions from './being-found/questions';
import { beingFoundRoutes } from './being-found/routes';
import * as billingEvents from './billing/events';
import * as billingQuestions from './billing/questions';
import { billingRoutes } from './billing/routes';
import * as candidacyEvents from './candidacy/events';
import * as candidacyQuestions from './candidacy/questions';
import { candidacyRoutes } from './candidacy/routes';
import * as candidateDoubleQuestions from './candidate-double/questions';
import { candidateDoubleRoutes } from './candidate-double/routes';
import * as candidateListQuestions from './candidate-list/questions';
import { candidateListRoutes } from './candidate-list/routes';
import * as candidateSearchEvents from './candidate-search/events';
import * as candidateSearchQuestions from './candidate-search/questions';
import { candidateSearchRoutes } from './candidate-search/routes';
import * as candidateUploadEvents from './candidate-upload/events';
import * as candidateUploadQuestions from './candidate-upload/questions';
import { candidateUploadRoutes } from './candidate-upload/routes';
import * as connectorQuestions from './connector/questions';
import { connectorRoutes } from './connector/routes';
import * as contestEvents from './contest/events';
import * as contestQuestions from './contest/questions';
import { contestRoutes } from './contest/routes';
import * as deepTalkEvents from './deep-talk/events';
import { deepTalkJob } from './deep-talk/job';
import * as deepTalkQuestions from './deep-talk/questions';
import { deepTalkRoutes } from './deep-talk/routes';
import * as deletionEvents from './deletion/events';
import * as deletionQuestions from './deletion/questions';
import { deletionRoutes } from './deletion/routes';
import { emailJob } from './email/job';
import type { DomainEvent } from './event';
import { exampleRoutes } from './examples/routes';
import * as exportQuestions from './export/questions';
import { exportRoutes } from './export/routes';
import * as featureSwitchQuestions from './feature-switch/questions';
import { featureSwitchRoutes } from './feature-switch/routes';
import * as feedbackQuestions from './feedback/questions';
import { feedbackRoutes } from './feedback/routes';
import * as figuresQuestions from './figures/questions';
import { figuresRoutes } from './figures/routes';
import * as fileQuestions from './file/questions';
import { fileRoutes } from './file/routes';
import { fitScoreJob } from './fit-score/job';
import * as fitScoreQuestions from './fit-score/questions';
import { fitScoreRoutes } from './fit-score/routes';
import * as generalResumeQuestions from './general-resume/questions';
import { generalResumeRoutes } from './general-resume/routes';
import * as guestMessageQuestions from './guest-message/questions';
import { guestMessageRoutes } from './guest-message/routes';
import * as handoverEvents from './handover/events';
import * as handoverQuestions from './handover/questions';
import { handoverRoutes } from './handover/routes';
import { healthRoutes } from './health/routes';
import * as historyQuestions from './history/questions';
import { historyRoutes } from './history/routes';
import * as itemQuestions from './item/questions';
import { itemRoutes } from './item/routes';
import type { Job } from './job';
import * as jobEvents from './job/events';
import * as jobQuestions from './job/questions';
import { jobRoutes } from './job/routes';
import * as linkEvents from './link/events';
import * as linkQuestions from './link/questions';
import { linkRoutes } from './link/routes';
import * as linkPreviewQuestions from './link-preview/questions';
import { linkPreviewRoutes } from './link-preview/routes';
import { mcpRoutes } from './mcp/routes';
import * as mediaQuestions from './media/questions';
import { mediaRoutes } from './media/routes';
import * as messageEvents from './message/events';
import * as messageQuestions from './message/questions';
import { messageRoutes } from './message/routes';
import * as modelQuestions from './model/questions';
import { modelRoutes } from './model/routes';
import * as namedProfileQuestions from './named-profile/questions';
import { namedProfileRoutes } from './named-profile/routes';
import * as notificationQuestions from './notification/questions';
import { notificationRoutes } from './notification/routes';
import * as oauthQuestions from './oauth/questions';
import { oauthApiRoutes } from './oauth/routes';
import { openingRoutes } from './opening/routes';
import * as organisationEvents from './organisation/events';
import * as organisationQuestions from './organisation/questions';
import { organisationRoutes } from './organisation/routes';
import * as ownModelEvents from './own-model/events';
import * as ownModelQuestions from './own-model/questions';
import { ownModelRoutes } from './own-model/routes';
import * as peopleSearchQuestions from './people-search/questions';
import { peopleSearchRoutes } from './people-search/routes';
import * as photoQuestions from './photo/questions';
import { photoRoutes } from './photo/routes';
import * as planQuestions from './plan/questions';
import { planRoutes } from './plan/routes';
import * as plannedJobEvents from './planned-job/events';
import * as plannedJobQuestions from './planned-job/questions';
import { plannedJobRoutes } from './planned-job/routes';
import * as portfolioEvents from './portfolio/events';
import * as portfolioQuestions from './portfolio/questions';
import { portfolioRoutes } from './portfolio/routes';
import * as postingEvents from './posting/events';
import * as postingQuestions from './posting/questions';
import { postingRoutes } from './posting/routes';
import * as proposalQuestions from './proposal/questions';
import { proposalRoutes } from './proposal/routes';
import * as resumeImportEvents from './resume-import/events';
import { resumeImportJob } from './resume-import/job';
import * as resumeImportQuestions from './resume-import/questions';
import { resumeImportRoutes } from './resume-import/routes';
import * as resumeTrialQuestions from './resume-trial/questions';
import { resumeTrialRoutes } from './resume-trial/routes';
import { inV1, isV1, type Route } from './route';
import type { Rpc } from './rpc';
import * as safetyEvents from './safety/events';
import * as safetyQuestions from './safety/questions';
import { safetyRoutes } from './safety/routes';
import { type Scope, scopes } from './scopes';
import * as screeningEvents from './screening/events';
import { screeningRun } from './screening/job';
import * as screeningQuestions from './screening/questions';
import { screeningRoutes } from './screening/routes';
import * as sessionQuestions from './session/questions';
import { sessionRoutes } from './session/routes';
import * as shortlistQuestions from './shortlist/questions';
import { shortlistRoutes } from './shortlist/routes';
import * as signInsQuestions from './sign-ins/questions';
import { signInsRoutes } from './sign-ins/routes';
import * as sitemapQuestions from './sitemap/questions';
import { tailorMadeJob } from './tailored-resume/job';
import * as tailoredResumeQuestions from './tailored-resume/questions';
import { tailoredResumeRoutes } from './tailored-resume/routes';
import * as usageQuestions from './usage/questions';
import { usageRoutes } from './usage/routes';
import * as usernameEvents from './username/events';
import * as usernameQuestions from './username/questions';
import { usernameRoutes } from './username/routes';
import * as verificationQuestions from './verification/questions';
import { verificationRoutes } from './verification/routes';
import * as visitEvents from './visit/events';
import * as visitQuestions from './visit/questions';
import { visitRoutes } from './visit/routes';
import * as webhookEvents from './webhook/events';
import * as webhookQuestions from './webhook/questions';
import { webhookRoutes } from './webhook/routes';

/** One feature of the product as seen from outside: its events, its questions, its API routes and its work behind a queue. */
export type Feature = {
  readonly name: string;
  readonly events: readonly DomainEvent[];
  readonly questions: readonly Rpc[];
  readonly routes: readonly Route[];
  readonly job: Job | null;
};

const isRpc = (value: unknown): value is Rpc => typeof value === 'object' && value !== null && 'service' in value && 'timeoutMs' in value && 'access' in value;
const isEvent = (value: unknown): value is DomainEvent => typeof value === 'object' && value !== null && 'payload' in value && 'subscribers' in value;

type Parts<R extends readonly Route[]> = { events?: object; questions?: object; routes: R; job?: Job | null };
const feature = <R extends readonly Route[]>(name: string, { events = {}, questions = {}, routes, job = null }: Parts<R>) => ({
  name,
  events: Object.values(events).filter(isEvent),
  questions: Object.values(questions).filter(isRpc),
  routes,
  job,
});

const all = [
  feature('account', { questions: accountQuestions, routes: accountRoutes }),
  feature('account-email', { questions: accountEmailQuestions, routes: accountEmailRoutes }),
  feature('admin', { events: adminEvents, questions: adminQuestions, routes: adminRoutes }),
  feature('analytics', { questions: analyticsQuestions, routes: analyticsRoutes }),
  feature('api-key', { questions: apiKeyQuestions, routes: apiKeyRoutes }),
  feature('audit', { questions: auditQuestions, routes: auditRoutes }),
  feature('billing', { events: billingEvents, questions: billingQuestions, routes: billingRoutes }),
  feature('asking', { events: askingEvents, questions: askingQuestions, routes: askingRoutes }),
  feature('candidacy', { events: candidacyEvents, questions: candidacyQuestions, routes: candidacyRoutes }),
  feature('connector', { questions: connectorQuestions, routes: connectorRoutes }),
  feature('contest', { events: contestEvents, questions: contestQuestions, routes: contestRoutes }),
  feature('candidate-double', { questions: candidateDoubleQuestions, routes: candidateDoubleRoutes }),
  feature('candidate-list', { questions: candidateListQuestions, routes: candidateListRoutes }),
  feature('candidate-upload', { events: candidateUploadEvents, questions: candidateUploadQuestions, routes: candidateUploadRoutes }),
  feature('deep-talk', { events: deepTalkEvents, questions: deepTalkQuestions, routes: deepTalkRoutes, job: deepTalkJob }),
  feature('deletion', { events: deletionEvents, questions: deletionQuestions, routes: deletionRoutes }),
  feature('email', { routes: [], job: emailJob }),
  feature('examples', { routes: exampleRoutes }),
  feature('export', { questions: exportQuestions, routes: exportRoutes }),
  feature('feature-switch', { questions: featureSwitchQuestions, routes: featureSwitchRoutes }),
  feature('feedback', { questions: feedbackQuestions, routes: feedbackRoutes }),
  feature('figures', { questions: figuresQuestions, routes: figuresRoutes }),
  feature('file', { questions: fileQuestions, routes: fileRoutes }),
  feature('fit-score', { questions: fitScoreQuestions, routes: fitScoreRoutes, job: fitScoreJob }),
  feature('general-resume', { questions: generalResumeQuestions, routes: generalResumeRoutes }),
  feature('guest-message', { questions: guestMessageQuestions, routes: guestMessageRoutes }),
  feature('handover', { events: handoverEvents, questions: handoverQuestions, routes: handoverRoutes }),
  feature('health', { routes: healthRoutes }),
  feature('history', { questions: historyQuestions, routes: historyRoutes }),
  feature('item', { questions: itemQuestions, routes: itemRoutes }),
  feature('job', { events: jobEvents, questions: jobQuestions, routes: jobRoutes }),
  feature('link', { events: linkEvents, questions: linkQuestions, routes: linkRoutes }),
  feature('link-preview', { questions: linkPreviewQuestions, routes: linkPreviewRoutes }),
  feature('mcp', { routes: mcpRoutes }),
  feature('media', { questions: mediaQuestions, routes: mediaRoutes }),
  feature('message', { events: messageEvents, questions: messageQuestions, routes: messageRoutes }),
  feature('model', { questions: modelQuestions, routes: modelRoutes }),
  feature('named-profile', { questions: namedProfileQuestions, routes: namedProfileRoutes }),
  feature('notification', { questions: notificationQuestions, routes: notificationRoutes }),
  feature('opening', { routes: openingRoutes }),
  feature('own-model', { events: ownModelEvents, questions: ownModelQuestions, routes: ownModelRoutes }),
  feature('organisation', { events: organisationEvents, questions: organisationQuestions, routes: organisationRoutes }),
  feature('people-search', { questions: peopleSearchQuestions, routes: peopleSearchRoutes }),
  feature('photo', { questions: photoQuestions, routes: photoRoutes }),
  feature('planned-job', { events: plannedJobEvents, questions: plannedJobQuestions, routes: plannedJobRoutes }),
  feature('plan', { questions: planQuestions, routes: planRoutes }),
  feature('portfolio', { events: portfolioEvents, questions: portfolioQuestions, routes: portfolioRoutes }),
  feature('proposal', { questions: proposalQuestions, routes: proposalRoutes }),
  feature('resume-import', { events: resumeImportEvents, questions: resumeImportQuestions, routes: resumeImportRoutes, job: resumeImportJob }),
  feature('resume-trial', { questions: resumeTrialQuestions, routes: resumeTrialRoutes }),
  feature('safety', { events: safetyEvents, questions: safetyQuestions, routes: safetyRoutes }),
  feature('posting', { events: postingEvents, questions: postingQuestions, routes: postingRoutes }),
  feature('screening', { events: screeningEvents, questions: screeningQuestions, routes: screeningRoutes, job: screeningRun }),
  feature('shortlist', { questions: shortlistQuestions, routes: shortlistRoutes }),
  feature('session', { questions: sessionQuestions, routes: sessionRoutes }),
  feature('sign-ins', { questions: signInsQuestions, routes: signInsRoutes }),
  feature('sitemap', { questions: sitemapQuestions, routes: [] }),
  feature('tailored-resume', { questions: tailoredResumeQuestions, routes: tailoredResumeRoutes, job: tailorMadeJob }),
  feature('usage', { questions: usageQuestions, routes: usageRoutes }),
  feature('username', { events: usernameEvents, questions: usernameQuestions, routes: usernameRoutes }),
  feature('being-found', { questions: beingFoundQuestions, routes: beingFoundRoutes }),
  feature('candidate-search', { events: candidateSearchEvents, questions: candidateSearchQuestions, routes: candidateSearchRoutes }),
  feature('verification', { questions: verificationQuestions, routes: verificationRoutes }),
  feature('oauth', { questions: oauthQuestions, routes: oauthApiRoutes }),
  feature('visit', { events: visitEvents, questions: visitQuestions, routes: visitRoutes }),
  feature('webhook', { events: webhookEvents, questions: webhookQuestions, routes: webhookRoutes }),
];

/** The one list of features. Routes, the OpenAPI document, limits, handlers, queues, the authorization matrix and the web's client are derived from it. */
export const features: readonly Feature[] = all;
/** The routes as types, which clients are checked against. */
export type ApiRoute = (typeof all)[number]['routes'][number];

/** Every route of the public API (SPEC section 7, DESIGN section 7). */
export const apiRoutes: readonly Route[] = features.flatMap(({ routes }) => routes);

/** Every route of the API for programs. */
export const v1Routes: readonly Route[] = apiRoutes.flatMap((one) => (isV1(one) ? one : (inV1(one) ?? [])));

/** Scopes that open something. The others are names alone, kept for what is added. */
export const openScopes: readonly Scope[] = scopes.filter((one) => v1Routes.some(({ scope }) => scope === one));

/** Every question and command that a service must answer; a service that misses one, or answers one twice, does not start. */
export const rpcsOf = (service: string): Rpc[] => features.flatMap(({ questions }) => questions).filter((question) => question.service === service);

/** Every kind of job that a service must do; without exactly one processor for each, the service does not start. */
export const jobsOf = (service: string): Job[] => features.flatMap(({ job }) => (job?.service === service ? [job] : []));
