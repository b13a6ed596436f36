import type { Caller } from '@folia/contracts/caller';
import { newId } from '@folia/platform/new-id';
import { personOf } from '@folia/testing/person-of';
import { browser, inSession, type LinkWorld, nobody, outcome, person, startLinkWorld } from './fixtures/link-world';
import { LinkViewService } from './link-view.service';

let world: LinkWorld;
const sql = (text: string, values: unknown[] = []) => world.database.query(text, values);
const press = { afterMs: 2_000, scrolled: true };
const report = (caller: Caller, view: string | null, visibleMs: number, withInput: boolean, userAgent = browser) =>
  world.app.get(LinkViewService).report(caller, { view: view ?? newId(), visibleMs, withInput, userAgent });
const countsOf = async (id: string) => {
  const { viewCount, visitorCount, opens } = await world.linkOf(id);
  return { viewCount, visitorCount, ...opens };
};
const none = { viewCount: 0, visitorCount: 0, people: 0, uncertain: 0, previews: 0, bots: 0, yourself: 0 };
const older = (visitor: string | null, seconds: number) =>
  sql(`UPDATE link_session SET opened_at = opened_at - make_interval(secs => $2) WHERE visitor_id = $1`, [visitor, seconds]);

beforeAll(async () => {
  world = await startLinkWorld();
});
afterAll(async () => {
  await world.end();
});

