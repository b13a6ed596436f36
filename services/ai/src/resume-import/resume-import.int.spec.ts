import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getPreferences } from '@folia/contracts/account/questions';
import { AppError } from '@folia/contracts/errors';
import { openFile } from '@folia/contracts/file/questions';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { FileStore } from '@folia/platform/file-store';
import { column, pdfOf } from '@folia/resume-reading/fixtures/pdf-of';
import { answering } from '@folia/testing/answering-service';
import { type ModelScript, startLanguageModel } from '@folia/testing/language-model';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { type RunningService, runService } from '../fixtures/running-service';
import { unitLedger } from '../fixtures/unit-ledger';
import { ResumeImportService } from './resume-import.service';

const ownerId = '01900000-0000-7000-8000-000000000001';
const owner = { actor: { type: 'user' as const, id: ownerId, isAdmin: false, sessionId: ownerId } };
const fileId = '01900000-0000-7000-8000-0000000000f1';
const key = randomUUID();
const text = [
  { text: 'Ada Novak', size: 20, bold: true },
  'ada@example.org',
  { text: 'EXPERIENCE', bold: true },
  { text: 'Acme Corp', bold: true },
  'Software Engineer',
  'Mar 2019 - Present',
  '',
  { text: 'HOBBIES', bold: true },
  'Speaker at Kafka Summit in May 2023',
];

let service: RunningService;
let standIn: Awaited<ReturnType<typeof startLanguageModel>>;
const units = unitLedger();
let sha = 0;
let consent = () => ({ visits: 'kind' as const, modelAllowed: true });

beforeAll(async () => {
  standIn = await startLanguageModel(() => {});
  service = await runService(
    [
      answering(openFile, () => {
        const file = {
          id: fileId,
          name: 'ada.pdf',
          kind: 'pdf' as const,
          bytes: 1,
          sha256: String(sha).padStart(64, '0'),
          createdAt: new Date().toISOString(),
        };
        return { key, ownerId, file };
      }),
      ...units.answers,
      answering(getPreferences, (_caller, { userId }) => {
        expect(userId).toBe(ownerId);
        return consent();
      }),
    ],
    { LLM_BASE_URL: standIn.url, LLM_MODEL: 'stand-in', LLM_API_KEY: 'key' },
  );
  await service.app.get(FileStore).writeAll(key, pdfOf([column(40, text)]));
});

afterAll(async () => {
  await service.app.get(FileStore).delete(key);
  await service.app.get(FileStore).delete(`${key}-pages`);
  await service.close();
  await standIn.close();
});

beforeEach(() => {
  consent = () => ({ visits: 'kind', modelAllowed: true });
  units.clear();
  sha += 1;
});

async function importWith(script: ModelScript): Promise<{ id: string; result: ReadResume }> {
  standIn.become(script);
  const { importId } = await service.app.get(ResumeImportService).start(personOf(owner), fileId);
  for (;;) {
    const { state, result } = await service.app.get(ResumeImportService).get(personOf(owner), importId);
    if (state === 'done' && result) return { id: importId, result };
    expect(['accepted', 'running']).toContain(state);
    await pause(50);
  }
}

const passagesOf = (content: string) => JSON.parse(content.replace('<data>\n', '').replace('\n</data>', '')) as { left: { id: string; text: string }[] };
const proposeTalk: ModelScript = ({ messages }, reply) => {
  const left = passagesOf(messages[1]?.content ?? '').left.find(({ text }) => text.includes('Kafka Summit'));
  const quote = 'Kafka Summit';
  const fields = [
    { name: 'title', value: 'Kafka Summit', quote },
    { name: 'date', value: '2023-05', quote: 'May 2023' },
    { name: 'place', value: 'London', quote: 'Kafka Summit in London' },
  ];
  reply.say(JSON.stringify({ entries: [{ source: left?.id ?? '', kind: 'talk', fields }] }));
};

