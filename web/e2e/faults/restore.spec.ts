import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { ask, unitsUsed, untilOver, upload } from '../api';
import { environments, makePerson, type Person } from '../person';
import { docxType, resumeDocx } from '../resume';
import { inDatabase } from '../traces';

const root = join(import.meta.dirname, '../../..');
const productHome = () => dirname(process.env.FOLIA_ENVIRONMENT ?? join(root, '.data/environment.json'));

/** One of the operator's commands, with the data directory it is about. */
const command = (program: string, dataDirectory: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'deploy', `${program}.mjs`), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDirectory },
  });

/** Folia as `npm start` starts it, on data of its own. */
async function startFolia(dataDirectory: string) {
  const port = String(30_000 + Math.floor(Math.random() * 2_000));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDirectory, PORT: port };
  const child = spawn(process.execPath, [join(root, 'deploy/local/start.mjs')], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const gone = once(child, 'exit');
  await expect.poll(() => (child.exitCode === null ? said : 'ended'), { timeout: 60_000 }).toMatch(/ready at|ended/);
  expect(child.exitCode).toBe(null);
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return { url: `http://localhost:${port}`, stop };
}

/** Sees an account's deletion through to its end in the running product. */
async function erase({ userId }: Person) {
  await inDatabase('user', `UPDATE deletion SET due_at = now() - interval '1 second' WHERE user_id = $1`, [userId]);
  const isErased = async () => (await inDatabase('user', 'SELECT erased_at IS NOT NULL AS erased FROM deletion WHERE user_id = $1', [userId]))[0]?.erased;
  await expect.poll(isErased, { timeout: 40_000 }).toBe(true);
}

/** Whether all services of a restored system have confirmed that somebody is erased, and how many rows the account still has. */
async function restoredRows(dataDirectory: string, { userId }: Person) {
  const { user } = JSON.parse(readFileSync(join(dataDirectory, 'environment.json'), 'utf8'));
  const client = new pg.Client({ connectionString: user.DATABASE_URL });
  await client.connect();
  const text = `SELECT d.erased_at IS NOT NULL AS erased, (SELECT count(*)::int FROM "user" u WHERE u.id = d.user_id) AS people FROM deletion d WHERE user_id = $1`;
  return client
    .query(text, [userId])
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

test('everything is lost but a backup: whoever stayed goes on where they were, and whoever was erased since stays erased', async () => {
  const home = mkdtempSync(join(tmpdir(), 'folia-drill-'));
  chmodSync(home, 0o711);
  const [staying, waiting] = [await makePerson('Sta Ying'), await makePerson('Wai Ting')];
  const [gone, leaving] = [await makePerson('Era Sed'), await makePerson('Lea Ving')];
  const first = (await upload(staying, resumeDocx(), 'nora.docx', docxType)).body;
  expect((await untilOver(staying, first.jobId)).state).toBe('done');
  await upload(gone, resumeDocx(), 'nora.docx', docxType);

  // A job is accepted, and not begun when the backup is taken: it reads its file from the store that was restored.
  const { REDIS_URL = '', REDIS_PREFIX = 'folia' } = environments().ai ?? {};
  const connection = new Redis(REDIS_URL);
  const queue = new Queue('resume-import', { connection, prefix: REDIS_PREFIX });
  await queue.pause();
  const { jobId } = (await upload(waiting, resumeDocx(), 'nora.docx', docxType)).body;
  const { stdout } = await command('backup', productHome(), '--to', join(home, 'backups'));
  expect(stdout).toMatch(/\d+ rows, \d+ files, \d+ events on their way/);
  await queue.resume();
  await queue.close();
  connection.disconnect();

  for (const person of [gone, leaving]) expect((await ask(person, 'DELETE', `/api/users/${person.userId}`)).status).toBe(200);
  await erase(gone);

  const other = join(home, 'other');
  mkdirSync(other, { mode: 0o711 });
  copyFileSync(join(productHome(), 'secrets.json'), join(other, 'secrets.json'));
  const [name = ''] = readdirSync(join(home, 'backups'));
  const journal = join(environments().user?.FILE_STORE ?? '', '.erasures.jsonl');
  const restored = await command('restore', other, '--from', join(home, 'backups', name), '--journal', journal);
  expect(restored.stdout).toMatch(/again as it was/);
  const folia = await startFolia(other);
  try {
    const told = async (person: Person, path: string) => ask(person, 'GET', path, undefined, {}, folia.url);
    // Nobody was signed out: the very codes of before.
    expect((await told(staying, '/api/users/current')).body.user.uname).toBe(staying.uname);
    await expect.poll(async () => (await told(waiting, `/api/jobs/${jobId}`)).body.state, { timeout: 40_000 }).toBe('done');
    for (const person of [staying, waiting]) {
      const [here, there] = [(await ask(person, 'GET', '/api/resume-imports')).body.items, (await told(person, '/api/resume-imports')).body.items];
      expect(there.map(({ id, sha256, entries }: typeof first) => ({ id, sha256, entries }))).toEqual(
        here.map(({ id, sha256, entries }: typeof first) => ({ id, sha256, entries })),
      );
      expect(there).toHaveLength(1);
      const used = async () => (await told(person, '/api/me/usage')).body.meters.find(({ meter }: { meter: string }) => meter === 'resume-import').used;
      expect([await used(), await unitsUsed(person)]).toEqual([1, 1]);
    }
    // Every service has erased again whom the backup had brought back.
    await expect.poll(() => restoredRows(other, gone), { timeout: 40_000 }).toEqual([{ erased: true, people: 0 }]);
    // Sessions that a request for deletion had ended do not live again.
    for (const person of [gone, leaving]) {
      await expect.poll(async () => (await told(person, '/api/users/current')).status, { timeout: 20_000 }).toBe(401);
      expect((await ask(staying, 'GET', `/api/users/user/${person.uname}`, undefined, {}, folia.url)).status).toBe(404);
    }
  } finally {
    await folia.stop();
    rmSync(home, { recursive: true, force: true });
  }
});
