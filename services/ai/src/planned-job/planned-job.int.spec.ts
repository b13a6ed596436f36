import { setTimeout as pause } from 'node:timers/promises';
import { openFile, withdrawFile } from '@folia/contracts/file/questions';
import { mostPlannedJobs } from '@folia/contracts/planned-job/shapes';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import { getUsage } from '@folia/contracts/usage/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { FitScoreService } from '../fit-score/fit-score.service';
import { backendJob } from '../fixtures/backend-job';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { unitLedger } from '../fixtures/unit-ledger';
import { PlannedJobRepository } from './planned-job.repository';
import { PlannedJobService } from './planned-job.service';

let service: RunningService;
const units = unitLedger();
const resetsAt = '2031-12-03T08:14:00.000Z';
let nextReset: string | null = resetsAt;
let withdrawn: string[] = [];

beforeAll(async () => {
  service = await runService([
    answering(viewPortfolio, (_caller, { key }) => {
      const work = { position: 'Backend Engineer', employer: 'Acme', startDate: '2017', current: true, highlights: ['Built Go services over PostgreSQL'] };
      return { version: 1, json: JSON.stringify({ ownerId: key, items: [{ id: newId(), kind: 'work', fields: work }] }) };
    }),
    answering(getUsage, (caller) => {
      const left = units.left.get(caller.actor.type === 'user' ? caller.actor.id : '') ?? 5;
      const row = { used: 5 - left, limit: 5, per: nextReset ? ('month' as const) : ('ever' as const), resetsAt: nextReset };
      return {
        plan: 'free' as const,
        meters: (['resume-import', 'fit-score', 'tailor-made'] as const).map((meter) => ({ meter, ...row })),
        allowances: [],
        ownModel: false,
      };
    }),
    answering(openFile, (_caller, { id }) => ({
      file: { id, name: 'ada.pdf', sha256: 'a'.repeat(64), bytes: 10, contentType: 'application/pdf', source: 'resume' as const },
      key: 'files/ada',
    })),
    answering(withdrawFile, (_caller, { id }) => {
      withdrawn.push(id);
      return {};
    }),
    ...units.answers,
  ]);
});

afterAll(() => service.close());

beforeEach(() => {
  units.clear();
  nextReset = resetsAt;
  withdrawn = [];
});

type Caller = ReturnType<typeof person>;
const planned = () => service.app.get(PlannedJobService);
const spent = () => {
  const caller = person();
  units.left.set(caller.actor.id, 0);
  return caller;
};
const plan = (caller: Caller, company = 'Meridian') => planned().plan(personOf(caller), { kind: 'fit-score', start: { text: backendJob(company) } });
const waiting = (caller: Caller) => planned().list(personOf(caller));
const scoresOf = async (caller: Caller) => (await service.app.get(FitScoreService).list(personOf(caller), {})).items;
/** The time has come for everything that this person waits for. */
const comesDue = (caller: Caller) =>
  service.query(`UPDATE planned_job SET due_at = now() - interval '1 second', tried_at = NULL WHERE owner_id = $1`, [caller.actor.id]);
/** The service's own sweep may be the one that has it in hand. */
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await pause(30);
};

test('a job without units waits for the time at which they start again, costs nothing before, and the same wish is the same wait', async () => {
  const ada = spent();
  const first = await plan(ada);
  expect(first).toMatchObject({ kind: 'fit-score', title: 'Senior Backend Engineer, Meridian', dueAt: resetsAt, problem: null });
  expect((await plan(ada)).id).toBe(first.id);
  await planned().startDue();
  expect(await waiting(ada)).toEqual([first]);
  expect(units.reserved).toEqual([]);
});

test('what waits for a bigger plan waits for that alone, starts with it, and keeps the day of an earlier wish', async () => {
  nextReset = null;
  const ada = spent();
  const wish = { kind: 'fit-score' as const, start: { text: backendJob('Meridian') }, until: 'plan' as const };
  const first = await planned().plan(personOf(ada), wish);
  expect(first).toMatchObject({ dueAt: null, problem: null });
  await planned().startDue();
  expect(await waiting(ada)).toEqual([first]);
  expect(await planned().planImport(personOf(ada), newId(), 'plan')).toMatchObject({ kind: 'resume-import', dueAt: null });

  nextReset = resetsAt;
  expect(await plan(ada)).toMatchObject({ id: first.id, dueAt: resetsAt });
  expect(await planned().plan(personOf(ada), wish)).toMatchObject({ id: first.id, dueAt: resetsAt });

  units.left.set(ada.actor.id, 5);
  await service.app.get(DataSource).transaction((manager) => planned().onPlanChanged({ accountId: ada.actor.id }, manager));
  await planned().startDue();
  await until(async () => (await scoresOf(ada)).length === 1);
});

