import { getVisitDigest } from '@folia/contracts/analytics/questions';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { visitNewsKinds } from '@folia/contracts/visit/news-kinds';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { NotificationService } from './notification.service';
import { VisitNewsService } from './visit-news.service';

let service: RunningService;
beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(getVisitDigest, (_caller, { period }) => ({
      views: period === 'week' ? 42 : 7,
      readers: 3,
      visibleMs: 120_000,
      byLink: 0,
      viewsBefore: 5,
    })),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Olga Owner', photo: null }])) })),
  ]);
});
afterAll(() => service.close());

type Kind = (typeof visitNewsKinds)[number];
const come = (ownerId: string, kind: Kind, about: string | null) =>
  service.app.get(DataSource).transaction((manager) => service.app.get(VisitNewsService).onNews({ ownerId, kind, about }, manager));
const bellOf = async (owner: Parameters<typeof as>[0]) => (await service.app.get(NotificationService).list(personOf(as(owner)), undefined)).items;

test.each(visitNewsKinds)('%s is told in the bell and by e-mail, with what it is about, and leads to where more is to be seen', async (kind) => {
  const owner = await service.make('Olga Owner');
  const about = kind === 'visits-day' || kind === 'visits-week' ? null : newId();
  await come(owner.id, kind, about);
  expect(await bellOf(owner)).toMatchObject([{ kind, about, read: false }]);
  expect((await service.mailsTo(owner.email)).join()).toMatch(/\/app\/(analytics|settings\/sharing)/);
});

test('the news of a day and of a week says the figures of that time', async () => {
  const owner = await service.make('Olga Owner');
  await come(owner.id, 'visits-day', null);
  await come(owner.id, 'visits-week', null);
  const [day, week] = await service.mailsTo(owner.email);
  expect(day).toContain('7 views, 3 readers, 2 minutes of reading. The day before: 5 views.');
  expect(week).toContain('42 views, 3 readers (those of each day, added), 2 minutes of reading. The week before: 5 views.');
});

test('who does not want to hear of visits by e-mail hears of them in the bell alone, and who wants neither, not at all', async () => {
  const [bell, nothing] = [await service.make('Bella Bell'), await service.make('Nora None')];
  const choose = (who: typeof bell, choice: { bell?: boolean; email?: boolean }) =>
    service.app.get(NotificationService).choose(personOf(as(who)), { topic: 'visit', ...choice });
  await choose(bell, { email: false });
  await choose(nothing, { bell: false, email: false });
  for (const { id } of [bell, nothing]) await come(id, 'long-visit', newId());
  expect([(await bellOf(bell)).length, (await bellOf(nothing)).length]).toEqual([1, 0]);
  for (const { email } of [bell, nothing]) expect(await service.mailsTo(email)).toEqual([]);
});
