import type { Caller } from '@folia/contracts/caller';
import type { AppError } from '@folia/contracts/errors';
import { type CreateLinkInput, createLinkInput } from '@folia/contracts/link/shapes';
import { migrate } from '@folia/platform/database';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { personOf } from '@folia/testing/person-of';
import { cloneDatabase, type TestDatabase } from '@folia/testing/postgres';
import { testServiceEnv } from '@folia/testing/service-env';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { AppModule } from '../app.module';
import { LinkService } from '../link/link.service';
import { LinkSessionService } from '../link/link-session.service';
import { migrations } from '../migrations';
import { LinkCodeService } from './link-code.service';
import { LinkWatchRepository } from './link-watch.repository';
import { PasswordTryService } from './password-try.service';

let copy: TestDatabase;
/** Two processes of this service, as two gateways may ask: what is counted is counted for both. */
let apps: INestApplicationContext[];

beforeAll(async () => {
  copy = await cloneDatabase('sharing', (url) => migrate(url, 'sharing', migrations));
  const start = () => NestFactory.createApplicationContext(AppModule.with(testServiceEnv(copy.url)), { logger: false });
  apps = [await start(), await start()];
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await copy.drop();
});

const of = <T>(what: new (...parts: never[]) => T, process = 0): T => (apps[process % 2] as INestApplicationContext).get(what as never);
const sql = (text: string, values: unknown[] = []) => of(DataSource as never as new () => DataSource).query(text, values);
const person = () => ({ actor: { type: 'user' as const, id: newId(), isAdmin: false, sessionId: newId() } });
const guest: Caller = { actor: { type: 'guest' } };
const owner = person();
const password = 'right-password-7';
const make = (input: Partial<CreateLinkInput> = {}, by = owner) =>
  of(LinkService).create(personOf(by), createLinkInput.parse({ description: 'For a spec', ...input }));
type More = { password?: string; gate?: string; email?: string; code?: string; accepts?: number; network?: string };
const open = (token: string, more: More = {}, process = 0) =>
  of(LinkSessionService, process).open(guest, { token, userAgent: 'Mozilla/5.0 (X11) Firefox/140.0', network: '192.0.2.1', ...more });
const refused = (call: Promise<unknown>): Promise<AppError> =>
  call.then(
    () => {
      throw new Error('it opened');
    },
    (error) => error,
  );
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'opened',
    (error: AppError) => error.code,
  );
const gateOf = async (token: string, more: More = {}) => ((await refused(open(token, more))).details as { gate: string }).gate;
/** Addresses in as many networks. */
const address = (place: number) => `10.${place}.${place % 7}.1`;
const events = (linkId: string) =>
  sql('SELECT kind FROM link_event WHERE link_id = $1', [linkId]).then((rows) => rows.map(({ kind }: { kind: string }) => kind));
const count = (all: string[], one: string) => all.filter((each) => each === one).length;

