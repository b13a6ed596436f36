import { plans } from './contracts';
import { backendJob } from './jobs';
import type { Person } from './person';

export const roles = ['guest', 'owner', 'other', 'admin'] as const;
export type Role = (typeof roles)[number];
export type Things = {
  owner: Person;
  itemId: string;
  importId: string;
  fileId: string;
  linkId: string;
  sessionId: string;
  identityId: string;
  revisionId: string;
  profileId: string;
  scoreId: string;
  postingId: string;
  tailoredId: string;
  review: { version: number; decisions: unknown };
  /** Addresses of a job of the owner's, one of its criteria and its one candidate, who is the owner too. */
  screening: { job: string; page: string; criterion: string; criterionId: string; candidate: string; candidacyId: string };
};
/** Status per role, in order; the request is about something of the owner's if the route names one. Owners come last, because they may use it up. */
export type Expectation = {
  statuses: [guest: number, owner: number, other: number, admin: number];
  path?: (things: Things) => string;
  body?: (things: Things) => unknown;
};

/** Anyone, the same for everyone. */
const open = (status: number, rest: Omit<Expectation, 'statuses'> = {}): Expectation => ({ statuses: [status, status, status, status], ...rest });
/** About the caller themselves: every signed-in person has one. */
const own = (status: number, body?: Expectation['body']): Expectation => ({ statuses: [401, status, status, status], body });
/** About a thing: only its owner may know that it exists, not even an admin. */
const ownersOnly = (status: number, path: (things: Things) => string, body?: Expectation['body'], guest = 401): Expectation => ({
  statuses: [guest, status, 404, 404],
  path,
  body,
});

/** For admins: everyone else is refused, whatever they ask about. */
const admins = (status: number, path?: () => string, body?: Expectation['body']): Expectation => ({ statuses: [401, 403, 403, status], path, body });
/** Something that belongs to nobody. */
const unknown = '01900000-0000-7000-8000-000000000000';
const reason = 'because the matrix asks';
const otherDigest = '0'.repeat(64);
const forgedKey = 'A'.repeat(43);
const recipients = Buffer.from('recipient\nMatrix\n').toString('base64');

