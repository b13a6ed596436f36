import { admit, type Member } from '@folia/contracts/access';
import { type Caller, callerOwnerId } from '@folia/contracts/caller';
import { applyWithPortfolio, getJobPage, getSharedPortfolio } from '@folia/contracts/candidacy/questions';
import { AppError } from '@folia/contracts/errors';
import { keepTextFile } from '@folia/contracts/file/questions';
import { startFitScore } from '@folia/contracts/fit-score/questions';
import { createItem } from '@folia/contracts/item/questions';
import { createLink } from '@folia/contracts/link/questions';
import { ensureProfile, getProfileSwitches, updateProfile } from '@folia/contracts/portfolio/questions';
import { startResumeImport } from '@folia/contracts/resume-import/questions';
import { isSandboxId } from '@folia/contracts/sandbox';
import { createScreeningJob, startReading, updateScreeningJob } from '@folia/contracts/screening/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { AdminService } from '../admin/admin.service';
import { ApiKeyService } from '../api-key/api-key.service';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';
import { NewsService } from '../notification/news.service';
import { AdminOrganisationService } from '../organisation/admin-organisation.service';
import { OrganisationService } from '../organisation/organisation.service';
import { OrganisationDeletionService } from '../organisation/organisation-deletion.service';
import { SessionService } from '../session/session.service';
import { SandboxService } from './sandbox.service';

let service: RunningService;
/** Who asked the other services for what, and whether they answer. */
let asked: { what: string; who: string | null }[] = [];
let isAway = false;
const keys = () => service.app.get(ApiKeyService);
const wish = { name: 'Try it', mode: 'test', scopes: ['jobs:read', 'links:write'], addresses: [], days: 30 } as Parameters<ApiKeyService['create']>[1];

/** The other services: each notes who asked. What they really do with it is proven by the journey. */
const noting = <Answer>(what: string, answer: Answer) => {
  return (caller: Caller): Answer => {
    if (isAway) throw new AppError('UNAVAILABLE');
    asked.push({ what, who: callerOwnerId(caller) });
    return answer;
  };
};
const id = newId();

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(getProfileSwitches, noting('switches', { visibility: 'private', findable: false, indexable: true, version: 1 })),
    answering(updateProfile, noting('profile', { version: 2 })),
    answering(createItem, noting('item', { id })),
    answering(createScreeningJob, noting('job', { id, version: 1 })),
    answering(updateScreeningJob, noting('opened', { id, version: 2 })),
    answering(getJobPage, noting('page', { digest: 'a'.repeat(64) })),
    answering(getSharedPortfolio, noting('shared', { digest: 'b'.repeat(64) })),
    answering(applyWithPortfolio, noting('applied', { id })),
    answering(startReading, noting('reading', {})),
    answering(startFitScore, noting('score', { id })),
    answering(createLink, noting('link', { id })),
    answering(keepTextFile, (_caller, { ownerId, name, text }) => {
      asked.push({ what: 'file', who: ownerId });
      return { id, name, kind: 'text', bytes: text.length, sha256: 'c'.repeat(64), createdAt: '2026-03-26T10:15:00.000Z' };
    }),
    answering(startResumeImport, noting('import', { importId: id, jobId: id, reused: false })),
  ]);
});
afterAll(() => service.close());
beforeEach(() => {
  asked = [];
  isAway = false;
});

async function signedIn(who: { id: string }, account?: string): Promise<Member> {
  await service.app.get(SessionService).open(who.id);
  const [session] = await service.query<{ id: string }>('SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1', [who.id]);
  const { actor } = as(who);
  const acting = account && (await service.app.get(OrganisationService).membership(personOf(as(who)), account));
  return admit('key.manage', { actor: { ...actor, sessionId: session?.id ?? '', ...(acting && { account: acting }) } }, null);
}
async function organisationOf(owner: { id: string }): Promise<string> {
  const boss = await service.make('Boss', { isAdmin: true });
  const made = { name: 'Meridian Pay', ownerId: owner.id, seats: 5, agreement: {}, reason: 'agreed on' };
  return (await service.app.get(AdminOrganisationService).makeAsAdmin(personOf(as(boss, true)), made)).id;
}
const programOf = (secret: string) => keys().authenticate(secret, '198.51.100.7');
const peopleOf = (accountId: string) =>
  service.query<{ id: string; email: string | null; ended: boolean; due: boolean }>(
    `SELECT person_id AS id, u.email, ended_at IS NOT NULL AS ended, EXISTS (SELECT 1 FROM deletion d WHERE d.user_id = u.id AND d.due_at <= now()) AS due
     FROM sandbox_person s JOIN "user" u ON u.id = s.person_id WHERE account_id = $1 ORDER BY is_holder DESC, person_id`,
    [accountId],
  );