test('when its time has come, it starts once, however many processes look', async () => {
  const ada = spent();
  await plan(ada);
  units.left.set(ada.actor.id, 5);
  await comesDue(ada);
  await Promise.all([planned().startDue(), planned().startDue(), planned().startDue()]);
  await until(async () => (await waiting(ada)).length === 0);
  expect(await scoresOf(ada)).toHaveLength(1);
  expect(units.reserved).toHaveLength(1);
  expect(units.released).toEqual([]);
});

test('a process that ends while it has one in hand leaves it to the next, which starts it after a minute, once', async () => {
  const ada = spent();
  const { id } = await plan(ada);
  units.left.set(ada.actor.id, 5);
  await service.query(`UPDATE planned_job SET due_at = now() - interval '1 second', tried_at = now() WHERE id = $1`, [id]);
  expect(await service.app.get(PlannedJobRepository).claimDue()).toEqual([]);
  await service.query(`UPDATE planned_job SET tried_at = now() - interval '61 seconds' WHERE id = $1`, [id]);
  await planned().startDue();
  await until(async () => (await waiting(ada)).length === 0);
  expect(await scoresOf(ada)).toHaveLength(1);
});

test('what is cancelled at the last moment is not done, and its unit comes back', async () => {
  const ada = spent();
  const { id } = await plan(ada);
  units.left.set(ada.actor.id, 5);
  const start = service.app.get(FitScoreService).start(personOf(ada), { postingId: (await waiting(ada))[0]?.postingId ?? '' }, async (manager) => {
    await planned().cancel(personOf(ada), id);
    if (!(await service.app.get(PlannedJobRepository).delete(ada.actor.id, id, manager))) throw new Error('cancelled');
  });
  await expect(start).rejects.toThrow('cancelled');
  expect(await scoresOf(ada)).toEqual([]);
  expect(units.released).toEqual(units.reserved);
});

test('one whose owner was faster ends: what they waited for is there', async () => {
  const ada = spent();
  const { postingId } = await plan(ada);
  units.left.set(ada.actor.id, 5);
  await service.app.get(FitScoreService).start(personOf(ada), { postingId: postingId ?? '' });
  await comesDue(ada);
  await planned().startDue();
  await until(async () => (await waiting(ada)).length === 0);
  expect(units.reserved).toHaveLength(1);
});

test('still without units it waits for the next beginning; where there is none, it says so and its owner is told', async () => {
  const ada = spent();
  const { id } = await plan(ada);
  nextReset = '2032-01-03T08:14:00.000Z';
  await comesDue(ada);
  await planned().startDue();
  await until(async () => (await waiting(ada))[0]?.dueAt === nextReset);
  nextReset = null;
  await comesDue(ada);
  await planned().startDue();
  await until(async () => (await waiting(ada))[0]?.problem !== null);
  expect(await waiting(ada)).toMatchObject([{ id, problem: 'NEVER_RESETS' }]);
  expect(await service.told(id)).toEqual(['planned-job.failed']);
  expect(await codeOf(plan(ada))).toBe('NEVER_RESETS');
});

test('a bigger plan starts it at once', async () => {
  const ada = spent();
  await plan(ada);
  units.left.set(ada.actor.id, 200);
  await planned().onPlanChanged({ accountId: ada.actor.id }, service.app.get(DataSource).manager);
  await planned().startDue();
  await until(async () => (await waiting(ada)).length === 0);
  expect(await scoresOf(ada)).toHaveLength(1);
});

test('nobody plans, sees or cancels for another person, and a deleted posting takes its waits along', async () => {
  const [ada, bob] = [spent(), spent()];
  const { id, postingId } = await plan(ada);
  expect(await waiting(bob)).toEqual([]);
  expect(await codeOf(planned().cancel(personOf(bob), id))).toBe('NOT_FOUND');
  expect(await codeOf(planned().plan(personOf(bob), { kind: 'tailor-made', start: { postingId: postingId ?? '' } }))).toBe('NOT_FOUND');
  await service.query('DELETE FROM posting WHERE id = $1', [postingId]);
  expect(await waiting(ada)).toEqual([]);
});

test('a file waits under its name, stays settled as used, and is withdrawn with its wait', async () => {
  const ada = spent();
  const fileId = newId();
  const { id } = await planned().planImport(personOf(ada), fileId);
  expect(await waiting(ada)).toMatchObject([{ id, kind: 'resume-import', title: 'ada.pdf', dueAt: resetsAt }]);
  await planned().cancel(personOf(ada), id);
  expect(withdrawn).toEqual([fileId]);
});

test(`more than ${mostPlannedJobs} wait for nobody, also when they are asked for at once`, async () => {
  const ada = spent();
  const postings = Array.from({ length: mostPlannedJobs + 5 }, (_, number) => `Company ${number}`);
  const outcomes = await Promise.all(postings.map((company) => codeOf(plan(ada, company))));
  expect(outcomes.filter((outcome) => outcome === 'PLANNED_JOBS_FULL')).toHaveLength(5);
  expect(await waiting(ada)).toHaveLength(mostPlannedJobs);
});