/** What each route of the API answers to whom, by its method and path. */
export const expectations: Record<string, Expectation> = {
  'GET /api/figures': open(200),
  'GET /api/plans': open(200),
  'GET /api/health/live': open(200),
  'GET /api/health/ready': open(200),
  'GET /api/openapi.json': open(200),
  'GET /api/examples': open(200),
  'GET /api/openings': open(200),
  'GET /api/users/signin/options': open(200),
  'POST /api/users/signin': open(422),
  // A session that is over may still be left.
  'POST /api/users/signout': open(200),
  'POST /api/users/signout-everywhere': own(200),
  'GET /api/users/current': open(200),
  'GET /api/users/uname/{uname}': { ...own(200), path: () => '/api/users/uname/matrix-free' },
  'PATCH /api/users/uname/{old}/{new}': ownersOnly(200, ({ owner }) => `/api/users/uname/${owner.uname}/${owner.uname}`),
  'PATCH /api/users/{id}': ownersOnly(
    200,
    ({ owner }) => `/api/users/${owner.userId}`,
    () => ({ visits: 'hidden' }),
  ),
  'POST /api/users/block': { ...own(404, () => ({ userId: unknown })) },
  'GET /api/users/block': own(200),
  'DELETE /api/users/block/{userId}': { ...own(404), path: () => `/api/users/block/${unknown}` },
  'POST /api/users/report': { ...own(404, () => ({ userId: unknown, reason: 'spam', text: '' })) },
  'GET /api/threads': own(200),
  'POST /api/threads': own(404, () => ({ to: unknown, text: 'Matrix' })),
  'GET /api/threads/unread': own(200),
  'GET /api/threads/{id}': { ...own(404), path: () => `/api/threads/${unknown}` },
  'PATCH /api/threads/{id}': { ...own(404, () => ({ archived: true })), path: () => `/api/threads/${unknown}` },
  'POST /api/threads/{id}/messages': { ...own(404, () => ({ text: 'Matrix' })), path: () => `/api/threads/${unknown}/messages` },
  'GET /api/organisations': own(200),
  'POST /api/organisations/{id}/leave': { ...own(404), path: () => `/api/organisations/${unknown}/leave` },
  // What their own account is not: an organisation.
  'GET /api/organisation': own(404),
  'GET /api/organisation/members': own(404),
  'POST /api/organisation/invitations': own(404, () => ({ emails: ['matrix@example.com'], role: 'member' })),
  'POST /api/organisation/invitations/{id}/send': { ...own(404), path: () => `/api/organisation/invitations/${unknown}/send` },
  'DELETE /api/organisation/invitations/{id}': { ...own(404), path: () => `/api/organisation/invitations/${unknown}` },
  'POST /api/organisation/members/{id}/remove': { ...own(404, () => ({ reason })), path: () => `/api/organisation/members/${unknown}/remove` },
  'PUT /api/organisation/members/{id}/role': { ...own(404, () => ({ role: 'member', reason })), path: () => `/api/organisation/members/${unknown}/role` },
  'POST /api/organisation/members/{id}/transfer': { ...own(404, () => ({ reason })), path: () => `/api/organisation/members/${unknown}/transfer` },
  'GET /api/organisation/limits': own(404),
  'GET /api/verifications': own(200),
  'POST /api/verifications': own(422, () => ({ domain: 'gmail.com', way: 'dns' })),
  'POST /api/verifications/{id}/check': { ...own(404), path: () => `/api/verifications/${unknown}/check` },
  'DELETE /api/verifications/{id}': { ...own(404), path: () => `/api/verifications/${unknown}` },
  'POST /api/admin/accounts/{accountId}/verifications': admins(
    404,
    () => `/api/admin/accounts/${unknown}/verifications`,
    () => ({ domain: 'matrix.example', reason }),
  ),
  'GET /api/being-found': own(200),
  'PUT /api/being-found': own(200, () => ({ mode: 'off', named: [], never: [] })),
  'GET /api/being-found/openings': own(200),
  // Their own account has no verified domain.
  'POST /api/screening/jobs/{jobId}/searches': ownersOnly(
    422,
    ({ screening }) => `${screening.job}/searches`,
    () => ({ words: '', place: '' }),
  ),
  'POST /api/screening/jobs/{jobId}/found/{foundId}/open': ownersOnly(422, ({ screening }) => `${screening.job}/found/${unknown}/open`),
  'POST /api/screening/jobs/{jobId}/askings/found/{foundId}': ownersOnly(422, ({ screening }) => `${screening.job}/askings/found/${unknown}`),
  'GET /api/organisation/log': own(200),
  'GET /api/organisation/log.csv': own(200),
  'DELETE /api/organisation': own(404),
  'POST /api/invitations/open': open(404, { body: () => ({ token: 'forged' }) }),
  'POST /api/invitations/accept': own(404, () => ({ token: 'forged' })),
  'GET /api/admin/organisations': admins(200),
  'POST /api/admin/organisations': admins(404, undefined, () => ({ name: 'Matrix', ownerId: unknown, seats: 1, agreement: {}, reason })),
  'PUT /api/admin/organisations/{id}': admins(
    404,
    () => `/api/admin/organisations/${unknown}`,
    () => ({ seats: 1, suspended: false, reason }),
  ),
  'POST /api/guest-messages': open(404, { body: () => ({ to: unknown, name: 'Matrix', email: 'matrix@example.com', text: 'Matrix' }) }),
  'POST /api/guest-messages/confirm': open(404, { body: () => ({ token: 'forged' }) }),
  'POST /api/feedback': open(201, { body: () => ({ key: crypto.randomUUID(), kind: 'idea', text: 'Matrix' }) }),
  'GET /api/feedback': own(200),
  'GET /api/notifications': own(200),
  'GET /api/notifications/unread': own(200),
  'POST /api/notifications/read': own(200, () => ({ ids: [] })),
  'GET /api/notifications/choices': own(200),
  'PATCH /api/notifications/choices': own(200, () => ({ topic: 'plan', email: true })),
  'POST /api/notifications/unsubscribe': open(404, { body: () => ({ token: `message.${unknown}.forged` }) }),
  'POST /api/notifications/allow-askings': open(404, { body: () => ({ token: `asking.${unknown}.forged` }) }),
  'GET /api/me/email': own(200),
  'GET /api/me/asking-choice': own(200),
  'PUT /api/me/asking-choice': own(200, () => ({ mayBeAsked: true })),
  'PUT /api/me/email': own(200, () => ({ email: `${crypto.randomUUID()}@example.com` })),
  'DELETE /api/me/email/pending': own(200),
  'POST /api/email/confirm': open(404, { body: () => ({ token: 'forged' }) }),
  // Nobody can find out whether there is such an account.
  'POST /api/users/recover': open(202, { body: () => ({ email: 'nobody@example.com' }) }),
  'POST /api/users/recover/open': open(404, { body: () => ({ token: 'forged' }) }),
  'POST /api/visits': open(404, { body: () => ({ key: unknown }) }),
  'POST /api/visits/events': open(200, { body: () => ({ token: 'forged', number: 1, events: [{ type: 'input' }] }) }),
  'GET /api/visits/mine': own(200),
  'DELETE /api/visits/mine': own(200),
  'DELETE /api/visits/mine/{id}': { ...own(404), path: () => `/api/visits/mine/${unknown}` },
  'POST /api/visits/traces': open(200, { body: () => ({ tokens: ['forged'] }) }),
  'POST /api/visits/erase': open(200, { body: () => ({ tokens: ['forged'] }) }),
  'GET /api/analytics/overview': own(200),
  'GET /api/analytics/readers': own(200),
  'GET /api/analytics/visits': own(200),
  'GET /api/analytics/visits/{id}': { ...own(404), path: () => `/api/analytics/visits/${unknown}` },
  'GET /api/analytics/links': own(200),
  'GET /api/analytics/heat': own(200),
  'GET /api/analytics/funnel': own(200),
  'GET /api/analytics/findings': own(200),
  'GET /api/analytics/alerts': own(200),
  'PATCH /api/analytics/alerts': own(200, () => ({})),
  'GET /api/analytics/export.csv': own(200),
  'GET /api/analytics/export.json': own(200),
  'GET /api/admin/people': admins(200),
  'GET /api/admin/people/{id}': admins(404, () => `/api/admin/people/${unknown}`),
  'PUT /api/admin/people/{id}/standing': admins(
    404,
    () => `/api/admin/people/${unknown}/standing`,
    () => ({ suspended: true, reason }),
  ),
  'PUT /api/admin/people/{id}/plan': admins(
    404,
    () => `/api/admin/people/${unknown}/plan`,
    () => ({ plan: 'pro', reason }),
  ),
  'PUT /api/admin/people/{id}/admin': admins(
    404,
    () => `/api/admin/people/${unknown}/admin`,
    () => ({ isAdmin: true, reason }),
  ),
  'GET /api/admin/plans': admins(200),
  // A version that there never was, so that nothing changes.
  'PUT /api/admin/plans/{plan}': admins(
    409,
    () => '/api/admin/plans/pro',
    () => ({ version: 0, terms: plans.pro, reason }),
  ),
  'GET /api/admin/jobs': admins(200),
  'GET /api/admin/jobs/counts': admins(200),
  'GET /api/admin/failing-parts': admins(200),
  'POST /api/admin/jobs/{id}/retry': admins(
    404,
    () => `/api/admin/jobs/${unknown}/retry`,
    () => ({ reason }),
  ),
  'POST /api/admin/jobs/{id}/cancel': admins(
    404,
    () => `/api/admin/jobs/${unknown}/cancel`,
    () => ({ reason }),
  ),
  'GET /api/admin/plan-requests': admins(200),
  'POST /api/admin/plan-requests/{id}/close': admins(404, () => `/api/admin/plan-requests/${unknown}/close`),
  'GET /api/admin/invoices': admins(200),
  'POST /api/admin/invoices/{id}/paid': admins(
    404,
    () => `/api/admin/invoices/${unknown}/paid`,
    () => ({ reason: 'Matrix' }),
  ),
  'GET /api/admin/audit': admins(200),
  'GET /api/admin/reports': admins(200),
  'POST /api/admin/reports/{id}/decide': admins(
    404,
    () => `/api/admin/reports/${unknown}/decide`,
    () => ({ verdict: 'dismissed', reason }),
  ),
  'GET /api/admin/feedback': admins(200),
  'POST /api/admin/feedback/{id}/answer': admins(
    404,
    () => `/api/admin/feedback/${unknown}/answer`,
    () => ({ text: 'Matrix' }),
  ),
  'POST /api/admin/feedback/{id}/close': admins(404, () => `/api/admin/feedback/${unknown}/close`),
  'GET /api/users/search': { ...own(200), path: () => '/api/users/search?text=matrix' },
  'GET /api/users/user/{key}': ownersOnly(200, ({ owner }) => `/api/users/user/${owner.uname}`, undefined, 404),
  'GET /api/items/{itemId}/media': ownersOnly(200, ({ itemId }) => `/api/items/${itemId}/media`),
  'POST /api/items/{itemId}/media': ownersOnly(
    415,
    ({ itemId }) => `/api/items/${itemId}/media`,
    () => ({}),
  ),
  'POST /api/items/{itemId}/media/link': ownersOnly(
    201,
    ({ itemId }) => `/api/items/${itemId}/media/link`,
    () => ({ url: 'https://vimeo.com/76979871' }),
  ),
  'PUT /api/items/{itemId}/media/order': ownersOnly(
    404,
    ({ itemId }) => `/api/items/${itemId}/media/order`,
    () => ({ ids: [unknown] }),
  ),
  'POST /api/link-previews': own(422, () => ({ url: 'http://169.254.169.254/latest/meta-data', kind: 'project' })),
  'PATCH /api/media/{id}': { ...own(404, () => ({ alt: 'Matrix' })), path: () => `/api/media/${unknown}` },
  'DELETE /api/media/{id}': { ...own(404), path: () => `/api/media/${unknown}` },
  'POST /api/users/{id}/photo': ownersOnly(
    415,
    ({ owner }) => `/api/users/${owner.userId}/photo`,
    () => ({}),
  ),
  'DELETE /api/users/{id}/photo': ownersOnly(200, ({ owner }) => `/api/users/${owner.userId}/photo`),
  'POST /api/users/{id}/import-resume': ownersOnly(
    422,
    ({ owner }) => `/api/users/${owner.userId}/import-resume`,
    () => ({ fileName: 'a.pdf', contentBase64: '' }),
  ),
  // Only guests need it.
  'POST /api/resume-trial': { statuses: [422, 409, 409, 409], body: () => ({ fileName: 'a.pdf', contentBase64: '' }) },
  'POST /api/users/{id}/keep': ownersOnly(200, ({ owner }) => `/api/users/${owner.userId}/keep`),
  'GET /api/users/{id}/deep-talk': ownersOnly(200, ({ owner }) => `/api/users/${owner.userId}/deep-talk`),
  'POST /api/users/{id}/deep-talk': ownersOnly(
    202,
    ({ owner }) => `/api/users/${owner.userId}/deep-talk`,
    () => ({ question: 'What did they build?' }),
  ),
  'GET /api/conversations': own(200),
  'GET /api/conversations/{id}': { ...own(404), path: () => `/api/conversations/${unknown}` },
  'DELETE /api/conversations/{id}': { ...own(404), path: () => `/api/conversations/${unknown}` },
  'PATCH /api/conversations/{id}/turns/{turnId}': {
    ...own(404, () => ({ helpful: true })),
    path: () => `/api/conversations/${unknown}/turns/${unknown}`,
  },
  'PUT /api/conversations/{id}/contact': {
    ...own(404, () => ({ name: 'Ada', address: 'ada@novak.example', note: '' })),
    path: () => `/api/conversations/${unknown}/contact`,
  },
  'DELETE /api/conversations/{id}/contact': { ...own(404), path: () => `/api/conversations/${unknown}/contact` },
  'GET /api/deep-talk/digest': own(200),
  'GET /api/deep-talk/settings': own(200),
  'PATCH /api/deep-talk/settings': own(200, () => ({ retentionDays: 30 })),
  'GET /api/deep-talk/conversations': own(200),
  'GET /api/deep-talk/unanswered': own(200),
  'PATCH /api/deep-talk/unanswered/{id}': { ...own(404, () => ({ done: true })), path: () => `/api/deep-talk/unanswered/${unknown}` },
  'DELETE /api/users/{id}': ownersOnly(200, ({ owner }) => `/api/users/${owner.userId}`),
  'GET /api/me/billing': own(200),
  'POST /api/me/billing/quotes': own(200, () => ({ plan: 'pro', cycle: 'month' })),
  'POST /api/me/billing/changes': own(404, () => ({ quoteId: unknown })),
  // The owner has a plan that could end.
  'POST /api/me/billing/cancellation': { statuses: [401, 200, 409, 409] },
  'DELETE /api/me/billing/cancellation': { statuses: [401, 200, 409, 409] },
  'POST /api/me/billing/withdrawal': own(409),
  'PUT /api/me/billing/details': own(200, () => ({ name: 'Matrix', country: 'NO' })),
  'POST /api/me/billing/payment-method': own(409),
  'GET /api/me/invoices': own(200),
  'GET /api/me/invoices/{id}/file': { ...own(404), path: () => `/api/me/invoices/${unknown}/file` },
  'GET /api/me/invoices/file.csv': own(200),
  'POST /api/billing/stripe-events': open(400, { body: () => ({}) }),
  'POST /api/enterprise-requests': open(201, { body: () => ({ key: crypto.randomUUID(), name: 'Matrix', email: 'matrix@example.com' }) }),
  'GET /api/me/export/resume.json': own(200),
  'GET /api/me/export/archive.zip': own(200),
  'GET /api/me/resume': own(200),
  'GET /api/me/settings': own(200),
  'GET /api/me/model': own(200),
  'GET /api/me/sessions': own(200),
  'DELETE /api/me/sessions/{id}': ownersOnly(200, ({ sessionId }) => `/api/me/sessions/${sessionId}`),
  'GET /api/me/identities': own(200),
  'POST /api/me/identities': own(422, () => ({ provider: 'google', credential: 'forged', state: 'forged' })),
  'DELETE /api/me/identities/{id}': ownersOnly(409, ({ identityId }) => `/api/me/identities/${identityId}`),
  'GET /api/me/usage': own(200),
  'PATCH /api/me/profile': own(409, () => ({ version: 1_000_000 })),
  'POST /api/me/profile/by-hand': own(201, () => ({ name: '', headline: '', position: '', employer: '', skills: '' })),
  'GET /api/me/profiles': own(200),
  // The plan of the others has the default profile only.
  'POST /api/me/profiles': { statuses: [401, 201, 402, 402], body: () => ({ title: 'Matrix', slug: 'matrix' }) },
  'GET /api/me/profiles/{id}': ownersOnly(200, ({ profileId }) => `/api/me/profiles/${profileId}`),
  'PATCH /api/me/profiles/{id}': ownersOnly(
    200,
    ({ profileId }) => `/api/me/profiles/${profileId}`,
    () => ({ version: 1, title: 'Matrix, changed' }),
  ),
  'PUT /api/me/profiles/{id}/chosen': ownersOnly(200, ({ profileId }) => `/api/me/profiles/${profileId}/chosen`),
  'DELETE /api/me/profiles/{id}': ownersOnly(200, ({ profileId }) => `/api/me/profiles/${profileId}`),
  'GET /api/me/history': own(200),
  'GET /api/me/history/{id}/restore': ownersOnly(200, ({ revisionId }) => `/api/me/history/${revisionId}/restore`),
  'GET /api/me/history/{id}/undo': ownersOnly(200, ({ revisionId }) => `/api/me/history/${revisionId}/undo`),
  // The profile that this change had made has been renamed since.
  'POST /api/me/history/{id}/undo': ownersOnly(409, ({ revisionId }) => `/api/me/history/${revisionId}/undo`),
  'POST /api/me/history/{id}/restore': ownersOnly(200, ({ revisionId }) => `/api/me/history/${revisionId}/restore`),
  'GET /api/portfolios/{key}': ownersOnly(200, ({ owner }) => `/api/portfolios/${owner.uname}`, undefined, 404),
  'GET /api/portfolios/{key}/items/{id}': ownersOnly(200, ({ owner, itemId }) => `/api/portfolios/${owner.uname}/items/${itemId}`, undefined, 404),
  'GET /api/items': own(200),
  'POST /api/items': own(201, () => ({ content: { kind: 'skill', fields: { name: 'Matrix' } } })),
  'PUT /api/items/order': { ...ownersOnly(200, () => '/api/items/order'), body: ({ itemId }) => ({ kind: 'project', ids: [itemId] }) },
  'GET /api/items/{id}': ownersOnly(200, ({ itemId }) => `/api/items/${itemId}`),
  'PATCH /api/items/{id}': ownersOnly(
    200,
    ({ itemId }) => `/api/items/${itemId}`,
    () => ({ version: 1, visibility: 'public' }),
  ),
  'DELETE /api/items/{id}': ownersOnly(200, ({ itemId }) => `/api/items/${itemId}`),
  'GET /api/webhooks': own(200),
  'POST /api/webhooks': own(422, () => ({ url: 'https://10.0.0.1/', types: ['link.viewed'] })),
  'GET /api/webhooks/{id}': { ...own(404), path: () => `/api/webhooks/${unknown}` },
  'PATCH /api/webhooks/{id}': { ...own(404, () => ({ version: 1, isOn: false })), path: () => `/api/webhooks/${unknown}` },
  'DELETE /api/webhooks/{id}': { ...own(404), path: () => `/api/webhooks/${unknown}` },
  'GET /api/webhooks/{id}/secret': { ...own(404), path: () => `/api/webhooks/${unknown}/secret` },
  'POST /api/webhooks/{id}/secret': { ...own(404), path: () => `/api/webhooks/${unknown}/secret` },
  'POST /api/webhooks/{id}/ping': { ...own(404), path: () => `/api/webhooks/${unknown}/ping` },
  'GET /api/webhooks/{id}/deliveries': { ...own(404), path: () => `/api/webhooks/${unknown}/deliveries` },
  'GET /api/webhooks/{id}/deliveries/{deliveryId}': { ...own(404), path: () => `/api/webhooks/${unknown}/deliveries/${unknown}` },
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay': { ...own(404), path: () => `/api/webhooks/${unknown}/deliveries/${unknown}/replay` },
  'POST /api/webhooks/{id}/replay': { ...own(404, () => ({ since: '2026-01-01T00:00:00Z' })), path: () => `/api/webhooks/${unknown}/replay` },
  'GET /api/links': own(200),
  'POST /api/links': own(201, () => ({ description: 'Matrix' })),
  'POST /api/links/open': open(404, { body: () => ({ token: 'unknown' }) }),
  'POST /api/links/code': open(404, { body: () => ({ token: 'unknown', gate: 'unknown', email: 'matrix@example.com' }) }),
  'GET /api/links/watch': open(200, { path: () => `/api/links/watch?ownerId=${unknown}` }),
  'POST /api/links/view': open(404, { body: () => ({ view: unknown, visibleMs: 10_000, withInput: false }) }),
  'GET /api/links/received': own(200),
  'POST /api/links/table/preview': own(200, () => ({ file: recipients, rules: {} })),
  'POST /api/links/table': own(409, () => ({ file: recipients, rules: {}, digest: 'of another table' })),
  'GET /api/links/{id}': ownersOnly(200, ({ linkId }) => `/api/links/${linkId}`),
  'PATCH /api/links/{id}': ownersOnly(
    200,
    ({ linkId }) => `/api/links/${linkId}`,
    () => ({ version: 1, description: 'Matrix, changed' }),
  ),
  'GET /api/links/{id}/events': ownersOnly(200, ({ linkId }) => `/api/links/${linkId}/events`),
  'POST /api/links/{id}/restore': ownersOnly(200, ({ linkId }) => `/api/links/${linkId}/restore`),
  'POST /api/links/{id}/unlock': ownersOnly(200, ({ linkId }) => `/api/links/${linkId}/unlock`),
  'POST /api/links/{id}/duplicate': ownersOnly(201, ({ linkId }) => `/api/links/${linkId}/duplicate`),
  'POST /api/links/{id}/rotate': ownersOnly(200, ({ linkId }) => `/api/links/${linkId}/rotate`),
  'DELETE /api/links/{id}': ownersOnly(200, ({ linkId }) => `/api/links/${linkId}`),
  'GET /api/jobs/{id}': ownersOnly(200, ({ importId }) => `/api/jobs/${importId}`),
  'GET /api/jobs/{id}/events': ownersOnly(200, ({ importId }) => `/api/jobs/${importId}/events`),
  'DELETE /api/jobs/{id}': ownersOnly(409, ({ importId }) => `/api/jobs/${importId}`),
  'GET /api/fit-scores': own(200),
  'POST /api/fit-scores': ownersOnly(
    202,
    () => '/api/fit-scores',
    ({ postingId }) => ({ postingId }),
  ),
  'GET /api/fit-scores/{id}': ownersOnly(200, ({ scoreId }) => `/api/fit-scores/${scoreId}`),
  'GET /api/fit-scores/{id}/comparison': ownersOnly(200, ({ scoreId }) => `/api/fit-scores/${scoreId}/comparison?against=${scoreId}`),
  'POST /api/fit-scores/{id}/what-if': ownersOnly(
    200,
    ({ scoreId }) => `/api/fit-scores/${scoreId}/what-if`,
    () => ({ itemId: null, content: { kind: 'skill', fields: { name: 'Matrix' } } }),
  ),
  'DELETE /api/fit-scores/{id}': ownersOnly(200, ({ scoreId }) => `/api/fit-scores/${scoreId}`),
  'GET /api/tailored-resumes': own(200),
  'POST /api/tailored-resumes': ownersOnly(
    202,
    () => '/api/tailored-resumes',
    ({ postingId }) => ({ postingId }),
  ),
  'GET /api/tailored-resumes/{id}': ownersOnly(200, ({ tailoredId }) => `/api/tailored-resumes/${tailoredId}`),
  'GET /api/tailored-resumes/{id}/effects': ownersOnly(200, ({ tailoredId }) => `/api/tailored-resumes/${tailoredId}/effects`),
  // A project's name alone does not read like a resume.
  'GET /api/tailored-resumes/{id}/reading': ownersOnly(422, ({ tailoredId }) => `/api/tailored-resumes/${tailoredId}/reading`),
  'PATCH /api/tailored-resumes/{id}': ownersOnly(
    200,
    ({ tailoredId }) => `/api/tailored-resumes/${tailoredId}`,
    () => ({ version: 1 }),
  ),
  'PUT /api/tailored-resumes/{id}/sent': ownersOnly(
    200,
    ({ tailoredId }) => `/api/tailored-resumes/${tailoredId}/sent`,
    () => ({ sent: true }),
  ),
  'DELETE /api/tailored-resumes/{id}': ownersOnly(200, ({ tailoredId }) => `/api/tailored-resumes/${tailoredId}`),
  'GET /api/me/own-model': own(200),
  'PUT /api/me/own-model': own(422, () => ({ baseUrl: 'https://10.0.0.1/v1', model: 'matrix', key: 'matrix' })),
  'POST /api/me/own-model/test': own(404),
  'DELETE /api/me/own-model': own(404),
  'POST /api/me/planned-jobs': own(201, () => ({ kind: 'fit-score', start: { text: backendJob('Matrix') } })),
  'POST /api/me/planned-jobs/imports': own(415, () => ({ fileName: 'matrix.exe', contentBase64: 'TVo=' })),
  'GET /api/me/planned-jobs': own(200),
  'DELETE /api/me/planned-jobs/{id}': { ...own(404), path: () => `/api/me/planned-jobs/${unknown}` },
  'POST /api/postings/read-page': own(422, () => ({ url: 'http://10.0.0.1/' })),
  'GET /api/postings': own(200),
  'POST /api/postings': own(201, () => ({ text: backendJob('Matrix') })),
  'GET /api/postings/{id}': ownersOnly(200, ({ postingId }) => `/api/postings/${postingId}`),
  'PATCH /api/postings/{id}': ownersOnly(
    200,
    ({ postingId }) => `/api/postings/${postingId}`,
    () => ({ version: 1, notes: 'Matrix' }),
  ),
  'DELETE /api/postings/{id}': ownersOnly(200, ({ postingId }) => `/api/postings/${postingId}`),
  'GET /api/resume-imports': own(200),
  'GET /api/resume-imports/{importId}': ownersOnly(200, ({ importId }) => `/api/resume-imports/${importId}`),
  'PATCH /api/resume-imports/{importId}': ownersOnly(
    200,
    ({ importId }) => `/api/resume-imports/${importId}`,
    ({ review }) => review,
  ),
  'POST /api/resume-imports/{importId}/discard': ownersOnly(200, ({ importId }) => `/api/resume-imports/${importId}/discard`),
  'POST /api/resume-imports/{importId}/accept': ownersOnly(409, ({ importId }) => `/api/resume-imports/${importId}/accept`),
  'GET /api/screening/jobs': own(200),
  'POST /api/screening/jobs': own(201, () => ({ text: backendJob('Matrix') })),
  'GET /api/screening/jobs/{jobId}': ownersOnly(200, ({ screening }) => screening.job),
  'GET /api/screening/jobs/{jobId}/account': ownersOnly(200, ({ screening }) => `${screening.job}/account`),
  'PATCH /api/screening/jobs/{jobId}': ownersOnly(
    200,
    ({ screening }) => screening.job,
    () => ({ version: 2, company: 'Matrix' }),
  ),
  'POST /api/screening/jobs/{jobId}/criteria': ownersOnly(
    201,
    ({ screening }) => `${screening.job}/criteria`,
    () => ({ words: 'Careful handovers', importance: 'nice' }),
  ),
  'PUT /api/screening/jobs/{jobId}/criteria/order': ownersOnly(
    409,
    ({ screening }) => `${screening.job}/criteria/order`,
    () => ({ ids: [unknown] }),
  ),
  'PATCH /api/screening/jobs/{jobId}/criteria/{criterionId}': ownersOnly(
    200,
    ({ screening }) => screening.criterion,
    () => ({ version: 1, importance: 'nice' }),
  ),
  'GET /api/screening/jobs/{jobId}/criteria/history': ownersOnly(200, ({ screening }) => `${screening.job}/criteria/history`),
  'GET /api/screening/jobs/{jobId}/board': ownersOnly(200, ({ screening }) => `${screening.job}/board`),
  'GET /api/screening/jobs/{jobId}/reading': ownersOnly(200, ({ screening }) => `${screening.job}/reading`),
  'POST /api/screening/jobs/{jobId}/reading': ownersOnly(202, ({ screening }) => `${screening.job}/reading`),
  'GET /api/screening/jobs/{jobId}/decisions': ownersOnly(200, ({ screening }) => `${screening.job}/decisions`),
  'GET /api/screening/jobs/{jobId}/shortlist.pdf': ownersOnly(
    200,
    ({ screening }) => `${screening.job}/shortlist.pdf?candidates=${screening.candidate.split('/').at(-1)}`,
  ),
  'GET /api/screening/answers': own(200),
  'POST /api/screening/jobs/{jobId}/questions': ownersOnly(
    200,
    ({ screening }) => `${screening.job}/questions`,
    ({ screening }) => ({ question: 'Who has used Kafka?', candidateIds: [screening.candidate.split('/').at(-1)] }),
  ),
  'GET /api/screening/jobs/{jobId}/candidates/{candidateId}': ownersOnly(200, ({ screening }) => screening.candidate),
  'PUT /api/screening/jobs/{jobId}/candidates/{candidateId}/stage': ownersOnly(
    200,
    ({ screening }) => `${screening.candidate}/stage`,
    () => ({ version: 1, stage: 'shortlist' }),
  ),
  'PUT /api/screening/jobs/{jobId}/candidates/{candidateId}/findings/{criterionId}': ownersOnly(
    200,
    ({ screening }) => `${screening.candidate}/findings/${screening.criterionId}`,
    () => ({ state: 'met', reason }),
  ),
  'POST /api/screening/jobs/{jobId}/candidates/{candidateId}/name': ownersOnly(
    200,
    ({ screening }) => `${screening.candidate}/name`,
    () => ({ reason }),
  ),
  'POST /api/screening/jobs/{jobId}/candidates/{candidateId}/notes': ownersOnly(
    201,
    ({ screening }) => `${screening.candidate}/notes`,
    () => ({ text: 'Matrix' }),
  ),
  'PUT /api/screening/jobs/{jobId}/candidates/{candidateId}/tags': ownersOnly(
    200,
    ({ screening }) => `${screening.candidate}/tags`,
    () => ({ tags: ['Matrix'] }),
  ),
  'PUT /api/screening/jobs/{jobId}/candidates/{candidateId}/rating': ownersOnly(
    200,
    ({ screening }) => `${screening.candidate}/rating`,
    () => ({ rating: 4 }),
  ),
  'DELETE /api/screening/jobs/{jobId}/candidates/{candidateId}/notes/{noteId}': {
    ...own(404),
    path: ({ screening }) => `${screening.candidate}/notes/${unknown}`,
  },
  // Nobody has read it yet, so there is nothing to go back to; the specs of the service do.
  'DELETE /api/screening/jobs/{jobId}/candidates/{candidateId}/findings/{criterionId}/change': {
    ...own(404),
    path: ({ screening }) => `${screening.candidate}/findings/${unknown}/change`,
  },
  'DELETE /api/screening/jobs/{jobId}/reading': { ...own(404), path: () => `/api/screening/jobs/${unknown}/reading` },
  'GET /api/screening/audit.zip': own(200),
  'POST /api/candidacies/{id}/voluntary-answers': ownersOnly(
    201,
    ({ screening }) => `/api/candidacies/${screening.candidacyId}/voluntary-answers`,
    () => ({ answers: { sex: null, ethnicGroup: null, age: null, disability: null } }),
  ),
  'POST /api/candidacies/voluntary-answers': open(404, {
    body: () => ({ key: forgedKey, answers: { sex: null, ethnicGroup: null, age: null, disability: null } }),
  }),
  'POST /api/voluntary-answers/deletion': open(404, { body: () => ({ token: forgedKey }) }),
  'POST /api/screening/jobs/{jobId}/uploads': { ...own(422), path: ({ screening }) => `${screening.job}/uploads` },
  'GET /api/screening/jobs/{jobId}/uploads': ownersOnly(200, ({ screening }) => `${screening.job}/uploads`),
  'PUT /api/screening/jobs/{jobId}/uploads/{uploadId}/address': {
    ...own(404, () => ({ email: 'matrix@example.com' })),
    path: ({ screening }) => `${screening.job}/uploads/${unknown}/address`,
  },
  'DELETE /api/screening/jobs/{jobId}/uploads/{uploadId}': { ...own(404), path: ({ screening }) => `${screening.job}/uploads/${unknown}` },
  'GET /api/screening/jobs/{jobId}/doubles': ownersOnly(200, ({ screening }) => `${screening.job}/doubles`),
  'POST /api/screening/jobs/{jobId}/doubles/kept': {
    ...own(404, () => ({ candidateIds: [unknown, unknown] })),
    path: ({ screening }) => `${screening.job}/doubles/kept`,
  },
  'POST /api/screening/jobs/{jobId}/doubles/merged': {
    ...own(404, () => ({ keepId: unknown, dropId: unknown })),
    path: ({ screening }) => `${screening.job}/doubles/merged`,
  },
  'GET /api/job-pages/{jobId}': open(200, { path: ({ screening }) => screening.page }),
  'GET /api/job-pages/{jobId}/portfolio': { ...own(200), path: ({ screening }) => `${screening.page}/portfolio` },
  // Who applied is answered the first time again; the others have nothing to share.
  'POST /api/job-pages/{jobId}/portfolio': {
    statuses: [401, 201, 422, 422],
    body: () => ({ shown: otherDigest, shared: otherDigest }),
    path: ({ screening }) => `${screening.page}/portfolio`,
  },
  'POST /api/job-pages/{jobId}/codes': open(404, { path: () => `/api/job-pages/${unknown}/codes`, body: () => ({ email: 'matrix@example.com' }) }),
  'POST /api/job-pages/{jobId}/addresses': open(422, {
    path: ({ screening }) => `${screening.page}/addresses`,
    body: () => ({ email: 'matrix@example.com', code: '000000' }),
  }),
  'POST /api/job-pages/{jobId}/files': open(422, { path: ({ screening }) => `${screening.page}/files` }),
  'GET /api/screening/jobs/{jobId}/askings': ownersOnly(200, ({ screening }) => `${screening.job}/askings`),
  // There is no such link.
  'POST /api/screening/jobs/{jobId}/askings/links': ownersOnly(
    404,
    ({ screening }) => `${screening.job}/askings/links`,
    () => ({ portfolio: { token: forgedKey }, name: '' }),
  ),
  'POST /api/screening/jobs/{jobId}/askings/previews': ownersOnly(
    200,
    ({ screening }) => `${screening.job}/askings/previews`,
    () => ({ table: 'matrix@example.com' }),
  ),
  'POST /api/screening/jobs/{jobId}/askings/addresses': ownersOnly(
    201,
    ({ screening }) => `${screening.job}/askings/addresses`,
    () => ({ people: [{ address: 'matrix@example.com', name: '' }] }),
  ),
  'DELETE /api/screening/jobs/{jobId}/askings/{askingId}': { ...own(404), path: ({ screening }) => `${screening.job}/askings/${unknown}` },
  // Nobody is asked anything: what is asked is proven by the specs of the service.
  'POST /api/candidacies/{id}/refusal': { ...own(404, () => ({})), path: ({ screening }) => `/api/candidacies/${screening.candidacyId}/refusal` },
  'POST /api/candidacies/refuse': open(404, { body: () => ({ key: forgedKey }) }),
  'GET /api/candidacies': own(200),
  'POST /api/candidacies/open': open(404, { body: () => ({ key: forgedKey }) }),
  'POST /api/candidacies/withdraw': open(404, { body: () => ({ key: forgedKey }) }),
  'POST /api/candidacies/file': open(422),
  'GET /api/candidacies/{id}/portfolio': ownersOnly(200, ({ screening }) => `/api/candidacies/${screening.candidacyId}/portfolio`),
  'PUT /api/candidacies/{id}/portfolio': ownersOnly(
    409,
    ({ screening }) => `/api/candidacies/${screening.candidacyId}/portfolio`,
    () => ({ shared: otherDigest }),
  ),
  'POST /api/candidacies/{id}/contests': ownersOnly(
    404,
    ({ screening }) => `/api/candidacies/${screening.candidacyId}/contests`,
    () => ({ criterionId: unknown, reason }),
  ),
  'POST /api/candidacies/contests': open(404, { body: () => ({ key: forgedKey, criterionId: unknown, reason }) }),
  'GET /api/screening/jobs/{jobId}/contests': ownersOnly(200, ({ screening }) => `${screening.job}/contests`),
  'PUT /api/screening/jobs/{jobId}/contests/{contestId}/answer': ownersOnly(
    404,
    ({ screening }) => `${screening.job}/contests/${unknown}/answer`,
    () => ({ state: 'met', reason }),
  ),
  'GET /api/candidacies/{id}': ownersOnly(200, ({ screening }) => `/api/candidacies/${screening.candidacyId}`),
  'DELETE /api/candidacies/{id}/agreement': ownersOnly(200, ({ screening }) => `/api/candidacies/${screening.candidacyId}/agreement`),
  'DELETE /api/screening/jobs/{jobId}/criteria/{criterionId}': ownersOnly(200, ({ screening }) => screening.criterion),
  'DELETE /api/screening/jobs/{jobId}': ownersOnly(200, ({ screening }) => screening.job),
  'DELETE /api/files/{id}': ownersOnly(200, ({ fileId }) => `/api/files/${fileId}`),
};
