/** What stands before every example of TypeScript. */
export const setUp = `import { createFolia } from '@folia/api-client/folia';

const folia = createFolia({ key: process.env.FOLIA_KEY, url: process.env.FOLIA_URL });`;

/** A list to its end. */
export const paging = `for await (const score of folia.each('/fit-scores')) {
  console.log(score.id, score.createdAt);
}`;

/** A copy of a list; `kept` is where a program keeps it. */
export const copying = `const { items, deleted, syncToken } = await folia.changes('/candidates', {
  query: { syncToken: kept.syncToken },
});
for (const candidate of items) await kept.put(candidate);
for (const { id } of deleted) await kept.remove(id);
await kept.putToken(syncToken);`;

/** How a receiver knows that a webhook is ours; `secret` is the endpoint's, `headers` and `body` are as they came. */
export const verification = `import { Webhook } from 'standardwebhooks';

// The body as it came, byte by byte, before anything parses it.
const { type, timestamp, data } = new Webhook(secret).verify(body, headers);`;

/** A refusal as it comes. */
export const refusal = `HTTP/1.1 402 Payment Required
content-type: application/problem+json; charset=utf-8
x-request-id: 7c0f5a52-8d0e-4f5e-9a55-6b1c3f0a4d21

{
  "type": "urn:folia:error:QUOTA_EXCEEDED",
  "title": "QUOTA_EXCEEDED",
  "status": 402,
  "code": "QUOTA_EXCEEDED",
  "message": "…",
  "details": {
    "meter": "fit-score", "limit": 5, "used": 5,
    "resetsAt": "2026-12-01T00:00:00.000Z", "upgradeUrl": "/pricing"
  },
  "requestId": "7c0f5a52-8d0e-4f5e-9a55-6b1c3f0a4d21"
}`;
