import { AppError } from '@folia/contracts/errors';
import { maxLinks } from '@folia/contracts/limits';
import { getNamedProfile } from '@folia/contracts/named-profile/questions';
import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { newId } from '@folia/platform/new-id';
import { answering, startAnsweringService } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { inDays, inSession, type LinkWorld, outcome, person, startLinkWorld } from './fixtures/link-world';
import { LinkEndService } from './link-end.service';
import { LinkViewService } from './link-view.service';

let world: LinkWorld;
const sql = (text: string, values: unknown[] = []) => world.database.query(text, values);
/** A clock cannot be turned here, so a row is made older instead. */
const change = (id: string, assignments: string) => sql(`UPDATE link SET ${assignments} WHERE id = $1`, [id]);
let others: { url: string; close: () => Promise<void> };
const profileId = newId();
const byOwner = () => personOf(world.owner);
const trailOf = async (id: string) =>
  (await world.links.listEvents(byOwner(), id, {})).items.map(({ kind, rules }) => (rules.length > 0 ? [kind, ...rules] : kind));

beforeAll(async () => {
  others = await startAnsweringService([
    answering(getNamedProfile, (caller, { id }) => {
      if (id !== profileId || caller.actor.type !== 'user' || caller.actor.id !== world.owner.actor.id) throw new AppError('NOT_FOUND');
      return {
        id,
        slug: 'x',
        title: 'X',
        headline: '',
        summary: '',
        look: 'calm',
        accent: 'leaf',
        visibility: 'private',
        items: [],
        version: 1,
        updatedAt: inDays(0),
      } as NamedProfile;
    }),
  ]);
  world = await startLinkWorld(others.url);
});
afterAll(async () => {
  await world.end();
  await others.close();
});