const end = (userId: string) => service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId }, manager));

test('a test key is somebody else: nothing in its caller, or in what it is told of itself, is of the account', async () => {
  const ada = await signedIn(await service.make('Ada Novak'));
  const { key, secret } = await keys().create(ada, wish);
  expect([key.mode, secret]).toEqual(['test', expect.stringMatching(/^folia_test_[\w-]{43}$/)]);
  const program = await programOf(secret);
  const [holder] = await peopleOf(ada.id);
  expect(program.caller.actor).toEqual({ type: 'apiKey', id: key.id, ownerId: holder?.id, name: 'Try it', scopes: key.scopes });
  expect(program.key).toMatchObject({ accountId: holder?.id, makerId: holder?.id, mode: 'test' });
  expect(isSandboxId(holder?.id ?? '')).toBe(true);
  expect(JSON.stringify(program)).not.toContain(ada.id);
  expect((await keys().rotate(ada, key.id, 0)).secret).toMatch(/^folia_test_/);
  expect((await programOf((await keys().create(ada, { ...wish, mode: 'live' })).secret)).caller.actor).toMatchObject({ ownerId: ada.id });
});

test('it is filled by those whose things they are, and by nobody else; the next key finds it as it is', async () => {
  const ada = await signedIn(await service.make('Fills It'));
  await keys().create(ada, wish);
  const people = await peopleOf(ada.id);
  const [holder, ...applicants] = people.map((one) => one.id);
  expect(new Set(asked.map(({ who }) => who))).toEqual(new Set([holder, ...applicants]));
  const by = (what: string) => asked.filter((one) => one.what === what).map(({ who }) => who);
  for (const what of ['job', 'opened', 'reading', 'score', 'link', 'file', 'import']) expect([what, by(what)]).toEqual([what, [holder]]);
  expect(by('applied').sort()).toEqual(applicants.sort());
  const before = asked.length;
  await keys().create(ada, wish);
  expect([asked.length, (await peopleOf(ada.id)).length]).toEqual([before, people.length]);
});

test('two who make the first test key at once get one sandbox', async () => {
  const ada = await signedIn(await service.make('Twice At Once'));
  const made = await Promise.all([1, 2, 3].map(() => keys().create(ada, wish)));
  const holders = await Promise.all(made.map(async ({ secret }) => callerOwnerId((await programOf(secret)).caller)));
  expect([new Set(holders).size, (await peopleOf(ada.id)).length]).toEqual([1, 4]);
});

test('nobody in it has an e-mail, a way in, or a model, and none is among the people of the admins; news reach nobody', async () => {
  const ada = await signedIn(await service.make('Mails Nobody'));
  await keys().create(ada, wish);
  const people = await peopleOf(ada.id);
  const ids = people.map((one) => one.id);
  expect(people.map(({ email }) => email)).toEqual([null, null, null, null]);
  expect(await service.query('SELECT 1 FROM identity WHERE user_id = ANY($1)', [ids])).toEqual([]);
  expect(await service.query('SELECT 1 FROM "user" WHERE id = ANY($1) AND model_allowed', [ids])).toEqual([]);
  const boss = await service.make('Looks', { isAdmin: true });
  for (const search of ['Sandy Sample', ids[0] ?? '']) {
    expect((await service.app.get(AdminService).list(personOf(as(boss, true)), { text: search })).items).toEqual([]);
  }
  const sent = service.mail.received.length;
  await service.app
    .get(DataSource)
    .transaction((manager) => service.app.get(NewsService).tell(manager, { userId: ids[0] ?? '', kind: 'key-ends-soon', about: id }));
  await service.mailsTo('nobody@example.com');
  expect(service.mail.received.length).toBe(sent);
});

