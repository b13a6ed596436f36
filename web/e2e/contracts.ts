import { createRequire } from 'node:module';
import { join } from 'node:path';

// The built packages are CommonJS, which a browser test can only require; tests run at the root of the repository.
const load = createRequire(join(process.cwd(), 'package.json'));

export const { headingFields, itemFields, itemHeading, itemKinds } = load('@folia/contracts/item/fields') as typeof import('@folia/contracts/item/fields');
export const { formRoot, isPaged, kindSegments } = load('@folia/contracts/item/page-routes') as typeof import('@folia/contracts/item/page-routes');
export const { plans } = load('@folia/contracts/plans') as typeof import('@folia/contracts/plans');
export const { apiRoutes } = load('@folia/contracts/features') as typeof import('@folia/contracts/features');
export const { chosenTopics, notificationKinds } = load('@folia/contracts/notification/topics') as typeof import('@folia/contracts/notification/topics');
export const { readMail } = load('@folia/testing/read-mail') as typeof import('@folia/testing/read-mail');
export const { startLanguageModel } = load('@folia/testing/language-model') as typeof import('@folia/testing/language-model');
export const { answerFaults } = load('@folia/testing/openapi-answers') as typeof import('@folia/testing/openapi-answers');
export const { createFolia } = load('@folia/api-client/folia') as typeof import('@folia/api-client/folia');
export const { measurements } = load('@folia/contracts/measuring/shapes') as typeof import('@folia/contracts/measuring/shapes');
export const { isAction } = load('@folia/contracts/access') as typeof import('@folia/contracts/access');
export const { organisationRoles, ruleOf } = load('@folia/contracts/organisation/roles') as typeof import('@folia/contracts/organisation/roles');
export const { programExamples } = load('@folia/contracts/program-examples') as typeof import('@folia/contracts/program-examples');
export const { boardPostings, knownBoard } = load('@folia/testing/board-postings') as typeof import('@folia/testing/board-postings');
export const { startGreenhouse } = load('@folia/testing/greenhouse') as typeof import('@folia/testing/greenhouse');
