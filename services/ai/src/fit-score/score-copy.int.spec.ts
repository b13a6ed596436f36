import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { backendJob } from '../fixtures/backend-job';
import { person, type RunningService, runService, untilOver } from '../fixtures/running-service';
import { settled } from '../fixtures/settled';
import { unitLedger } from '../fixtures/unit-ledger';
import { PostingService } from '../posting/posting.service';
import { StartTailoringService } from '../tailored-resume/start-tailoring.service';
import { TailoredResumeService } from '../tailored-resume/tailored-resume.service';
import { FitScoreService } from './fit-score.service';

const work = { position: 'Backend Engineer', employer: 'Acme', startDate: '2017', current: true, highlights: ['Built Go services over PostgreSQL'] };
const shown = { profile: { name: 'Ada Novak', headline: 'Engineer', summary: '', location: 'Oslo', links: [], email: null, phone: null } };
const itemId = newId();
let service: RunningService;
beforeAll(async () => {
  service = await runService([
    answering(viewPortfolio, (_caller, { key }) => ({
      version: 1,
      json: JSON.stringify({ ...shown, ownerId: key, items: [{ id: itemId, kind: 'work', fields: work }], owner: null }),
    })),
    ...unitLedger().answers,
  ]);
});
afterAll(() => service.close());

const scores = () => service.app.get(FitScoreService);
const postings = () => service.app.get(PostingService);
const resumes = () => service.app.get(TailoredResumeService);

test('a copy of scores learns of one that is done, of other facts of its job, of one that came out the same, and of one that is deleted', async () => {
  const ada = personOf(person());
  const since = async (syncToken: string | null) => {
    await settled(service);
    return scores().list(ada, { syncToken: syncToken ?? undefined });
  };
  const { id, postingId } = await scores().start(ada, { text: backendJob('Meridian') });
  const begun = await scores().list(ada, {});
  expect(begun.items.map((one) => one.id)).toEqual([id]);
  await untilOver(() => scores().get(ada, id));
  const done = await since(begun.syncToken);
  expect(done).toMatchObject({ items: [{ id, state: 'done', company: 'Meridian', score: expect.any(Number) }], deleted: [] });

  const { version } = (await postings().getWithText(ada.id, postingId)) as { version: number };
  await postings().update(ada, postingId, { version, company: 'Harbor Bank' });
  const renamed = await since(done.syncToken);
  expect(renamed.items).toMatchObject([{ id, company: 'Harbor Bank' }]);

  // Whoever read the list while it was being scored knows it.
  const again = await scores().start(ada, { postingId });
  await untilOver(() => scores().get(ada, again.id));
  await service.query('UPDATE fit_score SET same_as = $2 WHERE id = $1 AND same_as IS DISTINCT FROM $2', [again.id, id]);
  const same = await since(renamed.syncToken);
  expect([same.items.map((one) => one.id), same.deleted.map((one) => one.id)]).toEqual([[id], [again.id]]);

  await scores().delete(ada, id);
  const gone = await since(same.syncToken);
  expect([gone.items, gone.deleted.map((one) => one.id).sort()]).toEqual([[], [again.id, id].sort()]);
  expect(await since(gone.syncToken)).toMatchObject({ items: [], deleted: [] });
});

test('a copy of resumes learns of one that is done, and of one that is deleted', async () => {
  const ada = personOf(person());
  const since = async (syncToken: string | null) => {
    await settled(service);
    return resumes().list(ada, { syncToken: syncToken ?? undefined });
  };
  const { id } = await service.app.get(StartTailoringService).start(ada, { text: backendJob('Meridian') });
  const begun = await resumes().list(ada, { limit: 1 });
  expect(begun).toMatchObject({ items: [{ id }], nextCursor: null });
  await untilOver(() => resumes().get(ada, id));
  const done = await since(begun.syncToken);
  expect(done).toMatchObject({ items: [{ id, state: 'done' }], deleted: [] });
  await resumes().delete(ada, id);
  expect(await since(done.syncToken)).toMatchObject({ items: [], deleted: [{ id }] });
});
