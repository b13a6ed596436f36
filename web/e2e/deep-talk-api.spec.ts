import { expect, test } from '@playwright/test';
import { type Answer, ask, productUrl, productUrls, untilOver } from './api';
import { makePerson, type Person } from './person';
import { inDatabase } from './traces';

type Told = { id: string; event: { type: string; claim?: number; offset?: number; text?: string; itemId?: string } };

/** Everything that a job tells after an event, over one of the gateways. */
async function follow(person: Person, jobId: string, lastId?: string, url = productUrl): Promise<Told[]> {
  const headers = { authorization: `Bearer folia:${person.authCode}`, ...(lastId && { 'last-event-id': lastId }) };
  const text = await (await fetch(`${url}/api/jobs/${jobId}/events`, { headers })).text();
  return [...text.matchAll(/^id: (.*)\ndata: (.*)$/gm)].map(([, id = '', data = '']) => ({ id, event: JSON.parse(data) }));
}

const question = (person: Person | null, owner: Person, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(person, 'POST', `/api/users/${owner.userId}/deep-talk`, body, headers);
const overview = (person: Person | null, owner: Person, query = '', headers: Record<string, string> = {}): Promise<Answer> =>
  ask(person, 'GET', `/api/users/${owner.userId}/deep-talk${query}`, undefined, headers);
const wordsOf = async (person: Person, { jobId, conversationId }: { jobId: string; conversationId: string }): Promise<string> => {
  await untilOver(person, jobId);
  const { items } = (await ask(person, 'GET', `/api/conversations/${conversationId}`)).body;
  return items[0].claims.map(({ text }: { text: string }) => text).join('\n');
};

async function makeOwner(name: string, visibility: 'public' | 'private'): Promise<Person> {
  const owner = await makePerson(name);
  const add = (kind: string, fields: object, seen: string) => ask(owner, 'POST', '/api/items', { content: { kind, fields }, visibility: seen });
  const work = { position: 'Bridge Engineer', employer: 'Harbour Works', startDate: '2017', current: true, highlights: ['Built three bridges over the Elbe'] };
  await add('work', work, 'public');
  await add('project', { name: 'Tide gauge', startDate: '2022', summary: 'I built a gauge for Tidewright with Rust.' }, 'link');
  await add('project', { name: 'Lantern', startDate: '2023', summary: 'I built a lantern for Quillfeather.' }, 'private');
  const { version } = (await ask(owner, 'GET', '/api/me/settings')).body.profile;
  expect((await ask(owner, 'PATCH', '/api/me/profile', { version, visibility })).status).toBe(200);
  return owner;
}

test('an answer comes claim by claim, and who loses the stream reads on without a lost or doubled word, at any gateway', async () => {
  const owner = await makeOwner('Ada Answered', 'public');
  const asker = await makePerson('Rita Recruiter');
  const before = (await overview(asker, owner)).body;
  expect(before).toMatchObject({ portfolioName: 'Ada Answered', isOwner: false, hasContent: true, enabled: true, retentionDays: 90, linkId: null });
  expect(before.answers).toMatchObject({ used: 0, limit: 20, isSpent: false });
  const asked = await question(asker, owner, { question: 'Which bridges did she build? Where does she work?' });
  expect(asked.status).toBe(202);
  const { jobId, conversationId } = asked.body;
  const told = await follow(asker, jobId);
  expect(told.at(-1)?.event.type).toBe('done');
  const turn = (await ask(asker, 'GET', `/api/conversations/${conversationId}`)).body.items[0];
  const deltas = told.flatMap(({ event }) => (event.type === 'delta' ? [event] : []));
  expect(deltas.map(({ claim, text }) => [claim, text])).toEqual(turn.claims.map(({ text }: { text: string }, claim: number) => [claim, text]));
  expect(turn.claims.some(({ citations }: { citations: unknown[] }) => citations.length > 0)).toBe(true);
  for (const [index, { id }] of told.slice(0, -1).entries()) {
    const rest = await follow(asker, jobId, id, productUrls[index % productUrls.length]);
    expect(rest.map(({ event }) => event)).toEqual(told.slice(index + 1).map(({ event }) => event));
  }
  expect((await overview(asker, owner)).body.answers.used).toBe(1);
  // The stream is the asker's alone; the words are for both.
  expect((await ask(owner, 'GET', `/api/jobs/${jobId}`)).status).toBe(404);
  expect((await ask(owner, 'GET', '/api/deep-talk/conversations')).body.items).toMatchObject([{ id: conversationId, isMine: false }]);
});

test('a private page is not there, guests sign in first, and a link widens what is read until it is revoked', async () => {
  const owner = await makeOwner('Ada Linked', 'private');
  const [asker, other] = [await makePerson('Rita Linked'), await makePerson('Otto Other')];
  expect((await question(asker, owner, { question: 'What did she build?' })).status).toBe(404);
  expect((await overview(asker, owner)).status).toBe(404);
  expect([(await overview(null, owner)).status, (await question(null, owner, { question: 'Who?' })).status]).toEqual([401, 401]);
  const { token, link } = (await ask(owner, 'POST', '/api/links', { description: 'For Rita' })).body;
  const opened = await ask(asker, 'POST', '/api/links/open', { token });
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { body: seen } = await overview(asker, owner, '', { cookie });
  expect(seen).toMatchObject({ linkId: link.id, hasContent: true, enabled: true });
  const asked = await question(asker, owner, { question: 'What did she build with Rust? And the lantern?', linkId: seen.linkId }, { cookie });
  const words = await wordsOf(asker, asked.body);
  expect(words).toMatch(/Tidewright|Tide gauge/);
  expect(words).not.toMatch(/Quillfeather/);
  // The id of a link is no key to it.
  expect((await question(asker, owner, { question: 'What?', linkId: link.id })).status).toBe(404);
  expect((await question(other, owner, { question: 'What?', linkId: link.id })).status).toBe(404);
  expect((await ask(other, 'GET', `/api/conversations/${asked.body.conversationId}`)).status).toBe(404);
  await ask(owner, 'PATCH', '/api/deep-talk/settings', { view: { profileId: null, linkId: link.id, enabled: false } });
  expect((await question(asker, owner, { question: 'What?', linkId: link.id }, { cookie })).body.code).toBe('DEEP_TALK_OFF');
  await ask(owner, 'PATCH', '/api/deep-talk/settings', { view: { profileId: null, linkId: link.id, enabled: true } });
  await ask(owner, 'DELETE', `/api/links/${link.id}`);
  const refused = await question(asker, owner, { question: 'What?', linkId: link.id }, { cookie });
  expect([refused.status, refused.body.code]).toEqual([410, 'LINK_REVOKED']);
});

test('who has no answers left today is told so politely, with the time it begins again; a block hides the assistant', async () => {
  const owner = await makeOwner('Ada Asked', 'public');
  const asker = await makePerson('Rita Spent');
  await inDatabase(
    'user',
    `INSERT INTO usage_count (account_id, meter, period_start, used) VALUES ($1, 'answer-of:' || $2::text, date_trunc('day', now(), 'UTC'), 20)`,
    [asker.userId, owner.userId],
  );
  const refused = await question(asker, owner, { question: 'Which bridges?' });
  expect([refused.status, refused.body.code]).toEqual([402, 'QUOTA_EXCEEDED']);
  expect(refused.body.message).toMatch(
    /^That is all for today: the assistant gives 20 answers a day here\. Ask again from .* 00:00:00 GMT, or write a message\.$/,
  );
  expect((await overview(asker, owner)).body.answers).toMatchObject({ used: 20, limit: 20, isSpent: true });
  expect((await ask(asker, 'GET', '/api/conversations')).body.items).toEqual([]);
  expect((await ask(asker, 'POST', '/api/users/block', { userId: owner.userId })).status).toBe(200);
  await expect.poll(async () => (await question(asker, owner, { question: 'Which bridges?' })).status).toBe(404);
});

test('a question is at most 2,000 characters, and one of a conversation at a time', async () => {
  const owner = await makeOwner('Ada Tried', 'private');
  expect((await question(owner, owner, { question: 'x'.repeat(2_001) })).status).toBe(422);
  expect((await question(owner, owner, { question: '   ' })).status).toBe(422);
  const first = (await question(owner, owner, { question: 'Tell me about the lantern' })).body;
  expect(await wordsOf(owner, first)).toMatch(/Quillfeather|Lantern/);
  const { conversationId } = first;
  await inDatabase('ai', `UPDATE job SET state = 'running', finished_at = NULL, heartbeat_at = now() + interval '1 hour' WHERE id = $1`, [first.jobId]);
  expect((await question(owner, owner, { question: 'And?', conversationId })).body.code).toBe('DEEP_TALK_BUSY');
  expect((await ask(owner, 'DELETE', `/api/jobs/${first.jobId}`)).body.state).toBe('cancelled');
  expect((await question(owner, owner, { question: 'And?', conversationId })).status).toBe(202);
  expect((await overview(owner, owner)).body).toMatchObject({ isOwner: true, answers: null });
});