test('what a model proposes and the document says is in the review, marked; what it invents is not', async () => {
  const { id, result } = await importWith(proposeTalk);
  expect(result.model).toEqual({ name: 'stand-in', outcome: 'answered', accepted: 2, dropped: 1 });
  expect(result.entries.find(({ kind }) => kind === 'talk')).toMatchObject({ fields: { title: 'Kafka Summit', date: '2023-05' } });
  expect(result.words.placed + result.words.unplaced).toBe(result.words.visible);
  expect(JSON.stringify(standIn.requests)).not.toMatch(/Novak|example\.org/);
  const [answer] = await service.app.get(DataSource).query('SELECT step, model, input_tokens, accepted, dropped FROM llm_answer WHERE job_id = $1', [id]);
  expect(answer).toEqual({ step: 'read-doubtful', model: 'stand-in', input_tokens: 100, accepted: 2, dropped: 1 });
});

test('how long imports take is the middle one of the last 30 days, and nothing before there are ten', async () => {
  const database = service.app.get(DataSource);
  const imports = service.app.get(ResumeImportService);
  const add = (seconds: number, days: number, state = 'done') =>
    database.query(
      `INSERT INTO job (id, kind, owner_id, caller, state, created_at, finished_at)
       VALUES ($1, 'resume-import', $2, '{}', $3, now() - make_interval(days => $5, secs => $4), now() - make_interval(days => $5))`,
      [randomUUID(), ownerId, state, seconds, days],
    );
  await database.query(`UPDATE job SET created_at = now() - interval '40 days', finished_at = now() - interval '40 days'`);
  for (let seconds = 1; seconds <= 9; seconds += 1) await add(seconds, 1);
  await add(500, 31);
  await add(500, 1, 'failed');
  expect(await imports.medianSeconds()).toBeNull();
  for (const seconds of [1000, 2000]) await add(seconds, 29);
  expect(await imports.medianSeconds()).toBeCloseTo(6, 3);
});

test('an import whose worker died after the model answered runs again without asking, and costs one unit', async () => {
  const { id } = await importWith(proposeTalk);
  standIn.become((_request, reply) => reply.refuse(500));
  await service.app.get(DataSource).query(`UPDATE job SET state = 'running', finished_at = NULL, heartbeat_at = now() - interval '9 s' WHERE id = $1`, [id]);
  await service.app.get(DataSource).query('UPDATE resume_import SET result = NULL WHERE id = $1', [id]);
  for (let state = ''; state !== 'done'; await pause(100)) state = (await service.app.get(ResumeImportService).get(personOf(owner), id)).state;
  expect((await service.app.get(ResumeImportService).get(personOf(owner), id)).result?.model).toMatchObject({ outcome: 'answered', accepted: 2 });
  expect(standIn.requests).toHaveLength(0);
  expect(units.reserved).toEqual([id]);
}, 30_000);

test.each([
  ['says something else', 'unusable', (_request, reply) => reply.say('I would rather not.')],
  ['has a revoked key', 'unreachable', (_request, reply) => reply.refuse(401)],
] as [string, string, ModelScript][])('a model that %s costs nothing but its help: the built-in result stands and says so', async (_what, outcome, script) => {
  const { result } = await importWith(script);
  expect(result.model).toEqual({ name: 'stand-in', outcome, accepted: 0, dropped: 0 });
  expect(result.entries.map(({ kind }) => kind)).toEqual(['work']);
  expect(standIn.requests).toHaveLength(1);
});

test.each([
  ['said no', () => ({ visits: 'kind' as const, modelAllowed: false })],
  [
    'is not known',
    () => {
      throw new AppError('NOT_FOUND');
    },
  ],
  [
    'cannot be asked about',
    () => {
      throw new AppError('UNAVAILABLE');
    },
  ],
])('nothing of a person who %s is sent to the model, and the import stands without it', async (_what, answer: typeof consent) => {
  consent = answer;
  const { result } = await importWith(proposeTalk);
  expect(standIn.requests).toHaveLength(0);
  expect(result.model).toBeUndefined();
  expect(result.entries.map(({ kind }) => kind)).toEqual(['work']);
});