describe('passwords', () => {
  test('1,000 guesses from 50 addresses over two processes: ten are compared, then the link is locked for all, and its owner told once', async () => {
    const { link, token } = await make({ password });
    const outcomes: string[] = [];
    const judging = [0, 1].map((process) => jest.spyOn(of(PasswordTryService, process), 'judge'));
    // It takes long on purpose, where nothing is compared.
    const pretending = [0, 1].map((process) => jest.spyOn(of(PasswordTryService, process), 'pretend').mockResolvedValue());
    for (let wave = 0; wave < 20; wave++) {
      const guesses = Array.from({ length: 50 }, (_, place) => outcome(open(token, { password: `guess ${wave} ${place}`, network: address(place) }, place)));
      outcomes.push(...(await Promise.all(guesses)));
    }
    const judged = await Promise.allSettled(judging.flatMap(({ mock }) => mock.results.map(({ value }) => value)));
    expect(judged.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect([outcomes.length, new Set(outcomes)]).toEqual([1_000, new Set(['LINK_PASSWORD_WRONG', 'LINK_LOCKED'])]);
    for (const spy of [...judging, ...pretending]) spy.mockRestore();
    expect(count(await events(link.id), 'locked')).toBe(1);
    expect(await sql(`SELECT locked_until > now() + interval '14 minutes' AS locked FROM link WHERE id = $1`, [link.id])).toEqual([{ locked: true }]);
  }, 120_000);

  test('from one address five are compared, and from one network ten, over all links', async () => {
    const links = [await make({ password }), await make({ password }), await make({ password })];
    const guess = (place: number, network: string) => outcome(open(links[place % 3]?.token ?? '', { password: `guess ${place}`, network }));
    const fromOne = await Promise.all(Array.from({ length: 12 }, (_, place) => guess(place, '198.51.100.7')));
    expect([count(fromOne, 'LINK_PASSWORD_WRONG'), count(fromOne, 'LINK_LOCKED')]).toEqual([5, 7]);
    const fromItsNetwork = await Promise.all(Array.from({ length: 12 }, (_, place) => guess(place, `198.51.100.${place + 10}`)));
    expect([count(fromItsNetwork, 'LINK_PASSWORD_WRONG'), count(fromItsNetwork, 'LINK_LOCKED')]).toEqual([5, 7]);
    // Nobody else has to wait for it, and none of the links is locked.
    expect(await outcome(open(links[0]?.token ?? '', { password, network: '203.0.113.9' }))).toBe('opened');
  });

  test('a right one does not count, and after a quarter of an hour neither does a wrong one', async () => {
    const { token } = await make({ password });
    const network = '203.0.113.77';
    for (let time = 0; time < 4; time++) expect(await outcome(open(token, { password: 'wrong-one', network }))).toBe('LINK_PASSWORD_WRONG');
    for (let time = 0; time < 6; time++) expect(await outcome(open(token, { password, network }))).toBe('opened');
    expect(await outcome(open(token, { password: 'wrong-one', network }))).toBe('LINK_PASSWORD_WRONG');
    const { details } = await refused(open(token, { password, network }));
    expect(details?.retryAfter).toBeGreaterThan(880);
    expect(details?.retryAfter).toBeLessThanOrEqual(900);
    await sql(`UPDATE attempt SET times = ARRAY(SELECT at - interval '15 minutes' FROM unnest(times) AS at)`);
    expect(await outcome(open(token, { password, network }))).toBe('opened');
  });

  test('while a link is locked the answer is one, whether the password is right, wrong or missing; its owner ends it with one click', async () => {
    const { link, token } = await make({ password });
    for (let place = 0; place < 10; place++) await outcome(open(token, { password: 'wrong-one', network: address(60 + place) }));
    const answers = await Promise.all([password, 'wrong-one', undefined].map((tried) => refused(open(token, { password: tried, network: address(90) }))));
    expect(answers.map(({ code, details }) => [code, Object.keys(details ?? {})])).toEqual(Array(3).fill(['LINK_LOCKED', ['retryAfter']]));
    await of(LinkService).unlock(personOf(owner), link.id);
    expect(await outcome(open(token, { password: 'wrong-one', network: address(90) }))).toBe('LINK_PASSWORD_WRONG');
    expect(await outcome(open(token, { password, network: address(90) }))).toBe('opened');
  });

  test('what takes long is done once for every password that is sent, whatever comes of it: unknown, wrong, locked, closed', async () => {
    const known = await make({ password });
    const [locked, closed, open_] = [await make({ password }), await make({ password }), await make()];
    await sql(`UPDATE link SET locked_until = now() + interval '9 minutes' WHERE id = $1`, [locked.link.id]);
    await sql(`UPDATE link SET status = 'paused' WHERE id = $1`, [closed.link.id]);
    const tries = of(PasswordTryService);
    const compared = { judge: jest.spyOn(tries, 'judge'), pretend: jest.spyOn(tries, 'pretend') };
    const done = async (token: string, tried?: string) => {
      for (const spy of Object.values(compared)) spy.mockClear();
      await outcome(open(token, { password: tried, network: newId() }));
      return compared.judge.mock.calls.length + compared.pretend.mock.calls.length;
    };
    const tokens = [known.token, locked.token, closed.token, open_.token, `${known.token}x`];
    for (const token of tokens) expect([await done(token, 'wrong-one'), await done(token)]).toEqual([1, 0]);
    for (const spy of Object.values(compared)) spy.mockRestore();
  });

  test('no address and no password stands in what is counted', async () => {
    const { token } = await make({ password });
    await outcome(open(token, { password: 'canary-password', network: '192.0.2.199' }));
    const rows = JSON.stringify(await sql(`SELECT encode(key, 'escape') AS key, times FROM attempt`));
    expect(rows).not.toMatch(/canary|192\.0\.2/);
  });
});

describe('codes', () => {
  const listed = { type: 'listed' as const, addresses: ['rea@example.org'], domains: ['meridian.example'] };
  const ask = (token: string, gate: string, email: string, network = newId(), process = 0) => of(LinkCodeService, process).ask({ token, gate, email, network });
  /** The code that would stand in the e-mail asked for last. */
  async function lastLetter() {
    const [row] = await sql('SELECT id FROM link_code ORDER BY id DESC LIMIT 1');
    return (await of(LinkCodeService).letter(row.id)).letter;
  }
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
  async function asked(email: string, input: Partial<CreateLinkInput> = {}) {
    const made = await make({ emailRule: listed, ...input });
    const gate = await gateOf(made.token);
    await ask(made.token, gate, email);
    return { ...made, gate, code: (await lastLetter())?.code ?? null };
  }

  test('the address is asked for, a code goes to a listed one, opens once, and the session and the trail keep the address', async () => {
    const email = `${newId()}@meridian.example`;
    const { token, gate, code, link } = await asked(email);
    expect((await refused(open(token, { gate }))).details).toMatchObject({ gate, email: true, password: false });
    const { visitor } = await open(token, { gate, email, code: ` ${code?.slice(0, 3)} ${code?.slice(3)} ` });
    expect(await sql('SELECT email FROM link_session WHERE visitor_id = $1', [visitor])).toEqual([{ email }]);
    expect(await sql(`SELECT address FROM link_event WHERE link_id = $1 AND kind = 'opened'`, [link.id])).toEqual([{ address: email }]);
    expect(await events(link.id)).toContain('code-sent');
    expect(await outcome(open(token, { gate, email, code: code ?? '' }))).toBe('LINK_EMAIL_REQUIRED');
  });

  test('an address that is not listed is answered and written alike, and there is nothing to send or to guess', async () => {
    const before = await sql('SELECT count(*)::int AS n FROM link_code');
    const { token, gate, code, link } = await asked('eve@evil.example');
    expect(code).toBeNull();
    expect(await sql('SELECT count(*)::int - $1 AS n FROM link_code', [before[0].n])).toEqual([{ n: 1 }]);
    expect(await events(link.id)).not.toContain('code-sent');
    const [row] = await sql('SELECT is_sent AS "isSent" FROM link_code ORDER BY id DESC LIMIT 1');
    expect(row).toEqual({ isSent: false });
    expect(await outcome(open(token, { gate, email: 'eve@evil.example', code: '123456' }))).toBe('LINK_CODE_WRONG');
  });

  test('the very same is done for a listed address and for any other', async () => {
    const { token } = await make({ emailRule: listed });
    const gate = await gateOf(token);
    const relay = jest.spyOn(of(Outbox), 'relay').mockResolvedValue();
    const doneFor = async (email: string) => {
      const run = jest.spyOn(PostgresQueryRunner.prototype, 'query');
      await ask(token, gate, email);
      // What a relay of earlier events does meanwhile is not part of it.
      const done = run.mock.calls.map(([text]) => text).filter((text) => !/^(START|COMMIT)|DELETE FROM outbox/.test(text));
      run.mockRestore();
      return done;
    };
    const forListed = await doneFor(`${newId()}@meridian.example`);
    expect(forListed.length).toBeGreaterThan(5);
    expect(await doneFor(`${newId()}@evil.example`)).toEqual(forListed);
    relay.mockRestore();
  });

  test('is bound to its gate, its link, the key of the link and its address, for ten minutes', async () => {
    const email = `${newId()}@meridian.example`;
    const { token, gate, link, ...first } = await asked(email);
    const code = first.code ?? '';
    expect(await outcome(open(token, { gate: await gateOf(token), email, code }))).toBe('LINK_CODE_WRONG');
    expect(await outcome(open(token, { gate, email: 'rea@example.org', code }))).toBe('LINK_CODE_WRONG');
    const other = await make({ emailRule: listed });
    expect(await outcome(open(other.token, { gate, email, code }))).toBe('LINK_EMAIL_REQUIRED');
    await sql(`UPDATE link_code SET created_at = created_at - interval '10 minutes' WHERE address = $1`, [email]);
    expect(await outcome(open(token, { gate, email, code }))).toBe('LINK_CODE_WRONG');
    await sql(`UPDATE link_code SET created_at = now() WHERE address = $1`, [email]);
    const [{ version }] = await sql('SELECT version FROM link WHERE id = $1', [link.id]);
    await of(LinkService).update(personOf(owner), link.id, { version, password });
    expect(await outcome(open(token, { gate, email, code }))).toBe('LINK_PASSWORD_REQUIRED');
  });

  test('1,000 guesses at codes from 50 addresses: five for a code and ten a day for an address on a link are compared, also over two processes', async () => {
    const email = `${newId()}@meridian.example`;
    const { token, gate, code } = await asked(email);
    const compared = () => sql('SELECT coalesce(sum(tries), 0)::int AS n FROM link_code WHERE address = $1', [email]).then(([row]) => row.n as number);
    for (let wave = 0; wave < 20; wave++) {
      const guess = (place: number) => outcome(open(token, { gate, email, code: wrongFor(code ?? ''), network: address(place) }, place));
      expect(new Set(await Promise.all(Array.from({ length: 50 }, (_, place) => guess(place))))).toEqual(new Set(['LINK_CODE_WRONG']));
    }
    expect(await compared()).toBe(5);
    expect(await outcome(open(token, { gate, email, code: code ?? '' }))).toBe('LINK_CODE_WRONG');
    await ask(token, gate, email);
    for (let time = 0; time < 12; time++) await outcome(open(token, { gate, email, code: 'guess!' }));
    expect(await compared()).toBeLessThanOrEqual(10);
  }, 120_000);

  test('asking again ends the code before', async () => {
    const email = `${newId()}@meridian.example`;
    const { token, gate, ...first } = await asked(email);
    await ask(token, gate, email);
    const second = (await lastLetter())?.code ?? '';
    expect(await outcome(open(token, { gate, email, code: first.code ?? '' }))).toBe(first.code === second ? 'opened' : 'LINK_CODE_WRONG');
    expect(await outcome(open(token, { gate, email, code: second }))).toBe('opened');
  });

  test('an address is sent three an hour and six a day over all links; whoever asks for more is told to wait, also for an address that is not listed', async () => {
    const email = `${newId()}@meridian.example`;
    const sent: boolean[] = [];
    const again = async () => {
      for (let time = 0; time < 4; time++) {
        const { token } = await make({ emailRule: listed });
        const isAsked = (await outcome(ask(token, await gateOf(token), email, undefined, time))) === 'opened';
        sent.push(isAsked && (await lastLetter()) !== null);
      }
    };
    await again();
    const hourLater = () => sql(`UPDATE attempt SET times = ARRAY(SELECT at - interval '1 hour' FROM unnest(times) AS at)`);
    await hourLater();
    await again();
    await hourLater();
    await again();
    expect(sent).toEqual([true, true, true, false, true, true, true, false, false, false, false, false]);
    const unlisted = `${newId()}@nowhere.example`;
    const { token } = await make({ emailRule: listed });
    const gate = await gateOf(token);
    for (let time = 0; time < 3; time++) expect(await outcome(ask(token, gate, unlisted))).toBe('opened');
    for (const address of [email, unlisted]) expect((await refused(ask(token, gate, address))).details?.retryAfter).toBeGreaterThan(60);
  });

  test('a link gives thirty an hour and a network address ten, and the eleventh hears how long to wait', async () => {
    const { token } = await make({ emailRule: listed });
    const gate = await gateOf(token);
    const network = newId();
    const fromOne = await Promise.all(Array.from({ length: 12 }, () => outcome(ask(token, gate, `${newId()}@x.example`, network))));
    expect([count(fromOne, 'opened'), count(fromOne, 'TOO_MANY_REQUESTS')]).toEqual([10, 2]);
    const fromMany = await Promise.all(Array.from({ length: 25 }, () => outcome(ask(token, gate, `${newId()}@x.example`))));
    expect([count(fromMany, 'opened'), count(fromMany, 'TOO_MANY_REQUESTS')]).toEqual([20, 5]);
    expect((await refused(ask(token, gate, 'rea@example.org'))).details?.retryAfter).toBeGreaterThan(3_500);
  });

  test('is asked for only where a link asks for it, with its gate, after its password', async () => {
    const plain = await make({ password });
    expect(await outcome(ask(plain.token, await gateOf(plain.token), 'rea@example.org'))).toBe('NOT_FOUND');
    const both = await make({ password, emailRule: listed });
    const gate = await gateOf(both.token);
    expect(await outcome(ask(both.token, gate, 'rea@example.org'))).toBe('NOT_FOUND');
    expect(await outcome(ask(both.token, 'another gate', 'rea@example.org'))).toBe('NOT_FOUND');
    expect(await outcome(open(both.token, { gate, password, network: '203.0.113.5' }))).toBe('LINK_EMAIL_REQUIRED');
    expect(await outcome(ask(both.token, gate, 'rea@example.org'))).toBe('opened');
    const code = (await lastLetter())?.code ?? '';
    expect(await outcome(open(both.token, { gate, email: 'rea@example.org', code }))).toBe('opened');
  });
});

test('before the gate no answer says anything of the owner, the link or what is behind it', async () => {
  const canary = `canary-${newId()}`;
  const { token, link } = await make({
    description: canary,
    note: canary,
    password,
    emailRule: { type: 'verified' },
    notice: 'A notice of the owner',
    maxViews: 7,
  });
  const answers = [await refused(open(token)), await refused(open(token, { password: 'wrong-one', network: '203.0.113.6' })), await refused(open(`${token}x`))];
  const { details } = await refused(open(token, { password, network: '203.0.113.6' }));
  const told = JSON.stringify([...answers.map(({ details: asks }) => asks), details]);
  for (const secret of [canary, link.id, owner.actor.id, 'notice of', '7'])
    expect([secret, told.replace(/"gate":"[^"]*"/g, '').includes(secret)]).toEqual([secret, false]);
});

test('what open pages watch changes with everything that closes a link, and stays while others come and go', async () => {
  const watched = of(LinkWatchRepository);
  const { link, token } = await make();
  const { visitor } = await open(token);
  const shown = async () => (await watched.shownTo([visitor ?? '']))[visitor ?? ''];
  const first = await shown();
  expect(first).toEqual(expect.any(String));
  await open(token);
  expect(await shown()).toBe(first);
  await sql(`UPDATE link SET locked_until = now() + interval '5 minutes', max_views = 1, view_count = 1 WHERE id = $1`, [link.id]);
  expect(await shown()).toBe(first);
  const seen = new Set([first]);
  for (const change of [
    `status = 'paused'`,
    `status = 'active', expires_at = now()`,
    `expires_at = now() + interval '1 day', key_version = key_version + 1`,
    `status = 'revoked'`,
  ]) {
    await sql(`UPDATE link SET ${change} WHERE id = $1`, [link.id]);
    const now = await shown();
    expect(seen.has(now)).toBe(false);
    seen.add(now);
  }
  await sql(`UPDATE link_session SET expires_at = now() WHERE visitor_id = $1`, [visitor]);
  expect(await shown()).toBeUndefined();
});

describe('while the key of the gate is replaced', () => {
  const [former] = testServiceEnv('').GATE_KEY;
  const next = 'a-key-of-the-gate-that-replaces-the-former-one';
  const processes: INestApplicationContext[] = [];
  const startWith = async (...keys: [string, ...string[]]) => {
    const process = await NestFactory.createApplicationContext(AppModule.with({ ...testServiceEnv(copy.url), GATE_KEY: keys }), { logger: false });
    processes.push(process);
    return process;
  };
  let [knowsBoth, usesNext, isDone]: INestApplicationContext[] = [];
  beforeAll(async () => {
    [knowsBoth, usesNext, isDone] = [await startWith(former, next), await startWith(next, former), await startWith(next)];
  });
  afterAll(async () => {
    for (const process of processes) await process.close();
  });
  const openAt = (process: INestApplicationContext | undefined, token: string, more: More = {}) =>
    outcome(
      (process as INestApplicationContext)
        .get(LinkSessionService)
        .open(guest, { token, userAgent: 'Mozilla/5.0 (X11) Firefox/140.0', network: '192.0.2.1', ...more }),
    );

  /** Asks for a code at one process and types it at another. */
  async function codeFrom(asked: INestApplicationContext | undefined, typed: INestApplicationContext | undefined) {
    const email = `${newId()}@meridian.example`;
    const { token } = await make({ emailRule: { type: 'listed', addresses: [], domains: ['meridian.example'] } });
    const gate = await gateOf(token);
    const codes = (asked as INestApplicationContext).get(LinkCodeService);
    await codes.ask({ token, gate, email, network: newId() });
    const [row] = await sql('SELECT id FROM link_code ORDER BY id DESC LIMIT 1');
    return openAt(typed, token, { gate, email, code: (await codes.letter(row.id)).letter?.code ?? '' });
  }

  test('a code opens wherever it is typed, also at a process that is a step behind or ahead of the one that sent it', async () => {
    for (const [sent, typed] of [
      [apps[0], knowsBoth],
      [knowsBoth, apps[0]],
      [knowsBoth, usesNext],
      [usesNext, knowsBoth],
      [usesNext, isDone],
    ])
      expect(await codeFrom(sent, typed)).toBe('opened');
    expect(await codeFrom(apps[0], isDone)).toBe('LINK_CODE_WRONG');
  });

  test('nobody has their tries again: what was counted with both keys counts at the end', async () => {
    const [{ token }, network] = [await make({ password }), newId()];
    for (const process of [knowsBoth, usesNext, knowsBoth, usesNext, knowsBoth])
      expect(await openAt(process, token, { password: 'wrong-one', network })).toBe('LINK_PASSWORD_WRONG');
    for (const process of [apps[0], knowsBoth, usesNext, isDone]) expect(await openAt(process, token, { password, network })).toBe('LINK_LOCKED');
  });

  test('tries at processes of both steps lock a link at the tenth, once', async () => {
    const { link, token } = await make({ password });
    for (let place = 0; place < 9; place++) await openAt(place < 4 ? apps[0] : usesNext, token, { password: 'wrong-one', network: newId() });
    expect(await events(link.id)).not.toContain('locked');
    expect(await openAt(usesNext, token, { password: 'wrong-one', network: newId() })).toBe('LINK_PASSWORD_WRONG');
    for (const process of [apps[0], knowsBoth, usesNext]) expect(await openAt(process, token, { password, network: newId() })).toBe('LINK_LOCKED');
    expect(count(await events(link.id), 'locked')).toBe(1);
  });
});
