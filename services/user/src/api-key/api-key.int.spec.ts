import { admit, type Member } from '@folia/contracts/access';
import { mostLivingKeys } from '@folia/contracts/api-key/shapes';
import type { Caller } from '@folia/contracts/caller';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { NotificationService } from '../notification/notification.service';
import { AdminOrganisationService } from '../organisation/admin-organisation.service';
import { MemberRepository } from '../organisation/member.repository';
import { OrganisationService } from '../organisation/organisation.service';
import { SessionService } from '../session/session.service';
import { ApiKeyService } from './api-key.service';
import { KeyEndNewsService } from './key-end-news.service';

let service: RunningService;
type Who = { id: string };
const keys = () => service.app.get(ApiKeyService);
const anywhere = '198.51.100.7';
const wish = { name: 'Greenhouse sync', mode: 'live', scopes: ['jobs:read', 'candidates:read'], addresses: [], days: 90 } as Parameters<
  ApiKeyService['create']
>[1];

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({}))]);
});
afterAll(() => service.close());

/** Somebody who has just signed in, for their own account. */
async function signedIn(who: Who, account?: string): Promise<Member> {
  await service.app.get(SessionService).open(who.id);
  const [session] = await service.query<{ id: string }>('SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1', [who.id]);
  const { actor } = as(who);
  const acting = account && (await service.app.get(OrganisationService).membership(personOf(as(who)), account));
  return admit('key.manage', { actor: { ...actor, sessionId: session?.id ?? '', ...(acting && { account: acting }) } }, null);
}
async function organisationOf(owner: Who): Promise<string> {
  const boss = await service.make('Boss', { isAdmin: true });
  const made = { name: 'Meridian Pay', ownerId: owner.id, seats: 5, agreement: {}, reason: 'agreed on' };
  return (await service.app.get(AdminOrganisationService).makeAsAdmin(personOf(as(boss, true)), made)).id;
}
const actorOf = async (secret: string, address = anywhere): Promise<Caller['actor']> => (await keys().authenticate(secret, address)).caller.actor;
const refused = (secret: string, address = anywhere) => codeOf(keys().authenticate(secret, address));

test('a key is shown once and kept as a hash; the list tells its last four signs, its use to a minute, and what it may', async () => {
  const ada = await signedIn(await service.make('Ada Novak'));
  const { key, secret } = await keys().create(ada, wish);
  expect(secret).toMatch(/^folia_live_[\w-]{43}$/);
  expect(key).toMatchObject({
    name: 'Greenhouse sync',
    lastFour: secret.slice(-4),
    scopes: ['jobs:read', 'candidates:read'],
    lastUsedAt: null,
    hasEnded: false,
  });
  const kept = JSON.stringify(await service.query('SELECT * FROM api_key WHERE id = $1', [key.id]));
  expect([kept.includes(secret), kept.includes(secret.slice(12, 40))]).toEqual([false, false]);
  expect(await actorOf(secret)).toEqual({ type: 'apiKey', id: key.id, ownerId: ada.id, name: 'Greenhouse sync', scopes: key.scopes });
  const used = async () => (await keys().list(ada)).items[0]?.lastUsedAt;
  const first = await used();
  await actorOf(secret);
  expect([first !== null, await used()]).toEqual([true, first]);
  const log = await service.query('SELECT action, details FROM account_log WHERE account_id = $1', [ada.id]);
  expect(log).toEqual([{ action: 'key.made', details: { key: 'Greenhouse sync' } }]);
});

test('only a fresh sign-in of a person makes or rotates one, with scopes that open something there', async () => {
  const who = await service.make('Long Ago');
  const member = await signedIn(who);
  const { key } = await keys().create(member, wish);
  await service.query(`UPDATE session SET created_at = now() - interval '16 minutes' WHERE user_id = $1`, [who.id]);
  expect([await codeOf(keys().create(member, wish)), await codeOf(keys().rotate(member, key.id, 0))]).toEqual(['SIGN_IN_AGAIN', 'SIGN_IN_AGAIN']);
  expect((await keys().list(member)).isFresh).toBe(false);
  // Ending one needs no more than the account.
  expect((await keys().revoke(member, key.id)).items[0]?.revokedAt).not.toBeNull();
  const fresh = await signedIn(who);
  expect((await keys().list(fresh)).isFresh).toBe(true);
  expect(await codeOf(keys().create(fresh, { ...wish, scopes: ['members:read'] }))).toBe('BODY_INVALID');
  expect((await keys().list(fresh)).scopes).toEqual(expect.arrayContaining(['jobs:write', 'fit-scores:write', 'links:read']));
  const own = await signedIn(who, await organisationOf(who));
  expect((await keys().list(own)).scopes).toEqual(expect.arrayContaining(['jobs:write', 'members:read']));
  expect(await codeOf(keys().create(own, { ...wish, scopes: ['links:read'] }))).toBe('BODY_INVALID');
});

