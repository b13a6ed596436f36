import type { Caller } from '@folia/contracts/caller';
import type { LinkAsks } from '@folia/contracts/link/gate';
import { type CreateLinkInput, createLinkInput, type LinkState } from '@folia/contracts/link/shapes';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { LinkService } from './link.service';
import { LinkSessionService } from './link-session.service';
import { ReceivedLinkService } from './received-link.service';

let copy: TestDatabase;
let app: INestApplicationContext;
let links: LinkService;
let sessions: LinkSessionService;

const person = () => ({ actor: { type: 'user' as const, id: newId(), isAdmin: false, sessionId: newId() } });
const owner = person();
const nobody: Caller = { actor: { type: 'guest' } };
const inSession = (visitor: string | null): Caller => ({ ...nobody, ...(visitor && { linkSession: visitor }) });
const make = (input: Partial<CreateLinkInput> = {}, by = owner) => links.create(personOf(by), createLinkInput.parse({ description: 'For a spec', ...input }));
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let readers = 0;
/** Each from a network of its own: what is counted per network has specs of its own. */
const networkOf = (reader: number) => `10.${reader >> 8}.${reader & 255}.1`;
const attempt = (token: string, rest: object = {}, caller: Caller = nobody) =>
  sessions.open(caller, { token, userAgent, network: networkOf(readers++), ...rest });
/** As a reader does it: presses "Open" where that is asked for. */
const open = (token: string, password?: string, caller: Caller = nobody) =>
  attempt(token, { password }, caller).catch((error: { code: string; details: LinkAsks }) => {
    if (error.code !== 'LINK_PRESS_REQUIRED') throw error;
    return attempt(token, { password, gate: error.details.gate, press: { afterMs: 2_000, scrolled: true } }, caller);
  });
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'opened',
    (error: { code: string }) => error.code,
  );
const sql = (text: string, values: unknown[] = []) => app.get(DataSource).query(text, values);
/** A clock cannot be turned here, so a row is made older instead. */
const change = (id: string, assignments: string) => sql(`UPDATE link SET ${assignments} WHERE id = $1`, [id]);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const viewsOf = async (id: string) => (await links.get(personOf(owner), id)).viewCount;

beforeAll(async () => {
  copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  app = await NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url)), { logger: false });
  links = app.get(LinkService);
  sessions = app.get(LinkSessionService);
});

afterAll(async () => {
  await app.close();
  await copy.drop();
});

describe('state', () => {
  const expired = `expires_at = now() - interval '1 s'`;
  const exhausted = 'max_views = 1, view_count = 1';
  const locked = `locked_until = now() + interval '9 minutes'`;
  test.each([
    ['revoked', `status = 'revoked', ${expired}, ${exhausted}, ${locked}`],
    ['expired', `status = 'paused', ${expired}, ${exhausted}, ${locked}`],
    ['expired', `status = 'draft', ${expired}`],
    ['exhausted', `status = 'paused', ${exhausted}, ${locked}`],
    ['locked', `status = 'paused', ${locked}`],
    ['paused', `status = 'paused'`],
    ['draft', `status = 'draft'`],
    ['active', `expires_at = now() + interval '1 minute', max_views = 2, view_count = 1, locked_until = now() - interval '1 s'`],
  ] as [LinkState, string][])('%s when %s', async (state, assignments) => {
    const { link } = await make();
    await change(link.id, assignments);
    expect((await links.get(personOf(owner), link.id)).state).toBe(state);
  });
});

