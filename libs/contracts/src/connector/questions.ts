import { z } from 'zod';
import { emailAddress } from '../email-address';
import { rpc } from '../rpc';
import {
  assessmentTests,
  connector,
  connectorCallPage,
  connectorList,
  connectorTry,
  createConnectorInput,
  listConnectorCallsQuery,
  madeConnector,
  responseErrorBody,
  sendTestBody,
  sentTest,
  testResult,
  testStatus,
  testStatusQuery,
  updateConnectorInput,
} from './shapes';
import { connectorKinds } from './words';

const byId = z.strictObject({ id: z.uuid() });
const nothing = z.strictObject({});
const reading = { access: 'webhook.read', idempotent: true } as const;
const writing = { access: 'webhook.manage' } as const;

export const listConnectors = rpc('sharing.connector.list', { ...reading, input: nothing, output: connectorList });
/** Throws CONFLICT for a system that the account is connected with already. */
export const createConnector = rpc('sharing.connector.create', { ...writing, input: createConnectorInput, output: madeConnector });
/** Throws NOT_FOUND, VERSION_CONFLICT {version}. */
export const updateConnector = rpc('sharing.connector.update', { ...writing, input: updateConnectorInput.extend(byId.shape), output: connector });
/** Another key, at once; whoever does it is from now on who asks. Throws NOT_FOUND. */
export const rotateConnector = rpc('sharing.connector.rotate', { ...writing, input: byId, output: madeConnector });
/** With its log. Throws NOT_FOUND. */
export const deleteConnector = rpc('sharing.connector.delete', { ...writing, input: byId, output: nothing });
/** Throws NOT_FOUND, also for a job that is not a test. */
export const tryConnector = rpc('sharing.connector.try', {
  ...reading,
  input: byId.extend({ jobId: z.uuid(), appUrl: z.string() }),
  output: connectorTry,
});
/** What passed between the two sides, the latest first. Throws NOT_FOUND. */
export const listConnectorCalls = rpc('sharing.connector.calls', { ...reading, input: listConnectorCallsQuery.extend(byId.shape), output: connectorCallPage });
/** Tells them once more, as often as at first. Throws NOT_FOUND, CONFLICT for what is theirs to repeat, and while the connector is off. */
export const retryConnectorCall = rpc('sharing.connector.retry', { ...writing, input: byId.extend({ callId: z.uuid() }), output: nothing });

const asked = { access: 'system' } as const;
const withKey = z.strictObject({ key: z.string().max(200) });
/** What an assessment partner is asked. All throw KEY_REFUSED for a key that opens nothing, or whose connector is off. */
export const listTests = rpc('sharing.connector.list-tests', { ...asked, input: withKey, output: assessmentTests, idempotent: true });
/** Asks the candidate; the same test of theirs again answers the same. Throws NOT_FOUND for a test that is not offered, BODY_INVALID, CONFLICT for somebody who is known there already. */
export const sendTest = rpc('sharing.connector.send-test', { ...asked, input: withKey.extend({ body: sendTestBody }), output: sentTest, timeoutMs: 15_000 });
/** Throws NOT_FOUND. */
export const getTestStatus = rpc('sharing.connector.test-status', {
  ...asked,
  input: withKey.extend({ query: testStatusQuery, appUrl: z.string() }),
  output: testStatus,
  idempotent: true,
});
export const noteResponseError = rpc('sharing.connector.response-error', { ...asked, input: withKey.extend({ body: responseErrorBody }), output: nothing });

const ofAccount = z.strictObject({ accountId: z.uuid() });
/** Which of these jobs of an account can be a test: open, and with names shown, since the other side knows whom it asks about. */
export const listTestable = rpc('ai.connector.list-testable', {
  ...asked,
  input: ofAccount.extend({ jobIds: z.array(z.uuid()) }),
  output: z.strictObject({ jobIds: z.array(z.uuid()) }),
  idempotent: true,
});
/**
 * Asks an address to be compared with a job, and to let the result be passed on; asking again answers the same. Null: they are not asked, which the other side
 * does not learn. Throws NOT_FOUND for a job that cannot be a test, CONFLICT for somebody who is known there without having been asked this, TOO_MANY_REQUESTS.
 */
export const askForTest = rpc('ai.connector.ask', {
  ...asked,
  input: ofAccount.extend({ askerId: z.uuid(), jobId: z.uuid(), address: emailAddress, name: z.string(), passedTo: z.enum(connectorKinds) }),
  output: z.strictObject({ agreementId: z.uuid().nullable() }),
  timeoutMs: 10_000,
});
/** What was found about somebody who agreed that it is passed on. */
export const getTestResult = rpc('ai.connector.get-result', {
  ...asked,
  input: ofAccount.extend({ agreementId: z.uuid() }),
  output: testResult,
  idempotent: true,
});
/** The same for anybody of a job whose names are shown, without saying for whom; null when nobody is read. */
export const findTestExample = rpc('ai.connector.find-example', {
  ...asked,
  input: ofAccount.extend({ jobId: z.uuid() }),
  output: z.strictObject({ result: testResult.nullable() }),
  idempotent: true,
});