test('what is unknown, revoked, over, for another address, or of a maker who is suspended or to be deleted opens nothing', async () => {
  const who = await service.make('Ends It');
  const member = await signedIn(who);
  const make = async (more: Partial<typeof wish> = {}) => keys().create(member, { ...wish, ...more });
  const [plain, ended, placed] = [await make(), await make({ days: 30 }), await make({ addresses: ['203.0.113.0/24', '2001:db8::/32', '198.51.100.9'] })];
  expect(await refused(`folia_live_${'A'.repeat(43)}`)).toBe('KEY_REFUSED');
  for (const address of ['203.0.113.77', '2001:db8:1::5', '198.51.100.9']) expect((await actorOf(placed.secret, address)).type).toBe('apiKey');
  for (const address of [anywhere, '203.0.114.1', '2001:db9::1']) expect(await refused(placed.secret, address)).toBe('KEY_REFUSED');
  await service.query(`UPDATE api_key SET ends_at = now() WHERE id = $1`, [ended.key.id]);
  expect(await refused(ended.secret)).toBe('KEY_REFUSED');
  await service.query(`UPDATE "user" SET suspended_at = now() WHERE id = $1`, [who.id]);
  expect(await refused(plain.secret)).toBe('KEY_REFUSED');
  await service.query(`UPDATE "user" SET suspended_at = NULL WHERE id = $1`, [who.id]);
  await service.query(`INSERT INTO deletion (user_id, due_at) VALUES ($1, now() + interval '7 days')`, [who.id]);
  expect(await refused(plain.secret)).toBe('KEY_REFUSED');
  await service.query('DELETE FROM deletion WHERE user_id = $1', [who.id]);
  expect((await actorOf(plain.secret)).type).toBe('apiKey');
  await keys().revoke(member, plain.key.id);
  expect(await refused(plain.secret)).toBe('KEY_REFUSED');
  // What is over can go from the list, what is alive cannot.
  expect(await codeOf(keys().remove(member, placed.key.id))).toBe('CONFLICT');
  expect((await keys().remove(member, plain.key.id)).items.map(({ id }) => id)).toEqual([placed.key.id, ended.key.id]);
});

test('after a rotation the secret before goes on for the overlap and no longer; only the maker rotates', async () => {
  const who = await service.make('Rotates It');
  const member = await signedIn(who);
  const { key, secret } = await keys().create(member, wish);
  const rotated = await keys().rotate(member, key.id, 24);
  expect(rotated.key).toMatchObject({ id: key.id, lastFour: rotated.secret.slice(-4), overlapsUntil: expect.any(String) });
  for (const one of [secret, rotated.secret]) expect(await actorOf(one)).toMatchObject({ id: key.id });
  await service.query(`UPDATE api_key SET earlier_until = now() WHERE id = $1`, [key.id]);
  expect([await refused(secret), (await actorOf(rotated.secret)).type]).toEqual(['KEY_REFUSED', 'apiKey']);
  const again = await keys().rotate(member, key.id, 0);
  expect([await refused(rotated.secret), again.key.overlapsUntil]).toEqual(['KEY_REFUSED', null]);
  const stranger = await signedIn(await service.make('Some Stranger'));
  for (const act of [() => keys().rotate(stranger, key.id, 0), () => keys().revoke(stranger, key.id), () => keys().remove(stranger, key.id)])
    expect(await codeOf(act())).toBe('NOT_FOUND');
});