describe('opening', () => {
  test.each([
    ['LINK_REVOKED', `status = 'revoked'`],
    ['LINK_EXPIRED', 'expires_at = now()'],
    ['LINK_EXHAUSTED', 'max_views = 3, view_count = 3'],
    ['LINK_LOCKED', `locked_until = now() + interval '9 minutes'`],
    ['LINK_PAUSED', `status = 'paused'`],
    ['NOT_FOUND', `status = 'draft'`],
    ['opened', `status = 'active'`],
  ])('answers %s when %s', async (code, assignments) => {
    const { link, token } = await make();
    await change(link.id, assignments);
    expect(await outcome(open(token))).toBe(code);
    expect(await outcome(open(`${token}x`))).toBe('NOT_FOUND');
  });

  test('fifty at once with one view left: one succeeds', async () => {
    const { link, token } = await make({ maxViews: 3 });
    await change(link.id, 'view_count = 2');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(open(token))));
    expect(outcomes.filter((one) => one === 'opened')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'LINK_EXHAUSTED')).toHaveLength(49);
    expect(await viewsOf(link.id)).toBe(3);
  });

  test('a visitor session counts one view however often it opens, stays inside when the link is used up, and holds several links', async () => {
    const [first, second] = [await make({ maxViews: 1 }), await make({ maxViews: 9 })];
    const { visitor } = await open(first.token);
    for (let time = 0; time < 3; time++)
      expect(await open(first.token, undefined, inSession(visitor))).toMatchObject({ ownerId: owner.actor.id, visitor, view: null });
    expect((await open(second.token, undefined, inSession(visitor))).visitor).toBe(visitor);
    expect([await viewsOf(first.link.id), await viewsOf(second.link.id)]).toEqual([1, 1]);
    expect((await sessions.grant(inSession(visitor), { ownerId: owner.actor.id })).links).toHaveLength(2);
  });

  test('a grant names the link opened last, and can be asked about one link alone; an owner holds each of their own', async () => {
    const [first, second] = [await make({ selection: { type: 'chosen', kinds: ['work'], items: [], contact: false } }), await make()];
    const { visitor } = await open(first.token);
    await open(second.token, undefined, inSession(visitor));
    const grant = (caller: Caller, linkId?: string) => sessions.grant(caller, { ownerId: owner.actor.id, linkId });
    expect((await grant(inSession(visitor))).links.map(({ id }) => id)).toEqual([second.link.id, first.link.id]);
    expect(await grant(inSession(visitor), first.link.id)).toMatchObject({ links: [{ id: first.link.id, selection: first.link.selection }], refusal: null });
    expect((await grant(owner, first.link.id)).links).toMatchObject([{ selection: first.link.selection }]);
    expect(await grant(inSession(newId()), first.link.id)).toEqual({ links: [], refusal: null });
    await change(first.link.id, `status = 'revoked'`);
    expect((await grant(inSession(visitor), first.link.id)).refusal).toBe('LINK_REVOKED');
    expect((await grant(owner, first.link.id)).links).toEqual([]);
  });

  test('a session that was never made, or is over, is not taken up', async () => {
    const { token, link } = await make({ maxViews: 9 });
    const forged = newId();
    expect((await open(token, undefined, inSession(forged))).visitor).not.toBe(forged);
    const { visitor } = await open(token);
    await sql(`UPDATE link_session SET expires_at = now() - interval '1 s'`);
    expect(await sessions.grant(inSession(visitor), { ownerId: owner.actor.id })).toEqual({ links: [], refusal: null });
    expect((await open(token, undefined, inSession(visitor))).visitor).not.toBe(visitor);
    expect(await viewsOf(link.id)).toBe(3);
    await sessions.sweep();
    expect(await sql('SELECT 1 FROM link_session WHERE visitor_id = $1', [visitor])).toEqual([]);
  });

  test('the owner who tries it is no visitor', async () => {
    const { token, link } = await make({ password: 'right-password' });
    expect(await open(token, undefined, owner)).toEqual({ ownerId: owner.actor.id, profileId: null, visitor: null, view: null });
    expect(await viewsOf(link.id)).toBe(0);
  });
});

