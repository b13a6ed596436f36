import { route } from '../route';
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  getWebhook,
  getWebhookSecret,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  replayDelivery,
  replayFailed,
  rotateWebhookSecret,
  updateWebhook,
} from './questions';

/** Endpoints that are told what happens in an account, signed as Standard Webhooks says. */
export const webhookRoutes = [
  route('GET /api/webhooks', { question: listWebhooks, limit: 'none', summary: 'The endpoints of your account' }),
  route('POST /api/webhooks', {
    question: createWebhook,
    limit: 'webhook-ping',
    status: 201,
    summary:
      'Add an endpoint: an https address on port 443, and what it is told. It is sent a signed ping at once, and is live when that was answered with 2xx',
    errors: ['WEBHOOKS_FULL', 'BODY_INVALID'],
  }),
  route('GET /api/webhooks/{id}', { question: getWebhook, limit: 'none', summary: 'One endpoint', errors: ['NOT_FOUND'] }),
  route('PATCH /api/webhooks/{id}', {
    question: updateWebhook,
    limit: 'webhook-ping',
    summary: 'Change the address of an endpoint or what it is told, or switch it off or on; with another address, or switched on, it is pinged',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  route('DELETE /api/webhooks/{id}', {
    question: deleteWebhook,
    limit: 'write',
    summary: 'Remove an endpoint with its deliveries',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/webhooks/{id}/secret', { question: getWebhookSecret, limit: 'write', summary: 'The secret that signs', errors: ['NOT_FOUND'] }),
  route('POST /api/webhooks/{id}/secret', {
    question: rotateWebhookSecret,
    limit: 'write',
    summary: 'Make another secret; for 24 hours the one before signs too, so that every delivery has two signatures',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/webhooks/{id}/ping', {
    question: pingWebhook,
    limit: 'webhook-ping',
    status: 202,
    summary: 'Send a signed ping',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  route('GET /api/webhooks/{id}/deliveries', {
    question: listDeliveries,
    limit: 'none',
    summary: 'What an endpoint was told in the last 30 days, with every try, the latest first',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/webhooks/{id}/deliveries/{deliveryId}', {
    question: getDelivery,
    limit: 'none',
    summary: 'One delivery: what was sent and what was answered',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/webhooks/{id}/deliveries/{deliveryId}/replay', {
    question: replayDelivery,
    limit: 'write',
    status: 202,
    summary: 'Send a delivery once more, under the same webhook-id',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  route('POST /api/webhooks/{id}/replay', {
    question: replayFailed,
    limit: 'write',
    status: 202,
    summary: 'Send once more what failed since a time, the oldest 1,000 first',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
];
