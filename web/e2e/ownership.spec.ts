import { expect, test } from '@playwright/test';
import { ask, productUrl, untilOver, upload } from './api';
import { makePerson, type Person } from './person';
import { resumePdf } from './resume';

let owner: Person;
let other: Person;
let things: { itemId: string; profileId: string; revisionId: string; importId: string; fileId: string; version: number; decisions: unknown };

test.beforeAll(async ({ browser }) => {
  [owner, other] = await Promise.all([makePerson('Olive Owner', ['--plan', 'basic']), makePerson('Otto Other')]);
  const { body } = await upload(owner, await resumePdf(browser, 'Olive Owner'), 'olive.pdf');
  await untilOver(owner, body.jobId);
  const found = (await ask(owner, 'GET', `/api/resume-imports/${body.importId}`)).body;
  const item = await ask(owner, 'POST', '/api/items', { content: { kind: 'skill', fields: { name: 'Canary keeping' } } });
  const profile = await ask(owner, 'POST', '/api/me/profiles', { title: 'Canaries', slug: 'canaries' });
  const revision = (await ask(owner, 'GET', '/api/me/history')).body.items[0];
  things = {
    itemId: item.body.id,
    revisionId: revision.id,
    profileId: profile.body.id,
    importId: body.importId,
    fileId: found.import.fileId,
    version: found.review.version,
    decisions: found.review.decisions,
  };
});

/** Every route that names something of a person's: nobody but its owner may learn that it exists. */
const attempts = (): [string, string, unknown?][] => [
  ['GET', `/api/portfolios/${owner.uname}`],
  ['GET', `/api/portfolios/${owner.userId}`],
  ['GET', `/api/portfolios/${owner.uname}/items/${things.itemId}`],
  ['POST', `/api/me/history/${things.revisionId}/restore`],
  ['GET', `/api/me/history/${things.revisionId}/undo`],
  ['POST', `/api/me/history/${things.revisionId}/undo`],
  ['GET', `/api/portfolios/${owner.uname}?profile=canaries`],
  ['PATCH', `/api/me/profiles/${things.profileId}`, { version: 1, visibility: 'public' }],
  ['DELETE', `/api/me/profiles/${things.profileId}`],
  ['PATCH', `/api/items/${things.itemId}`, { version: 1, visibility: 'private' }],
  ['DELETE', `/api/items/${things.itemId}`],
  ['PUT', '/api/items/order', { kind: 'skill', ids: [things.itemId] }],
  ['POST', `/api/users/${owner.userId}/import-resume`, { fileName: 'a.pdf', contentBase64: 'JVBERi0=' }],
  ['GET', `/api/jobs/${things.importId}`],
  ['GET', `/api/jobs/${things.importId}/events`],
  ['DELETE', `/api/jobs/${things.importId}`],
  ['GET', `/api/resume-imports/${things.importId}`],
  ['PATCH', `/api/resume-imports/${things.importId}`, { version: things.version, decisions: things.decisions }],
  ['POST', `/api/resume-imports/${things.importId}/accept`],
  ['POST', `/api/resume-imports/${things.importId}/discard`],
  ['DELETE', `/api/files/${things.fileId}`],
];

test('for a second person every thing of the first is 404, the same as one that does not exist', async () => {
  for (const [method, path, body] of attempts()) {
    const answer = await ask(other, method, path, body);
    expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 404, 'NOT_FOUND']);
    const nothing = path.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, crypto.randomUUID());
    const missing = await ask(other, method, nothing.replace(owner.uname, 'nobody-of-that'), body);
    expect({ ...missing.body, requestId: '' }).toEqual({ ...answer.body, requestId: '' });
  }
  expect((await ask(owner, 'GET', '/api/items')).body.items).toMatchObject([{ id: things.itemId, version: 1, visibility: 'public' }]);
  expect((await ask(owner, 'GET', `/api/resume-imports/${things.importId}`)).body.review.state).toBe('open');
});

test('signed out, a page that is not to be seen is 404, and everything else 401', async () => {
  for (const [method, path, body] of attempts()) {
    const { status } = await ask(null, method, path, body);
    expect([method, path, status]).toEqual([method, path, path.startsWith('/api/portfolios/') ? 404 : 401]);
  }
});

test('files and page images are for the owner’s cookie alone', async () => {
  const paths = [`/files/${things.fileId}/olive.pdf`, `/files/resume-imports/${things.importId}/pages/1.png`];
  for (const path of paths) {
    const statusFor = async (cookie: string) => (await fetch(productUrl + path, { headers: { cookie } })).status;
    expect([path, await statusFor(`folia-session=${owner.authCode}`)]).toEqual([path, 200]);
    expect(await statusFor(`folia-session=${other.authCode}`)).toBe(404);
    expect(await statusFor('')).toBe(404);
    expect((await ask(owner, 'GET', path)).status, 'a header is no cookie').toBe(404);
  }
});

test('the session cookie authorises nothing under /api', async () => {
  const cookie = `folia-session=${owner.authCode}`;
  expect((await ask(null, 'GET', '/api/items', undefined, { cookie })).status).toBe(401);
  expect((await ask(null, 'DELETE', `/api/items/${things.itemId}`, undefined, { cookie })).status).toBe(401);
});

test('a person may change only what is theirs to change', async () => {
  for (const field of ['isAdmin', 'maxpr', 'plan', 'id', 'userId', 'uname', 'createdAt', 'photo']) {
    const { status, body } = await ask(owner, 'PATCH', '/api/me/profile', { version: 1, [field]: 'x' });
    expect([field, status, body.code, body.details.fields]).toEqual([field, 422, 'UNKNOWN_FIELD', [field]]);
  }
});