describe('a link with a limit', () => {
  test('of 200 presses at once with limit 5 lets exactly 5 in, each with a nonce of its own', async () => {
    const { link, token } = await world.make({ maxViews: 5 });
    const gates = await Promise.all(Array.from({ length: 200 }, () => world.asks(token)));
    expect(new Set(gates.map(({ gate }) => gate)).size).toBe(200);
    expect(gates[0]).toEqual({ code: 'LINK_PRESS_REQUIRED', gate: expect.any(String), press: true, password: false, email: false, notice: null });
    const outcomes = await Promise.all(gates.map(({ gate }) => outcome(world.attempt(token, { gate, press }))));
    expect(outcomes.filter((one) => one === 'opened')).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'LINK_EXHAUSTED')).toHaveLength(195);
    expect(await countsOf(link.id)).toEqual({ ...none, viewCount: 5, visitorCount: 5, people: 5 });
    expect(await sql('SELECT count(*)::int AS sessions FROM link_session WHERE link_id = $1', [link.id])).toEqual([{ sessions: 5 }]);
  }, 60_000);

  test('takes a nonce once: fifty presses at once with one nonce are one view', async () => {
    const { link, token } = await world.make({ maxViews: 9 });
    const { gate } = await world.asks(token);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(world.attempt(token, { gate, press }))));
    expect(outcomes.filter((one) => one === 'opened')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'LINK_PRESS_REQUIRED')).toHaveLength(49);
    expect((await countsOf(link.id)).viewCount).toBe(1);
  });

  test('is not opened by a nonce of another link, an old one, one of an earlier password, or without a press', async () => {
    const [first, second] = [await world.make({ maxViews: 9 }), await world.make({ maxViews: 9 })];
    const { gate } = await world.asks(first.token);
    expect(await outcome(world.attempt(second.token, { gate, press }))).toBe('LINK_PRESS_REQUIRED');
    expect(await outcome(world.attempt(first.token, { gate }))).toBe('LINK_PRESS_REQUIRED');
    expect(await outcome(world.attempt(first.token, { gate: 'forged', press }))).toBe('LINK_PRESS_REQUIRED');
    await sql(`UPDATE link_gate SET made_at = now() - interval '31 minutes' WHERE link_id = $1`, [first.link.id]);
    expect(await outcome(world.attempt(first.token, { gate, press }))).toBe('LINK_PRESS_REQUIRED');
    const asked = await world.asks(first.token);
    const edited = await world.links.update(personOf(world.owner), first.link.id, { version: 1, password: 'right-password' });
    await world.links.update(personOf(world.owner), first.link.id, { version: edited.version, password: null });
    expect(await outcome(world.attempt(first.token, { gate: asked.gate, press }))).toBe('LINK_PRESS_REQUIRED');
    expect([await countsOf(first.link.id), await countsOf(second.link.id)]).toEqual([none, none]);
    await world.sessions.sweep();
    const [{ old }] = await sql(`SELECT count(*)::int AS old FROM link_gate WHERE made_at < now() - interval '30 minutes'`);
    expect(old).toBe(0);
  });

  test('takes the press that sends a password, and shows no notice before it is right', async () => {
    const { link, token } = await world.make({ maxViews: 1, password: 'right-password', notice: 'For Meridian Pay only' });
    const first = await world.asks(token);
    expect(first).toMatchObject({ code: 'LINK_PASSWORD_REQUIRED', password: true, notice: null });
    expect(await world.asks(token, { gate: first.gate, password: 'wrong-password' })).toMatchObject({ code: 'LINK_PASSWORD_WRONG', notice: null });
    const second = await world.asks(token, { gate: first.gate, password: 'right-password' });
    expect(second).toEqual({ ...first, code: 'LINK_NOTICE_REQUIRED', password: false, notice: { text: 'For Meridian Pay only', version: 1 } });
    expect(await outcome(world.attempt(token, { gate: first.gate, accepts: 2 }))).toBe('LINK_NOTICE_REQUIRED');
    expect((await countsOf(link.id)).viewCount).toBe(0);
    expect(await outcome(world.attempt(token, { gate: first.gate, accepts: 1 }))).toBe('opened');
    expect((await countsOf(link.id)).viewCount).toBe(1);
    const { items } = await world.links.listEvents(personOf(world.owner), link.id, {});
    expect(items.find(({ kind }) => kind === 'accepted')).toMatchObject({ notice: 1 });
  });

  test('calls a press within a second of loading, without a scroll, uncertain, and counts it all the same', async () => {
    const { link, token } = await world.make({ maxViews: 9 });
    const tryWith = async (afterMs: number, scrolled: boolean, userAgent = browser) => {
      const { gate } = await world.asks(token);
      await sql(`UPDATE link_gate SET made_at = made_at - interval '3 s' WHERE link_id = $1`, [link.id]);
      await world.attempt(token, { gate, press: { afterMs, scrolled }, userAgent });
    };
    await tryWith(999, false);
    await tryWith(999, true);
    await tryWith(1_000, false);
    await tryWith(5_000, true, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
    const { gate } = await world.asks(token);
    // The page's own clock is not believed against the server's.
    await world.attempt(token, { gate, press: { afterMs: 60_000, scrolled: false } });
    expect(await countsOf(link.id)).toEqual({ ...none, viewCount: 5, visitorCount: 5, people: 2, uncertain: 3 });
  });

  test('of visitors lets those who came before in again, however many views they make, and no newcomer', async () => {
    const { link, token } = await world.make({ maxVisitors: 2 });
    const [ida, joe, kim] = [person(), person(), person()];
    for (const reader of [ida, joe]) await world.open(token, {}, reader);
    expect(await outcome(world.open(token, {}, kim))).toBe('LINK_EXHAUSTED');
    expect(await outcome(world.open(token))).toBe('LINK_EXHAUSTED');
    expect(await outcome(world.open(token, {}, ida))).toBe('opened');
    expect(await countsOf(link.id)).toMatchObject({ viewCount: 3, visitorCount: 2 });
    expect((await world.linkOf(link.id)).state).toBe('exhausted');
  });
});