test('a link ends after 30 days unless told otherwise, and after a year at most', async () => {
  const { link } = await world.make();
  expect(Math.round((Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000)).toBe(30);
  expect((await world.make({ expiresAt: inDays(365) })).link.state).toBe('active');
  const tooLong = { code: 'BODY_INVALID', details: { issues: [{ path: 'expiresAt' }] } };
  await expect(world.make({ expiresAt: inDays(367) })).rejects.toMatchObject(tooLong);
  await expect(world.links.update(byOwner(), link.id, { version: 1, expiresAt: inDays(367) })).rejects.toMatchObject(tooLong);
});

test('a link names only profiles of its owner', async () => {
  expect((await world.make({ profileId })).link.profileId).toBe(profileId);
  for (const make of [() => world.make({ profileId: newId() }), () => world.make({ profileId }, person())]) {
    await expect(make()).rejects.toMatchObject({ code: 'BODY_INVALID', details: { issues: [{ path: 'profileId' }] } });
  }
});

test('what is inside learns the rules: the profile, downloads, the assistant, and whom the watermark names', async () => {
  const { token } = await world.make({ description: 'Meridian Pay', profileId, downloads: false, deepTalk: false, watermark: true });
  const opened = await world.attempt(token);
  expect(opened.profileId).toBe(profileId);
  const { links } = await world.sessions.grant(inSession(opened.visitor), { ownerId: world.owner.actor.id });
  expect(links).toEqual([expect.objectContaining({ profileId, downloads: false, deepTalk: false, watermark: 'Meridian Pay', application: null })]);
  await sql(`UPDATE link_session SET email = 'ida@example.com' WHERE visitor_id = $1`, [opened.visitor]);
  expect((await world.sessions.grant(inSession(opened.visitor), { ownerId: world.owner.actor.id })).links[0]?.watermark).toBe('ida@example.com');
});

test('a notice with another text, and another e-mail rule, send who is inside back to the gate; other edits do not', async () => {
  const { link, token } = await world.make({ notice: 'First' });
  const { visitor } = await world.attempt(token, { accepts: 1 });
  const inside = async () => (await world.sessions.grant(inSession(visitor), { ownerId: world.owner.actor.id })).links.length > 0;
  let version = (await world.links.update(byOwner(), link.id, { version: 1, notice: 'First', description: 'Renamed', downloads: false })).version;
  expect(await inside()).toBe(true);
  const edited = await world.links.update(byOwner(), link.id, { version, notice: 'Second' });
  expect([await inside(), edited.notice]).toEqual([false, { text: 'Second', version: 2 }]);
  expect((await world.asks(token, { accepts: 1 })).notice).toEqual({ text: 'Second', version: 2 });
  version = (await world.links.update(byOwner(), link.id, { version: edited.version, emailRule: { type: 'listed', addresses: [], domains: ['example.com'] } }))
    .version;
  expect(await world.asks(token, { accepts: 2 })).toMatchObject({ code: 'LINK_EMAIL_REQUIRED', email: true, notice: null });
  expect((await world.links.update(byOwner(), link.id, { version, notice: null, emailRule: { type: 'anyone' } })).notice).toBeNull();
  expect(await outcome(world.attempt(token))).toBe('opened');
});

test('a revoke can be taken back for ten seconds, by its owner, with who was inside still inside', async () => {
  const { link, token } = await world.make();
  const { visitor } = await world.attempt(token);
  await world.links.update(byOwner(), link.id, { version: 1, status: 'paused' });
  await world.links.delete(byOwner(), link.id);
  const revoked = await world.linkOf(link.id);
  expect(Date.parse(revoked.restorableUntil ?? '') - Date.now()).toBeGreaterThan(0);
  expect(await outcome(world.links.restore(personOf(person()), link.id))).toBe('NOT_FOUND');
  expect(await world.links.restore(byOwner(), link.id)).toMatchObject({ state: 'paused', restorableUntil: null });
  expect(await outcome(world.links.restore(byOwner(), link.id))).toBe('LINK_CLOSED');
  await world.links.update(byOwner(), link.id, { version: (await world.linkOf(link.id)).version, status: 'active' });
  expect((await world.sessions.grant(inSession(visitor), { ownerId: world.owner.actor.id })).refusal).toBeNull();
  await world.links.delete(byOwner(), link.id);
  await change(link.id, `revoked_at = now() - interval '10 s'`);
  expect((await world.linkOf(link.id)).restorableUntil).toBeNull();
  expect(await outcome(world.links.restore(byOwner(), link.id))).toBe('LINK_CLOSED');
  expect(await trailOf(link.id)).toEqual(['revoked', 'resumed', 'restored', 'revoked', 'paused', 'opened', 'made']);
});

test('a duplicate has the same rules and password, another address and nothing counted', async () => {
  const emailRule = { type: 'listed' as const, addresses: ['ida@example.com'], domains: [] };
  const rules = {
    note: 'Ask in May',
    selection: { type: 'chosen' as const, kinds: ['talk' as const], items: [], contact: true },
    notice: 'Please keep it',
    maxViews: 3,
  };
  const { link, token } = await world.make({
    ...rules,
    emailRule,
    password: 'right-password',
    maxVisitors: 2,
    watermark: true,
    notify: 'daily',
    expiresAt: inDays(90),
  });
  await change(
    link.id,
    `view_count = 2, visitor_count = 1, notice_version = 4, created_at = now() - interval '60 days', expires_at = now() + interval '30 days'`,
  );
  const copy = await world.links.duplicate(byOwner(), link.id);
  const { id, version, createdAt, expiresAt, viewCount, visitorCount, notice, opens, ...same } = await world.linkOf(link.id);
  expect(copy.link).toMatchObject({ ...same, viewCount: 0, visitorCount: 0, notice: { text: 'Please keep it', version: 1 } });
  expect([copy.link.id === id, copy.token === token]).toEqual([false, false]);
  expect(Math.round((Date.parse(copy.link.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
  expect((await world.asks(copy.token, { password: 'right-password' })).code).toBe('LINK_EMAIL_REQUIRED');
  expect(await outcome(world.links.duplicate(personOf(person()), id))).toBe('NOT_FOUND');
});

test('the trail says what the owner changed, and nobody else reads it', async () => {
  const { link, token } = await world.make({ password: 'right-password' });
  for (let guess = 0; guess < 10; guess++) await outcome(world.attempt(token, { password: 'wrong-password' }));
  expect(await world.links.unlock(byOwner(), link.id)).toMatchObject({ state: 'active', lockedUntil: null });
  const { version } = await world.linkOf(link.id);
  await world.links.update(byOwner(), link.id, { version, maxViews: 5, password: 'other-password', description: link.description });
  await world.links.rotate(byOwner(), link.id);
  expect((await trailOf(link.id)).filter((one) => !String(one).startsWith('wrong') && one !== 'locked')).toEqual([
    'renewed',
    ['changed', 'maxViews', 'password'],
    'unlocked',
    'made',
  ]);
  expect(await outcome(world.links.listEvents(personOf(person()), link.id, {}))).toBe('NOT_FOUND');
  await world.links.delete(byOwner(), link.id);
  expect(await outcome(world.links.unlock(byOwner(), link.id))).toBe('LINK_CLOSED');
});

test('a revoke is not taken back where the place was taken meanwhile', async () => {
  const by = person();
  const { link } = await world.make({}, by);
  await world.links.delete(personOf(by), link.id);
  await sql(
    `INSERT INTO link (id, owner_id, description, token_hash, status, selection, expires_at, created_at)
     SELECT gen_random_uuid(), $1, 'x', sha256(gen_random_uuid()::text::bytea), 'active', '{"type":"all"}', now() + interval '9 days', now() - interval '2 days'
     FROM generate_series(1, $2)`,
    [by.actor.id, maxLinks],
  );
  expect(await outcome(world.links.restore(personOf(by), link.id))).toBe('LINK_LIMIT_REACHED');
  expect((await world.linkOf(link.id, by)).status).toBe('revoked');
});

test('owners of links that were given an end are told once, and once more in its last month, unless they chose another end', async () => {
  const by = person();
  const [first, second] = [await world.make({}, by), await world.make({}, by)];
  for (const { link } of [first, second]) await change(link.id, `end_notice = 'due', expires_at = now() + interval '1 year'`);
  const notices = async () => {
    await world.app.get(LinkEndService).tell();
    const rows = await sql('SELECT end_notice AS notice FROM link WHERE owner_id = $1 ORDER BY id', [by.actor.id]);
    return rows.map(({ notice }: { notice: string | null }) => notice);
  };
  expect([await notices(), await notices()]).toEqual(Array(2).fill(['told', 'told']));
  const { items } = await world.links.listEvents(personOf(by), first.link.id, {});
  expect(items.map(({ kind }) => kind)).toEqual(['end-set', 'made']);
  await world.links.update(personOf(by), second.link.id, { version: 1, expiresAt: inDays(20) });
  expect(await notices()).toEqual(['told', null]);
  await change(first.link.id, `expires_at = now() + interval '29 days'`);
  expect([await notices(), await notices()]).toEqual(Array(2).fill(['reminded', null]));
});

test('what happened, and who came, is forgotten after two years; that they were counted stays', async () => {
  const { link, token } = await world.make({ maxViews: 9 });
  for (let time = 0; time < 2; time++) await world.open(token);
  const one = (table: string, column: string) =>
    sql(`UPDATE ${table} SET ${column} = now() - interval '2 years 1 day' WHERE ctid = (SELECT ctid FROM ${table} WHERE link_id = $1 LIMIT 1)`, [link.id]);
  await one('link_event', 'at');
  await one('link_visitor', 'last_opened_at');
  await world.app.get(LinkViewService).sweep();
  const left = (table: string) => sql(`SELECT count(*)::int AS left FROM ${table} WHERE link_id = $1`, [link.id]);
  expect([await left('link_event'), await left('link_visitor')]).toEqual([[{ left: 2 }], [{ left: 1 }]]);
  expect(await world.linkOf(link.id)).toMatchObject({ viewCount: 2, visitorCount: 2 });
});
