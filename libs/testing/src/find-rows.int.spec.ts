import { Client } from 'pg';
import { makeSystem, type System } from './backed-up-system';
import { findRows } from './find-rows';
import { type AcceptedJob, judgeRun } from './judge-run';
import { testEnv } from './test-env';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [ownerId, otherId, done, failed, read, posting, elsewhere] = [1, 2, 3, 4, 5, 6, 7].map(id) as [string, string, string, string, string, string, string];
const accepted: AcceptedJob[] = [done, failed, read].map((jobId) => ({ jobId, ownerId, kind: 'fit-score', marker: null }));

let system: System;
let client: Client;
let url: string;

beforeAll(async () => {
  system = await makeSystem('');
  url = Object.assign(new URL(testEnv('TEST_DATABASE_URL')), { pathname: new URL(system.urls.ai).pathname }).href;
  client = new Client({ connectionString: url });
  await client.connect();
  // Rows of four services without all that they are about.
  await client.query('SET session_replication_role = replica');
  await client.query(`
    INSERT INTO ai.job (id, kind, owner_id, caller, state) VALUES
      ('${done}', 'fit-score', '${ownerId}', '{}', 'done'), ('${failed}', 'fit-score', '${ownerId}', '{}', 'failed'), ('${read}', 'resume-import', '${ownerId}', '{}', 'done'),
      ('${id(90)}', 'fit-score', '${otherId}', '{}', 'running');
    INSERT INTO ai.fit_score (id, owner_id, profile_id, posting_id, free, result) VALUES
      ('${done}', '${ownerId}', '${ownerId}', '${posting}', false, '{}'), ('${failed}', '${ownerId}', '${ownerId}', '${elsewhere}', false, NULL);
    INSERT INTO ai.resume_import (id, owner_id, file_id, file_name, sha256, result) VALUES ('${read}', '${ownerId}', '${posting}', 'nora.docx', 'abc', '{}');
    INSERT INTO "user".usage (job_id, meter, user_id, account_id, period_start, state) VALUES
      ('${done}', 'fit-score', '${ownerId}', '${ownerId}', 'epoch', 'committed'), ('${failed}', 'fit-score', '${ownerId}', '${ownerId}', 'epoch', 'released'),
      ('${read}', 'resume-import', '${ownerId}', '${ownerId}', 'epoch', 'until-saved');
    INSERT INTO "user".usage_count (account_id, meter, period_start, used) VALUES ('${ownerId}', 'fit-score', 'epoch', 1), ('${ownerId}', 'resume-import', 'epoch', 1);
    INSERT INTO "user".notification (id, user_id, kind, about) VALUES ('${id(20)}', '${ownerId}', 'import-ready', '${read}')`);
});

afterAll(async () => {
  await client.end();
  await system.drop();
});

const wrongs = async () => judgeRun(accepted, { ...(await findRows(url, [ownerId])), paid: [], told: [], leftovers: [] }).map(({ what }) => what);

test('rows of jobs that ended once are well, whatever other people have running', async () => {
  expect(await wrongs()).toEqual([]);
});

test.each([
  ['an accepted job that is gone', 'lost', `DELETE FROM ai.job WHERE id = '${failed}'`],
  ['a job that runs for ever', 'lost', `UPDATE ai.job SET state = 'running' WHERE id = '${failed}'`],
  ['a score that was never written', 'lost', 'UPDATE ai.fit_score SET result = NULL'],
  ['a reading that was never written', 'lost', 'UPDATE ai.resume_import SET result = NULL'],
  ['a second score of the same job', 'doubled', `UPDATE ai.fit_score SET posting_id = '${posting}'`],
  [
    'news that came twice',
    'doubled',
    `INSERT INTO "user".notification (id, user_id, kind, about) VALUES ('${id(21)}', '${ownerId}', 'import-ready', '${read}')`,
  ],
  ['a failed job that was charged', 'ledger', `UPDATE "user".usage SET state = 'committed'`],
  ['a unit that nobody settled', 'ledger', `UPDATE "user".usage SET state = 'reserved' WHERE state = 'committed'`],
  ['a count that is one too many', 'ledger', 'UPDATE "user".usage_count SET used = used + 1'],
  ['an event that nobody sent', 'waiting', `INSERT INTO sharing.outbox (id, name, payload) VALUES ('${id(30)}', 'some.event', '{}')`],
])('%s is found in the tables and told as %s', async (_, what, plant) => {
  // Seen by another connection, so it is really written, and taken back afterwards.
  const tables = ['ai.job', 'ai.fit_score', 'ai.resume_import', '"user".usage', '"user".usage_count', '"user".notification', 'sharing.outbox'];
  for (const [place, table] of tables.entries()) await client.query(`CREATE TEMP TABLE before_${place} AS TABLE ${table}`);
  await client.query(plant);
  try {
    expect(await wrongs()).toContain(what);
  } finally {
    for (const [place, table] of tables.entries())
      await client.query(`DELETE FROM ${table}; INSERT INTO ${table} TABLE before_${place}; DROP TABLE before_${place}`);
  }
});