describe('a password', () => {
  test('is asked for, told wrong, and taken; who is inside is not asked again', async () => {
    const { token } = await make({ password: 'Zo\u00eb with \u2603' });
    expect(await outcome(open(token))).toBe('LINK_PASSWORD_REQUIRED');
    expect(await outcome(open(token, ''))).toBe('LINK_PASSWORD_WRONG');
    expect(await outcome(open(token, 'zo\u00eb with \u2603'))).toBe('LINK_PASSWORD_WRONG');
    const { visitor } = await open(token, 'Zo\u00eb with \u2603');
    expect(await outcome(open(token, undefined, inSession(visitor)))).toBe('opened');
  });

  test('guessed wrong ten times locks the link for fifteen minutes, also for the right one and for tries made at once', async () => {
    const { token } = await make({ password: 'right-password' });
    const { visitor } = await open(token, 'right-password');
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, guess) => outcome(open(token, `wrong-${guess}`))));
    // Ten are looked at; who is answered after the tenth reads of the lock already.
    const wrong = guesses.filter((one) => one === 'LINK_PASSWORD_WRONG');
    expect(wrong.length).toBeLessThanOrEqual(10);
    expect(wrong.length + guesses.filter((one) => one === 'LINK_LOCKED').length).toBe(30);
    const refused = await open(token, 'right-password').catch((error) => error);
    expect(refused).toMatchObject({ code: 'LINK_LOCKED', details: { retryAfter: expect.any(Number) } });
    expect(refused.details.retryAfter).toBeGreaterThan(880);
    expect(refused.details.retryAfter).toBeLessThanOrEqual(900);
    expect((await sessions.grant(inSession(visitor), { ownerId: owner.actor.id })).links).toHaveLength(1);
  });

  test('and token are kept as hashes only', async () => {
    const { token } = await make({ password: 'canary-password' });
    const rows = JSON.stringify(await sql(`SELECT *, encode(token_hash, 'escape') AS readable FROM link`));
    expect(rows).not.toContain('canary-password');
    expect(rows).not.toContain(token);
    expect(rows).toContain('$argon2id$');
    expect(token).toMatch(/^[\w-]{43}$/);
  });
});