test('a sandbox that cannot be filled is refused and leaves no key; what was begun is erased, and the next try makes another', async () => {
  const ada = await signedIn(await service.make('Away Now'));
  isAway = true;
  expect(await codeOf(keys().create(ada, wish))).toBe('UNAVAILABLE');
  expect((await keys().list(ada)).items).toEqual([]);
  expect((await peopleOf(ada.id)).every(({ ended, due }) => ended && due)).toBe(true);
  isAway = false;
  await keys().create(ada, wish);
  expect((await peopleOf(ada.id)).filter(({ ended }) => !ended)).toHaveLength(4);
});

test('after a reset the same keys act on new people, and those before are to be erased; without a sandbox there is nothing to reset', async () => {
  const ada = await signedIn(await service.make('Resets It'));
  expect(await codeOf(keys().resetSandbox(ada))).toBe('NOT_FOUND');
  const { secret } = await keys().create(ada, wish);
  const before = await peopleOf(ada.id);
  const list = await keys().resetSandbox(ada);
  const holderId = callerOwnerId((await programOf(secret)).caller);
  expect(before.map((one) => one.id)).not.toContain(holderId);
  const now = await peopleOf(ada.id);
  expect(now.filter((one) => before.some((old) => old.id === one.id)).every(({ ended, due }) => ended && due)).toBe(true);
  expect(list.sandboxSince).not.toBeNull();
  for (const { id: personId } of before) await end(personId);
  expect((await peopleOf(ada.id)).length).toBe(4);
  const log = await service.query('SELECT action FROM account_log WHERE account_id = $1 ORDER BY id', [ada.id]);
  expect(log).toEqual([{ action: 'key.made' }, { action: 'sandbox.reset' }]);
});

test('it goes with its account, a person’s or an organisation’s, and when no test key is left', async () => {
  const [leaves, owner, stops] = [await service.make('Leaves Us'), await service.make('Ends Firm'), await service.make('Stops Trying')];
  await keys().create(await signedIn(leaves), wish);
  await end(leaves.id);
  expect((await peopleOf(leaves.id)).map(({ due }) => due)).toEqual([true, true, true, true]);

  const firm = await organisationOf(owner);
  const member = await signedIn(owner, firm);
  await keys().create(member, { ...wish, scopes: ['jobs:read'] });
  await service.app.get(OrganisationDeletionService).delete(member);
  expect((await peopleOf(firm)).map(({ due }) => due)).toEqual([true, true, true, true]);

  const stopping = await signedIn(stops);
  const { key } = await keys().create(stopping, wish);
  await service.query(`UPDATE sandbox_person SET made_at = now() - interval '2 hours' WHERE account_id = $1`, [stops.id]);
  await service.app.get(SandboxService).endUnused();
  expect((await peopleOf(stops.id)).map(({ ended }) => ended)).toEqual([false, false, false, false]);
  await keys().revoke(stopping, key.id);
  await keys().remove(stopping, key.id);
  await service.app.get(SandboxService).endUnused();
  expect((await peopleOf(stops.id)).map(({ ended }) => ended)).toEqual([true, true, true, true]);
});

test('in an organisation a test key may what its maker may now, is no member, and ends with their leaving and its suspension', async () => {
  const owner = await service.make('Owns Firm');
  const firm = await organisationOf(owner);
  const member = await signedIn(owner, firm);
  expect(await codeOf(keys().create(member, { ...wish, scopes: ['members:read'] }))).toBe('BODY_INVALID');
  const { secret } = await keys().create(member, { ...wish, scopes: ['jobs:read', 'jobs:write'] });
  const scopes = async () => (await programOf(secret)).key.scopes;
  expect(await scopes()).toEqual(['jobs:read', 'jobs:write']);
  await service.query(`UPDATE member SET role = 'member' WHERE organisation_id = $1`, [firm]);
  expect(await scopes()).toEqual(['jobs:read']);
  await service.query(`UPDATE organisation SET suspended_reason = 'spam' WHERE id = $1`, [firm]);
  expect(await codeOf(programOf(secret))).toBe('KEY_REFUSED');
  await service.query('UPDATE organisation SET suspended_reason = NULL WHERE id = $1', [firm]);
  await service.query('DELETE FROM member WHERE organisation_id = $1', [firm]);
  expect(await codeOf(programOf(secret))).toBe('KEY_REFUSED');
});