describe('a link without a limit', () => {
  test('counts a view once it was visible a second with an input or ten without, never longer than it has been open, and once', async () => {
    const { link, token } = await world.make();
    const { visitor, view } = await world.attempt(token);
    const reader = inSession(visitor);
    await report(reader, view, 60_000, true);
    expect(await countsOf(link.id)).toEqual({ ...none, previews: 1 });
    await older(visitor, 1);
    await report(reader, view, 999, true);
    await report(reader, view, 9_999, false);
    await report(reader, view, 10_000, false);
    expect(await countsOf(link.id)).toEqual({ ...none, previews: 1 });
    await report(reader, view, 1_000, true);
    expect(await countsOf(link.id)).toEqual({ ...none, viewCount: 1, visitorCount: 1, people: 1 });
    expect(await outcome(report(reader, view, 1_000, true))).toBe('NOT_FOUND');
    const second = await world.attempt(token);
    await older(second.visitor, 10);
    const ten = await Promise.all(Array.from({ length: 10 }, () => outcome(report(inSession(second.visitor), second.view, 10_000, false))));
    expect(ten).toContain('opened');
    expect(await countsOf(link.id)).toMatchObject({ viewCount: 2, visitorCount: 2, previews: 0 });
    const { items } = await world.links.listEvents(personOf(world.owner), link.id, {});
    expect(items.filter(({ kind }) => kind === 'opened').map(({ viewer }) => viewer)).toEqual(['person', 'person']);
  });

  test('does not take the nonce of another session, or a made-up one', async () => {
    const { token, link } = await world.make();
    const { visitor, view } = await world.attempt(token);
    await older(visitor, 60);
    const other = await world.attempt(token);
    for (const [caller, nonce] of [
      [inSession(other.visitor), view],
      [nobody, view],
      [inSession(visitor), newId()],
    ] as const) {
      expect(await outcome(report(caller, nonce, 60_000, true))).toBe('NOT_FOUND');
    }
    expect((await countsOf(link.id)).viewCount).toBe(0);
  });

  test.each([
    ['previews', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['previews', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['previews', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'],
    ['previews', 'Twitterbot/1.0'],
    ['previews', 'WhatsApp/2.23.20.0'],
    ['previews', 'TelegramBot (like TwitterBot)'],
    ['bots', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36'],
    ['bots', 'curl/8.5.0'],
  ] as const)('counts %s apart, fetching and opening: %s', async (kind, userAgent) => {
    const { token, link } = await world.make();
    await world.app.get(LinkViewService).noteFetch({ token, userAgent });
    const { visitor, view } = await world.attempt(token, { userAgent });
    expect(view).toBeNull();
    await older(visitor, 15);
    expect(await outcome(report(inSession(visitor), view, 15_000, false, userAgent))).toBe('NOT_FOUND');
    expect(await countsOf(link.id)).toEqual({ ...none, [kind]: 2 });
  });

  test('is no view for a browser that fetches and leaves, and none for the owner', async () => {
    const { token, link } = await world.make();
    await world.app.get(LinkViewService).noteFetch({ token, userAgent: browser });
    await world.app.get(LinkViewService).noteFetch({ token: `${token}x`, userAgent: 'Twitterbot/1.0' });
    expect(await world.attempt(token, {}, world.owner)).toMatchObject({ visitor: null, view: null });
    expect(await countsOf(link.id)).toEqual({ ...none, yourself: 1 });
    const { items } = await world.links.listEvents(personOf(world.owner), link.id, {});
    expect(items.map(({ kind, viewer }) => [kind, viewer])).toEqual([
      ['opened', 'yourself'],
      ['made', null],
    ]);
  });
});

test('a revoke while somebody reads holds with their next request, and no race leaves a view after it', async () => {
  const { link, token } = await world.make({ maxViews: 100 });
  const gates = await Promise.all(Array.from({ length: 40 }, () => world.asks(token)));
  const tried = gates.map(({ gate }, place) =>
    place === 20 ? world.links.delete(personOf(world.owner), link.id).then(() => 'revoked') : outcome(world.attempt(token, { gate, press })),
  );
  const outcomes = await Promise.all(tried);
  const opened = outcomes.filter((one) => one === 'opened').length;
  expect(outcomes.every((one) => ['opened', 'revoked', 'LINK_REVOKED'].includes(one))).toBe(true);
  expect((await countsOf(link.id)).viewCount).toBe(opened);
  expect(await outcome(world.open(token))).toBe('LINK_REVOKED');
  const held = await sql('SELECT visitor_id AS visitor FROM link_session WHERE link_id = $1', [link.id]);
  for (const { visitor } of held) {
    expect(await world.sessions.grant(inSession(visitor), { ownerId: world.owner.actor.id })).toEqual({ links: [], refusal: 'LINK_REVOKED' });
  }
});