test('a key of an organisation acts in what its maker is now, and in nothing once they have left; another manager revokes it and cannot take it over', async () => {
  const [owner, maker] = [await service.make('Org Owner'), await service.make('Key Maker')];
  const account = await organisationOf(owner);
  const database = service.app.get(DataSource).manager;
  await service.app.get(MemberRepository).insert(database, account, maker.id, 'admin');
  const { key, secret } = await keys().create(await signedIn(maker, account), wish);
  expect(await actorOf(secret)).toMatchObject({ ownerId: maker.id, account: { id: account, role: 'admin', state: 'active' } });
  await service.app.get(MemberRepository).setRole(database, account, maker.id, 'member');
  expect(await actorOf(secret)).toMatchObject({ account: { role: 'member' } });
  const manager = await signedIn(owner, account);
  expect((await keys().list(manager)).items).toEqual([expect.objectContaining({ id: key.id, maker: { id: maker.id, name: 'Key Maker' } })]);
  expect(await codeOf(keys().rotate(manager, key.id, 0))).toBe('NOT_FOUND');
  await service.app.get(MemberRepository).remove(database, account, maker.id);
  expect(await refused(secret)).toBe('KEY_REFUSED');
  expect((await keys().list(manager)).items[0]).toMatchObject({ makerHasLeft: true, revokedAt: null });
  expect((await keys().revoke(manager, key.id)).items[0]?.revokedAt).toEqual(expect.any(String));
});

test(`an account has at most ${mostLivingKeys} living keys, also when many are made at once; what is long over is forgotten`, async () => {
  const who = await service.make('Many Keys');
  const member = await signedIn(who);
  const made = await Promise.all(Array.from({ length: mostLivingKeys + 5 }, () => codeOf(keys().create(member, wish)).catch(() => 'made')));
  expect(made.filter((code) => code === 'KEYS_FULL')).toHaveLength(5);
  expect((await keys().list(member)).items).toHaveLength(mostLivingKeys);
  await service.query(`UPDATE api_key SET revoked_at = now() - interval '91 days' WHERE account_id = $1`, [who.id]);
  await service.query(
    `INSERT INTO api_key (id, account_id, owner_id, name, mode, secret_hash, last_four, scopes, addresses) VALUES ($1, $2, $2, 'Stays', 'live', $3, 'abcd', '{}', '{}')`,
    [newId(), who.id, newId()],
  );
  await keys().forgetOld();
  expect((await keys().list(member)).items.map(({ name }) => name)).toEqual(['Stays']);
});

test('signing out everywhere ends the keys that somebody made, for each account, and no others; the log of the account tells of it', async () => {
  const [maker, colleague] = [await service.make('Ada Novak'), await service.make('Boris Kon')];
  const account = await organisationOf(maker);
  await service.app.get(MemberRepository).insert(service.app.get(DataSource).manager, account, colleague.id, 'admin');
  const own = await keys().create(await signedIn(maker), wish);
  const shared = await keys().create(await signedIn(maker, account), wish);
  const others = await keys().create(await signedIn(colleague, account), { ...wish, name: 'Of a colleague' });
  const { sessionId } = (await signedIn(maker)).caller.actor as { sessionId: string };
  const here = { ...as(maker), actor: { ...as(maker).actor, sessionId } };
  await service.app.get(SessionService).signOut(personOf(here), false);
  expect(await Promise.all([own, shared, others].map(({ secret }) => refused(secret)))).toEqual(['done', 'done', 'done']);
  await service.app.get(SessionService).signOut(personOf(here), true);
  expect(await Promise.all([own, shared, others].map(({ secret }) => refused(secret)))).toEqual(['KEY_REFUSED', 'KEY_REFUSED', 'done']);
  const told = await service.query(`SELECT account_id, details FROM account_log WHERE action = 'key.revoked' AND actor_id = $1 ORDER BY account_id`, [
    maker.id,
  ]);
  const expected = [maker.id, account].sort().map((id) => ({ account_id: id, details: { key: wish.name } }));
  expect(told).toEqual(expected);
});

test('whoever made a key is told once, in the bell and by e-mail, 14 days before it ends, and not of one that is revoked or ends later', async () => {
  const who = await service.make('Ada Novak');
  const member = await signedIn(who);
  const made = [];
  for (const name of ['Ends soon', 'Revoked', 'Ends later']) made.push((await keys().create(member, { ...wish, name })).key.id);
  await keys().revoke(member, made[1] ?? '');
  const ends = (id: string | undefined, days: number) =>
    service.query('UPDATE api_key SET ends_at = now() + make_interval(days => $2) WHERE id = $1', [id, days]);
  await ends(made[0], 14);
  await ends(made[1], 3);
  await ends(made[2], 15);
  const news = service.app.get(KeyEndNewsService);
  await Promise.all(Array.from({ length: 4 }, () => news.tell()));
  await news.tell();
  const { items } = await service.app.get(NotificationService).list(personOf(as(who)), undefined);
  expect(items.map(({ kind, about }) => [kind, about])).toEqual([['key-ends-soon', made[0]]]);
  const mails = await service.mailsTo(who.email);
  expect([mails.length, mails.join()]).toEqual([1, expect.stringContaining('Ends soon')]);
});