describe('what the owner changes', () => {
  test('holds with the next request of who is inside: selection, pause, revoke', async () => {
    const by = person();
    const { link, token } = await make({}, by);
    const { visitor } = await open(token);
    const seen = () => sessions.grant(inSession(visitor), { ownerId: by.actor.id });
    expect(await seen()).toMatchObject({ links: [{ selection: { type: 'all' } }], refusal: null });
    const chosen = { type: 'chosen' as const, kinds: ['talk' as const], items: [], contact: false };
    const edited = await links.update(personOf(by), link.id, { version: link.version, selection: chosen });
    expect(await seen()).toMatchObject({ links: [{ selection: chosen }], refusal: null });
    const paused = await links.update(personOf(by), link.id, { version: edited.version, status: 'paused' });
    expect(await seen()).toMatchObject({ links: [], refusal: 'LINK_PAUSED' });
    await links.update(personOf(by), link.id, { version: paused.version, status: 'active' });
    expect(await seen()).toMatchObject({ refusal: null });
    await links.delete(personOf(by), link.id);
    expect(await seen()).toMatchObject({ links: [], refusal: 'LINK_REVOKED' });
    expect(await links.get(personOf(by), link.id)).toMatchObject({ state: 'revoked' });
    expect(await sessions.grant(inSession(visitor), { ownerId: owner.actor.id })).toEqual({ links: [], refusal: null });
  });

  test('a new address makes the old one unknown, unlocks, and asks who is inside to come again', async () => {
    const { link, token } = await make({ password: 'right-password', maxViews: 9 });
    const { visitor } = await open(token, 'right-password');
    for (let guess = 0; guess < 10; guess++) await outcome(open(token, 'wrong-password'));
    const rotated = await links.rotate(personOf(owner), link.id);
    expect(rotated.link).toMatchObject({ id: link.id, state: 'active', viewCount: 1, version: link.version + 1 });
    expect(await outcome(open(token, 'right-password'))).toBe('NOT_FOUND');
    expect((await sessions.grant(inSession(visitor), { ownerId: owner.actor.id })).links).toEqual([]);
    expect(await outcome(open(rotated.token, undefined, inSession(visitor)))).toBe('LINK_PASSWORD_REQUIRED');
    await open(rotated.token, 'right-password', inSession(visitor));
    expect(await viewsOf(link.id)).toBe(1);
  });

  test('a new password ends the sessions of the old one, and null takes it away', async () => {
    const { link, token } = await make({ password: 'first-password' });
    const { visitor } = await open(token, 'first-password');
    const changed = await links.update(personOf(owner), link.id, { version: 1, password: 'second-password' });
    expect((await sessions.grant(inSession(visitor), { ownerId: owner.actor.id })).links).toEqual([]);
    expect(await outcome(open(token, 'first-password'))).toBe('LINK_PASSWORD_WRONG');
    expect(await links.update(personOf(owner), link.id, { version: changed.version, password: null })).toMatchObject({ hasPassword: false });
    expect(await outcome(open(token))).toBe('opened');
  });

  test('of two edits from one version the second is told so; a revoked link stays as it is', async () => {
    const { link } = await make();
    expect(await links.update(personOf(owner), link.id, { version: 1, description: 'Renamed', maxViews: 5 })).toMatchObject({
      description: 'Renamed',
      maxViews: 5,
      version: 2,
    });
    await expect(links.update(personOf(owner), link.id, { version: 1, description: 'Late' })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: 2 },
    });
    await links.delete(personOf(owner), link.id);
    await expect(links.update(personOf(owner), link.id, { version: 3, status: 'active' })).rejects.toMatchObject({ code: 'LINK_CLOSED' });
    await expect(links.rotate(personOf(owner), link.id)).rejects.toMatchObject({ code: 'LINK_CLOSED' });
    await links.delete(personOf(owner), link.id);
    expect(await links.get(personOf(owner), link.id)).toMatchObject({ state: 'revoked', version: 3 });
  });

  test('a draft is removed for good', async () => {
    const { link } = await make({ status: 'draft' });
    await links.delete(personOf(owner), link.id);
    await expect(links.get(personOf(owner), link.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a link whose end has passed is not made', async () => {
    await expect(make({ expiresAt: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({ code: 'BODY_INVALID', details: { issues: [{ path: 'expiresAt' }] } });
  });
});

test('somebody else’s link is not there, whatever is asked of it', async () => {
  const { link } = await make();
  const other = person();
  const asks = [
    (by: Caller) => links.get(personOf(by), link.id),
    (by: Caller) => links.update(personOf(by), link.id, { version: 1, status: 'paused' }),
    (by: Caller) => links.rotate(personOf(by), link.id),
    (by: Caller) => links.delete(personOf(by), link.id),
  ];
  for (const ask of asks) expect(await outcome(ask(other))).toBe('NOT_FOUND');
  expect((await links.list(personOf(other), { limit: 20 })).items).toEqual([]);
  expect(await links.get(personOf(owner), link.id)).toEqual(link);
});

test('the list goes page by page, newest first, each link once', async () => {
  const by = person();
  const made: string[] = [];
  for (let count = 0; count < 5; count++) made.unshift((await make({ description: `Link ${count}` }, by)).link.id);
  const first = await links.list(personOf(by), { limit: 2 });
  const second = await links.list(personOf(by), { limit: 2, cursor: first.nextCursor ?? undefined });
  const third = await links.list(personOf(by), { limit: 2, cursor: second.nextCursor ?? undefined });
  expect([...first.items, ...second.items, ...third.items].map((link) => link.id)).toEqual(made);
  expect(third.nextCursor).toBeNull();
});

describe('what somebody was sent', () => {
  const received = (caller: Caller, input: { cursor?: string; limit?: number } = {}) =>
    app.get(ReceivedLinkService).list(personOf(caller), { limit: 20, ...input });
  const rowsOf = async (caller: Caller) => (await received(caller)).items;

  test('is found again by who opened it signed in, once, and by nobody else: not the owner, not a guest, not after a wrong password', async () => {
    const [by, reader, other] = [person(), person(), person()];
    const { token, link } = await make({ description: 'For Rea of Norrland', password: 'right-password' }, by);
    expect(await outcome(open(token, 'wrong-password', reader))).toBe('LINK_PASSWORD_WRONG');
    expect(await rowsOf(reader)).toEqual([]);
    await open(token, 'right-password', reader);
    await open(token, 'right-password');
    await open(token, undefined, by);
    const [first] = await rowsOf(reader);
    // Everything that is told: neither the words the owner wrote nor the token nor any count.
    expect(await rowsOf(reader)).toEqual([
      { id: expect.any(String), ownerId: by.actor.id, firstOpenedAt: expect.any(String), lastOpenedAt: first?.firstOpenedAt, refusal: null },
    ]);
    expect(first?.id).not.toBe(link.id);
    await sql(`UPDATE received_link SET first_opened_at = now() - interval '3 days', last_opened_at = now() - interval '2 days'`);
    await open(token, 'right-password', reader);
    const again = await rowsOf(reader);
    expect([again.length, again[0]?.id]).toEqual([1, first?.id]);
    expect(Date.parse(again[0]?.lastOpenedAt ?? '') - Date.parse(again[0]?.firstOpenedAt ?? '')).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect([await rowsOf(by), await rowsOf(other)]).toEqual([[], []]);
  });

  test('says whether it still opens', async () => {
    const reader = person();
    const { token, link } = await make();
    await open(token, undefined, reader);
    const refusalAfter = async (assignments: string) => {
      await change(link.id, assignments);
      return (await rowsOf(reader))[0]?.refusal;
    };
    expect(await refusalAfter(`status = 'paused'`)).toBe('LINK_PAUSED');
    expect(await refusalAfter(`status = 'active', max_views = 1, view_count = 1`)).toBe('LINK_EXHAUSTED');
    expect(await refusalAfter(`max_views = NULL, locked_until = now() + interval '9 minutes'`)).toBe('LINK_LOCKED');
    expect(await refusalAfter('locked_until = NULL, expires_at = now()')).toBe('LINK_EXPIRED');
    expect(await refusalAfter(`expires_at = now() + interval '9 days'`)).toBeNull();
    const rotated = await links.rotate(personOf(owner), link.id);
    expect((await rowsOf(reader))[0]?.refusal).toBe('LINK_CHANGED');
    await open(rotated.token, undefined, reader);
    expect((await rowsOf(reader))[0]?.refusal).toBeNull();
    await links.delete(personOf(owner), link.id);
    expect((await rowsOf(reader))[0]?.refusal).toBe('LINK_REVOKED');
  });

  test('goes page by page, newest first, each once', async () => {
    const reader = person();
    const owners: string[] = [];
    for (let count = 0; count < 5; count++) {
      const by = person();
      owners.unshift(by.actor.id);
      await open((await make({}, by)).token, undefined, reader);
    }
    const first = await received(reader, { limit: 2 });
    const second = await received(reader, { limit: 2, cursor: first.nextCursor ?? undefined });
    const third = await received(reader, { limit: 2, cursor: second.nextCursor ?? undefined });
    expect([...first.items, ...second.items, ...third.items].map(({ ownerId }) => ownerId)).toEqual(owners);
    expect(third.nextCursor).toBeNull();
  });
});

describe('limits', () => {
  /** As many links as that, made on this day and in this state. */
  const fill = (by: Caller & { actor: { id: string } }, count: number, values: { status?: string; expiresAt?: string; createdAt: string }) =>
    sql(
      `INSERT INTO link (id, owner_id, description, token_hash, status, expires_at, selection, created_at)
       SELECT gen_random_uuid(), $1, 'x', sha256(gen_random_uuid()::text::bytea), $3, $4::timestamptz, '{"type":"all"}', $5::timestamptz FROM generate_series(1, $2)`,
      [by.actor.id, count, values.status ?? 'active', values.expiresAt ?? inDays(9), values.createdAt],
    );
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  test('a person makes 200 links a day, also when many come at once, and hears how long to wait', async () => {
    const by = person();
    await fill(by, 195, { createdAt: daysAgo(0) });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(make({}, by))));
    expect(outcomes.sort()).toEqual([...Array(3).fill('TOO_MANY_LINKS'), ...Array(5).fill('opened')]);
    const refused = await make({}, by).catch((error) => error);
    expect([refused.details.limit, refused.details.retryAfter > 0, refused.details.retryAfter <= 86_400]).toEqual([200, true, true]);
    expect(await outcome(make({}, person()))).toBe('opened');
  });

  test('a person has 1,000 links that have not ended; ended ones do not count, and come back only where there is room', async () => {
    const by = person();
    await fill(by, 300, { createdAt: daysAgo(3), status: 'revoked' });
    await fill(by, 998, { createdAt: daysAgo(2) });
    await fill(by, 1, { createdAt: daysAgo(2), expiresAt: daysAgo(1) });
    const [ended] = await sql('SELECT id FROM link WHERE owner_id = $1 AND expires_at <= now()', [by.actor.id]);
    const [last] = [await make({ status: 'draft' }, by), await make({}, by)];
    expect(await outcome(make({}, by))).toBe('LINK_LIMIT_REACHED');
    expect(await outcome(links.update(personOf(by), ended.id, { version: 1, expiresAt: inDays(9) }))).toBe('LINK_LIMIT_REACHED');
    expect((await links.get(personOf(by), ended.id)).state).toBe('expired');
    expect(await outcome(links.update(personOf(by), last.link.id, { version: 1, description: 'Still mine' }))).toBe('opened');
    await links.delete(personOf(by), last.link.id);
    expect(await outcome(links.update(personOf(by), ended.id, { version: 1, expiresAt: inDays(9) }))).toBe('opened');
    expect(await outcome(make({}, by))).toBe('LINK_LIMIT_REACHED');
  });

  test('a password that anybody would try is refused, when a link is made and when it is changed', async () => {
    for (const password of ['password', '12345678', '        '])
      expect([password, await outcome(make({ password }))]).toEqual([password, 'LINK_PASSWORD_GUESSABLE']);
    const { link } = await make({ password: 'right-password' });
    expect(await outcome(links.update(personOf(owner), link.id, { version: 1, password: 'Password123' }))).toBe('LINK_PASSWORD_GUESSABLE');
    expect((await links.get(personOf(owner), link.id)).version).toBe(1);
  });
});

test('whose a link is, is told to those for whom it opens now: with a password to those who have opened it, and nothing is counted', async () => {
  const reader = person();
  const find = (token: string, by = reader) =>
    sessions.findOwner(personOf(by), token).then(
      ({ ownerId }) => ownerId,
      (error: { code: string }) => error.code,
    );
  const { token, link } = await make();
  expect([await find(token), await viewsOf(link.id)]).toEqual([owner.actor.id, 0]);
  expect(await find('nobody-has-this-one')).toBe('NOT_FOUND');
  await change(link.id, `status = 'paused'`);
  expect(await find(token)).toBe('LINK_PAUSED');
  await change(link.id, `status = 'active', expires_at = now()`);
  expect(await find(token)).toBe('LINK_EXPIRED');
  const guarded = await make({ password: 'plum tree harbour' });
  expect(await find(guarded.token)).toBe('LINK_PASSWORD_REQUIRED');
  await open(guarded.token, 'plum tree harbour', reader);
  expect(await find(guarded.token)).toBe(owner.actor.id);
  expect(await find(guarded.token, person())).toBe('LINK_PASSWORD_REQUIRED');
  const { version } = await links.get(personOf(owner), guarded.link.id);
  await links.update(personOf(owner), guarded.link.id, { version, password: 'another plum tree' });
  expect(await find(guarded.token)).toBe('LINK_PASSWORD_REQUIRED');
});
