import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { DataSource, type EntityManager } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { NotificationService } from '../notification/notification.service';
import { UsageService } from '../usage/usage.service';
import { JobOverService } from './job-over.service';

let service: RunningService;

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({})), answering(listProfileCards, () => ({ cards: {} }))]);
});

afterAll(() => service.close());

const usage = () => service.app.get(UsageService);
const hear = (work: (jobs: JobOverService, manager: EntityManager) => Promise<void>) =>
  service.app.get(DataSource).transaction((manager) => work(service.app.get(JobOverService), manager));

async function somebody(name: string) {
  const made = await service.make(name);
  const owner = personOf(as(made));
  return {
    made,
    owner,
    over: (jobId: string, kind = 'fit-score') => ({ jobId, kind, ownerId: made.id }),
    told: async () => (await service.app.get(NotificationService).list(owner, undefined)).items.map(({ kind, about }) => [kind, about]).reverse(),
    used: async () => (await usage().view(owner)).meters.find(({ meter }) => meter === 'fit-score')?.used,
  };
}

test('the end of what waited for a unit is told; what somebody waited for at the screen is not', async () => {
  const { owner, over, told } = await somebody('Wai Ted');
  const [waited, failed, watched] = [newId(), newId(), newId()];
  for (const [jobId, planned] of [
    [waited, true],
    [failed, true],
    [watched, false],
  ] as const)
    await usage().reserve(owner, jobId, 'fit-score', { planned });
  await hear((jobs, manager) => jobs.onDone(over(waited), manager));
  await hear((jobs, manager) => jobs.onFailed(over(failed), manager));
  await hear((jobs, manager) => jobs.onDone(over(watched), manager));
  expect(await told()).toEqual([
    ['planned-score-ready', waited],
    ['planned-job-failed', failed],
  ]);
});

test('what waited and cost no unit, since its owner brought a model, says so and counts nothing; a model that did not help is told once, to its owner alone', async () => {
  const { made, owner, over, told, used } = await somebody('Own Model');
  const stranger = await somebody('Str Anger');
  const [score, resume, watched] = [newId(), newId(), newId()];
  await usage().noteSpared(owner, score, 'fit-score');
  await usage().noteSpared(owner, score, 'fit-score');
  await usage().noteSpared(owner, resume, 'tailor-made');
  await hear((jobs, manager) => jobs.onOwnModelFailed({ jobId: score, ownerId: stranger.made.id }, manager));
  for (const jobId of [score, score, watched]) await hear((jobs, manager) => jobs.onOwnModelFailed({ jobId, ownerId: made.id }, manager));
  await hear((jobs, manager) => jobs.onDone(over(score), manager));
  await hear((jobs, manager) => jobs.onDone(over(resume, 'tailor-made'), manager));
  expect(await told()).toEqual([
    ['own-model-failed', score],
    ['own-score-ready', score],
    ['own-resume-ready', resume],
  ]);
  expect([await stranger.told(), await used()]).toEqual([[], 0]);
  const mails = await service.mailsTo(made.email);
  expect(mails.join('\n')).toMatch(/^Subject: Your own language model did not help$/m);
});
