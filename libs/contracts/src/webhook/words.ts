/** What the endpoints of an account can be told, in the order in which people choose. */
export const webhookTypes = [
  'candidate.shared',
  'candidate.updated',
  'candidate.deleted',
  'application.created',
  'screening.completed',
  'screening.overridden',
  'screening.contested',
  'consent.granted',
  'consent.withdrawn',
  'fit_score.completed',
  'link.viewed',
  'link.expired',
  'link.revoked',
  'conversation.message',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** Every endpoint is told of its own ping. */
export const webhookPing = 'webhook.ping';

/** `waiting`: until a ping is answered. `live`: it is told. `off`: it is told nothing. */
export const webhookStates = ['waiting', 'live', 'off'] as const;
/** Why an endpoint is off: somebody switched it off, it answered 410, or it failed for days. */
export const webhookOffReasons = ['by-hand', 'gone', 'failing'] as const;

/** `waiting`: for its first try, or its next. `failed`: after the last try. `stopped`: the endpoint was switched off meanwhile. */
export const deliveryStates = ['waiting', 'sending', 'delivered', 'failed', 'stopped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a try has no answer: the address is not a public one, nobody answered in time, no connection came about, or there is no secret to sign with. */
export const deliveryProblems = ['address-refused', 'timed-out', 'unreachable', 'secret-lost'] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** The most endpoints of an account. */
export const maxWebhooks = 20;
/** The longest address of an endpoint, in characters. */
export const maxWebhookUrl = 500;
/** How long a rotated secret still signs, in hours. */
export const oldSecretHours = 24;
/** How long deliveries are kept, in days. */
export const deliveryDays = 30;
/** How long one try may take, in ms. */
export const deliveryMs = 15_000;
/** How much of an answer is kept, in bytes. */
export const keptAnswerBytes = 2_048;
/** Seconds from each try to the next: ten tries within 75 hours (Standard Webhooks 1.0.0, "Deliverability and reliability"). */
export const triesAfter = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** On which days of failing the maker of an endpoint is told; on the last it is switched off. */
export const failingDays = [1, 3, 5] as const;
/** The most deliveries that are sent again in one go. */
export const mostReplayed = 1_000;
