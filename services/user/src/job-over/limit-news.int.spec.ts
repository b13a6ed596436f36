import type { Meter } from '@folia/contracts/plans';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../account/account.repository';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { NotificationService } from '../notification/notification.service';
import { UsageService } from '../usage/usage.service';
import { JobOverService } from './job-over.service';

let service: RunningService;

beforeAll(async () => {
  service = await runService([answering(ensureProfile, () => ({})), answering(listProfileCards, () => ({ cards: {} }))]);
});

afterAll(() => service.close());

async function somebody(name: string) {
  const person = await service.make(name);
  const owner = personOf(as(person));
  const finish = async (jobId: string, kind: string) => {
    const over = { jobId, kind, ownerId: person.id };
    await service.app.get(DataSource).transaction((manager) => service.app.get(JobOverService).onDone(over, manager));
  };
  return {
    person,
    owner,
    use: async (meter: Meter, times = 1) => {
      for (let time = 0; time < times; time++) {
        const jobId = newId();
        await service.app.get(UsageService).reserve(owner, jobId, meter);
        await finish(jobId, meter);
        await finish(jobId, meter);
      }
    },
    told: async () =>
      (await service.app.get(NotificationService).list(owner, undefined)).items
        .filter(({ kind }) => kind.startsWith('limit-'))
        .map(({ kind, meter }) => `${kind} ${meter}`)
        .reverse(),
  };
}

test('four fifths and the whole of a meter are told once each, in the bell and by e-mail', async () => {
  const { person, use, told } = await somebody('Nea R. Limit');
  await use('fit-score', 3);
  expect(await told()).toEqual([]);
  await use('fit-score');
  expect(await told()).toEqual(['limit-near fit-score']);
  await use('fit-score');
  expect(await told()).toEqual(['limit-near fit-score', 'limit-reached fit-score']);
  const subjects = (await service.mailsTo(person.email)).flatMap((mail) => /^Subject: .*limit.*$/im.exec(mail)?.[0] ?? []);
  expect(subjects.map((subject) => subject.trim())).toEqual(['Subject: Most of a limit of your plan is used', 'Subject: A limit of your plan is reached']);
});

test('a limit of one is told when it is reached, and each meter by itself', async () => {
  const { use, told } = await somebody('One And Only');
  await use('tailor-made');
  await use('resume-import', 2);
  expect(await told()).toEqual(['limit-reached tailor-made', 'limit-reached resume-import']);
});

test('who grows out of a limit is told of the next one; who wants to hear nothing of their plan is told nothing', async () => {
  const { person, owner, use, told } = await somebody('Grows On');
  await use('fit-score', 4);
  await service.app.get(AccountRepository).subscribe(person.id, 'basic');
  await use('fit-score', 35);
  expect(await told()).toEqual(['limit-near fit-score']);
  await use('fit-score');
  expect(await told()).toEqual(['limit-near fit-score', 'limit-near fit-score']);
  await service.app.get(NotificationService).choose(owner, { topic: 'plan', bell: false, email: false });
  await use('fit-score', 10);
  expect(await told()).toHaveLength(2);
});

test('a unit that comes to nothing tells nothing', async () => {
  const { owner, use, told } = await somebody('Comes To Nothing');
  await use('fit-score', 3);
  const jobId = newId();
  await service.app.get(UsageService).reserve(owner, jobId, 'fit-score');
  await service.app
    .get(DataSource)
    .transaction((manager) => service.app.get(JobOverService).onFailed({ jobId, kind: 'fit-score', ownerId: owner.id }, manager));
  expect(await told()).toEqual([]);
});
