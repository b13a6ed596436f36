import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { testSignInEnv } from '@folia/testing/sign-in-env';
import { DataSource } from 'typeorm';
import { AccountService } from '../account/account.service';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';
import { UsageService } from '../usage/usage.service';
import { SpentBeforeRepository } from './spent-before.repository';
import { SpentBeforeService } from './spent-before.service';

let service: RunningService;

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({}))]);
});

afterAll(() => service.close());

async function signUp(subject: string) {
  const identity = { provider: null, issuer: 'spec', subject, name: 'Comes Again', email: null, emailVerified: false };
  const { row } = await service.app.get(AccountService).findOrMake(identity, 'individual', false);
  const owner = personOf(as(row));
  return {
    id: row.id,
    use: (meter: 'resume-import' | 'tailor-made' | 'fit-score') => codeOf(service.app.get(UsageService).reserve(owner, newId(), meter)),
    used: async () => (await service.app.get(UsageService).metersOf(row.id)).map((one) => one.used),
    erase: () => service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: row.id }, manager)),
  };
}

test('who deletes their account and signs up again goes on with what was used in total, and only with that', async () => {
  const subject = newId();
  const first = await signUp(subject);
  expect([await first.use('resume-import'), await first.use('tailor-made'), await first.use('fit-score')]).toEqual(['done', 'done', 'done']);
  await first.erase();
  const second = await signUp(subject);
  expect(second.id).not.toBe(first.id);
  expect(await second.used()).toEqual([1, 0, 1]);
  expect([await second.use('resume-import'), await second.use('resume-import'), await second.use('tailor-made')]).toEqual([
    'done',
    'QUOTA_EXCEEDED',
    'QUOTA_EXCEEDED',
  ]);
  await second.erase();
  expect(await (await signUp(subject)).used()).toEqual([2, 0, 1]);
  expect(await (await signUp(newId())).used()).toEqual([0, 0, 0]);
});

test('while the key of the marks is replaced, those of the former one are recognised', async () => {
  const [subject, database] = [newId(), service.app.get(DataSource)];
  const account = await signUp(subject);
  await account.use('resume-import');
  await account.erase();
  const [former] = testSignInEnv().DELETED_IDENTITY_KEY;
  const goesOn = async (...keys: [string, ...string[]]) => {
    const id = newId();
    const spent = new SpentBeforeService(service.app.get(SpentBeforeRepository), database, keys);
    await database.transaction((manager) => spent.goOn(manager, id, { issuer: 'spec', subject }));
    return service.query('SELECT meter, used::int FROM usage_count WHERE account_id = $1', [id]);
  };
  expect(await goesOn('the key that replaces it')).toEqual([]);
  expect(await goesOn('the key that replaces it', former)).toEqual([{ meter: 'resume-import', used: 1 }]);
});

test('what is remembered names nobody, and is forgotten after twelve months', async () => {
  const subject = newId();
  const account = await signUp(subject);
  await account.use('resume-import');
  await account.erase();
  const rows = await service.query<{ text: string; months: number }>(
    `SELECT to_jsonb(s)::text AS text, round(extract(epoch FROM kept_until - now()) / 2629800)::int AS months FROM spent_before s`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { text, months } of rows) expect([text.includes(subject), text.includes(account.id), months]).toEqual([false, false, 12]);
  await service.query('UPDATE spent_before SET kept_until = now()');
  await service.app.get(SpentBeforeService).forgetOld();
  expect(await service.query('SELECT 1 FROM spent_before')).toEqual([]);
  expect(await (await signUp(subject)).used()).toEqual([0, 0, 0]);
});
