import { z } from 'zod';
import { route } from '../route';
import { createConnector, deleteConnector, listConnectorCalls, listConnectors, retryConnectorCall, rotateConnector, updateConnector } from './questions';
import { assessmentTests, connectorTry, responseErrorBody, sendTestBody, sentTest, testStatus, testStatusQuery } from './shapes';

const asked = { access: 'guest', limit: 'connector' } as const;

/** Nothing is sent and nobody is asked. Answered by a controller of its own, which knows the address of the product. */
export const tryConnectorRoute = route('GET /api/connectors/{id}/tries/{jobId}', {
  access: 'webhook.read',
  limit: 'write',
  summary: 'A dry run: what would be answered for a job, and told about somebody who was read',
  answer: connectorTry,
  errors: ['NOT_FOUND'],
});

/** What Greenhouse asks an assessment partner, with the connector's key as the user name of basic authentication (grnhse/greenhouse-api-docs, source/includes/assessment). */
export const listTestsRoute = route('GET /api/greenhouse/list_tests', {
  ...asked,
  summary: 'Greenhouse asks which jobs are offered as tests',
  answer: assessmentTests,
  errors: ['KEY_REFUSED'],
});
export const sendTestRoute = route('POST /api/greenhouse/send_test', {
  ...asked,
  summary: 'Greenhouse sends a candidate a test: they are asked by e-mail, and nothing is read before they agree',
  body: sendTestBody,
  answer: sentTest,
  errors: ['KEY_REFUSED', 'NOT_FOUND', 'CONFLICT'],
});
export const testStatusRoute = route('GET /api/greenhouse/test_status', {
  ...asked,
  summary: 'Greenhouse asks what became of a test',
  query: testStatusQuery,
  answer: testStatus,
  errors: ['KEY_REFUSED', 'NOT_FOUND'],
});
export const responseErrorRoute = route('POST /api/greenhouse/response_error', {
  ...asked,
  summary: 'Greenhouse tells what was wrong with an answer; it stands in the log of the connector',
  body: responseErrorBody,
  answer: z.strictObject({}),
  errors: ['KEY_REFUSED'],
});
/** Called by a system and no person: its key alone says for whom. */
export const assessmentRoutes = [listTestsRoute, sendTestRoute, testStatusRoute, responseErrorRoute] as const;

/** Connections with systems of applications. */
export const connectorRoutes = [
  route('GET /api/connectors', { question: listConnectors, limit: 'none', summary: 'The connectors of your account' }),
  route('POST /api/connectors', {
    question: createConnector,
    limit: 'write',
    status: 201,
    summary: 'Connect a system of applications; its key is shown in this answer only',
    errors: ['CONFLICT'],
  }),
  route('PATCH /api/connectors/{id}', {
    question: updateConnector,
    limit: 'write',
    summary: 'Switch a connector off or on, or change what of yours is what of theirs',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  route('DELETE /api/connectors/{id}', { question: deleteConnector, limit: 'write', summary: 'Remove a connector with its log', errors: ['NOT_FOUND'] }),
  route('POST /api/connectors/{id}/key', {
    question: rotateConnector,
    limit: 'write',
    summary: 'Give a connector another key; the one before opens nothing any more',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/connectors/{id}/calls', {
    question: listConnectorCalls,
    limit: 'none',
    summary: 'What passed between the two sides in the last 30 days, the latest first',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/connectors/{id}/calls/{callId}/retry', {
    question: retryConnectorCall,
    limit: 'write',
    status: 202,
    summary: 'Tell the other side once more what it did not take',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  tryConnectorRoute,
  ...assessmentRoutes,
];
