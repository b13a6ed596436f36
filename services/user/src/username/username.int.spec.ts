import type { Caller } from '@folia/contracts/caller';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { foldUsername } from '@folia/contracts/reserved-names';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { ReservedNamesService } from './reserved-names.service';
import { UsernameService } from './username.service';

type Person = { id: string; uname: string; caller: Caller };

let service: RunningService;
let usernames: UsernameService;
let database: DataSource;
let told: { uname: string; unameVersion: number }[] = [];

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, (_caller, { uname, unameVersion }) => {
      told.push({ uname, unameVersion });
      return {};
    }),
  ]);
  usernames = service.app.get(UsernameService);
  database = service.app.get(DataSource);
});

afterAll(() => service.close());

async function person(name: string): Promise<Person> {
  const { id, uname } = await service.make(name);
  return { id, uname, caller: as({ id }) };
}
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string; details?: { reason?: string } }) => error.details?.reason ?? error.code,
  );

test('a username is available, or there is one reason why not', async () => {
  const [ada, other] = [await person('Ada Check'), await person('Olga Check')];
  await usernames.rename(personOf(other.caller), 'olga-check', 'olga-new');
  const cases = {
    'ada-free': undefined,
    'olga-new': 'taken',
    o1ga_new: 'taken',
    'olga-check': 'held',
    adm1n: 'reserved',
    Ab: 'invalid',
    аdmin: 'invalid',
    '': 'invalid',
  };
  for (const [uname, reason] of Object.entries(cases)) {
    expect([uname, await usernames.check(personOf(ada.caller), uname)]).toEqual([uname, reason ? { available: false, reason } : { available: true }]);
  }
  expect(await usernames.check(personOf(ada.caller), 'adacheck')).toEqual({ available: true });
});

test('a rename moves the person, tells the portfolio, and the old name leads to the new one', async () => {
  const ada = await person('Ada Rename');
  told = [];
  expect(await usernames.rename(personOf(ada.caller), 'Ada-Rename', 'Ada-Moved')).toMatchObject({ id: ada.id, uname: 'ada-moved' });
  expect(told).toEqual([{ uname: 'ada-moved', unameVersion: 2 }]);
  expect(await usernames.resolve('ada-rename')).toEqual({ userId: ada.id, uname: 'ada-moved', version: 2, renamedTo: 'ada-moved' });
  expect(await usernames.rename(personOf(ada.caller), 'ada-rename', 'ada-moved')).toMatchObject({ uname: 'ada-moved' });
  expect(told).toHaveLength(1);
});

test('the old name is given to nobody else for 90 days, but back to its person, and free afterwards', async () => {
  const [ada, other] = [await person('Ada Holds'), await person('Other Holds')];
  await usernames.rename(personOf(ada.caller), 'ada-holds', 'ada-held');
  expect(await outcome(usernames.rename(personOf(other.caller), other.uname, 'ada-holds'))).toBe('held');
  expect((await person('Ada Holds')).uname).not.toBe('ada-holds');
  await usernames.rename(personOf(ada.caller), 'ada-held', 'ada-holds');
  expect(await usernames.resolve('ada-held')).toMatchObject({ renamedTo: 'ada-holds' });
  await database.query(`UPDATE username_history SET held_until = now() - interval '1 second' WHERE uname = 'ada-held'`);
  expect(await outcome(usernames.resolve('ada-held'))).toBe('NOT_FOUND');
  expect(await outcome(usernames.rename(personOf(other.caller), other.uname, 'ada-held'))).toBe('done');
});

test('a name that is not the caller’s own cannot be changed', async () => {
  const [ada, other] = [await person('Ada Owner'), await person('Otto Owner')];
  expect(await outcome(usernames.rename(personOf(ada.caller), other.uname, 'ada-takes-it'))).toBe('NOT_FOUND');
  expect(await usernames.resolve(other.uname)).toMatchObject({ userId: other.id });
});

test('of many who want one name at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, (_, index) => person(`Racer ${'abcdef'[index]}`)));
  const outcomes = await Promise.all(
    people.map((one, index) => outcome(usernames.rename(personOf(one.caller), one.uname, index % 2 ? 'the-winner' : 'thewinner'))),
  );
  expect(outcomes.sort()).toEqual(['done', 'taken', 'taken', 'taken', 'taken', 'taken']);
});

test('whoever waits for a name that is being given up does not get it', async () => {
  const [ada, other] = [await person('Ada Leaves'), await person('Otto Waits')];
  const [, second] = await Promise.all([
    usernames.rename(personOf(ada.caller), 'ada-leaves', 'ada-left'),
    outcome(usernames.rename(personOf(other.caller), other.uname, 'ada-leaves')),
  ]);
  expect(['taken', 'held']).toContain(second);
});

test('who has a name that became reserved is given another one and told, and the old one leads nowhere', async () => {
  const [holder, former, other] = [await person('Jo Holder'), await person('Fo Former'), await person('Other Holder')];
  const nameThem = (id: string, uname: string) => database.query('UPDATE "user" SET uname = $2, folded = $3 WHERE id = $1', [id, uname, foldUsername(uname)]);
  await nameThem(holder.id, 'jobs');
  await nameThem(other.id, 'llnks');
  await database.query(`INSERT INTO username_history (uname, folded, user_id, held_until) VALUES ('feed', 'feed', $1, now() + interval '9 days')`, [former.id]);
  told = [];
  await Promise.all([1, 2].map(() => service.app.get(ReservedNamesService).onApplicationBootstrap()));

  const { uname } = await usernames.resolve(holder.id);
  expect(uname).toMatch(/^jobs-\d+$/);
  expect((await usernames.resolve(other.id)).uname).toMatch(/^llnks-\d+$/);
  for (const gone of ['jobs', 'llnks', 'feed']) expect([gone, await outcome(usernames.resolve(gone))]).toEqual([gone, 'NOT_FOUND']);
  expect(told.map((one) => one.uname)).toContain(uname);
  const events = await database.query(`SELECT payload FROM outbox WHERE name = 'user.renamed' AND payload->>'userId' = $1`, [holder.id]);
  const notes = await database.query('SELECT kind FROM notification WHERE user_id = $1', [holder.id]);
  expect([events.length <= 1, notes]).toEqual([true, [{ kind: 'name-reserved' }]]);
  const [{ email }] = await database.query('SELECT email FROM "user" WHERE id = $1', [holder.id]);
  const mails = await service.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`@${uname}`);
  // Nothing is left to do at the next start.
  await service.app.get(ReservedNamesService).onApplicationBootstrap();
  expect((await usernames.resolve(holder.id)).uname).toBe(uname);
});
