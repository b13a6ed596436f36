import { getEndLetter } from '@folia/contracts/candidacy/questions';
import { getContestLetter } from '@folia/contracts/contest/questions';
import { ensureProfile, listProfileCards } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import { as, type RunningService, runService } from '../fixtures/running-service';
import { MemberService } from '../organisation/member.service';
import { NotificationService } from './notification.service';
import { ScreeningNewsService } from './screening-news.service';

let service: RunningService;
const key = 'A'.repeat(43);
const letters = new Map<string, string>();

beforeAll(async () => {
  service = await runService([
    answering(ensureProfile, () => ({})),
    answering(listProfileCards, (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Rita Reader', photo: null }])) })),
    answering(getEndLetter, (_caller, { id }) => {
      const address = letters.get(id);
      return { letter: address ? { address, words: 'Backend Engineer' } : null };
    }),
    answering(getContestLetter, (_caller, { id }) => {
      const address = letters.get(id);
      return { letter: address ? { address, code: key } : null };
    }),
  ]);
});
afterAll(() => service.close());

const news = () => service.app.get(ScreeningNewsService);
const within = <T>(work: (manager: DataSource['manager']) => Promise<T>) => service.app.get(DataSource).transaction(work);
const bellOf = async (who: Parameters<typeof as>[0]) => (await service.app.get(NotificationService).list(personOf(as(who)), undefined)).items;

async function makeTeam(roles: readonly ('owner' | 'recruiter' | 'member')[]) {
  const id = newId();
  const people: { id: string; role: string; email: string }[] = [];
  for (const role of roles) people.push({ role, ...(await service.make(`Tess ${role}`)) });
  await within(async (manager) => {
    const insert = (sql: string, values: unknown[]) => manager.query(sql, values);
    await insert(`INSERT INTO account (id, kind) VALUES ($1, 'organisation')`, [id]);
    await insert(`INSERT INTO organisation (id, name, seats) VALUES ($1, 'Meridian', 10)`, [id]);
    for (const { id: personId, role } of people)
      await insert('INSERT INTO member (organisation_id, person_id, role) VALUES ($1, $2, $3)', [id, personId, role]);
  });
  return { id, people };
}

test('everybody who may answer a contest hears of it, by e-mail once an hour; a member who may not does not', async () => {
  const { id, people } = await makeTeam(['owner', 'recruiter', 'member']);
  const [owner, recruiter, member] = people as [(typeof people)[number], (typeof people)[number], (typeof people)[number]];
  const { ids } = await service.app.get(MemberService).listWhoMay(id, 'contest.answer');
  expect(ids.sort()).toEqual([owner.id, recruiter.id].sort());
  const jobId = newId();
  for (const about of [jobId, newId()]) await within((manager) => news().onMade({ jobId: about, ownerId: id }, manager));
  for (const who of [owner, recruiter]) {
    expect(await bellOf(who)).toHaveLength(2);
    expect((await service.mailsTo(who.email)).join()).toContain(`/app/screening/${jobId}?contested=yes`);
    expect(await service.mailsTo(who.email)).toHaveLength(1);
  }
  expect(await bellOf(member)).toEqual([]);
});

test('whoever sees what the account has used up hears that a file was refused, once until they read it; who only screens does not', async () => {
  const { id, people } = await makeTeam(['owner', 'recruiter']);
  const [owner, recruiter] = people as [(typeof people)[number], (typeof people)[number]];
  const jobId = newId();
  for (let time = 0; time < 3; time += 1) await within((manager) => news().onFileRefused({ jobId, ownerId: id }, manager));
  expect(await bellOf(owner)).toMatchObject([{ kind: 'file-refused', about: jobId }]);
  expect(await service.mailsTo(owner.email)).toHaveLength(1);
  expect(await bellOf(recruiter)).toEqual([]);
});

test('in their own account somebody is told themselves', async () => {
  const alone = await service.make('Alma Alone');
  expect(await service.app.get(MemberService).listWhoMay(alone.id, 'contest.answer')).toEqual({ ids: [alone.id] });
  await within((manager) => news().onMade({ jobId: newId(), ownerId: alone.id }, manager));
  expect(await bellOf(alone)).toMatchObject([{ kind: 'contest-made' }]);
});

test('a candidate hears of the answer; without an account by a letter with their way back, which names nobody', async () => {
  const [candidate, team] = [await service.make('Cora Candidate'), await service.make('Rita Reader')];
  const agreementId = newId();
  const answered = { contestId: newId(), agreementId, accountId: team.id };
  await within((manager) => news().onAnswered({ ...answered, ownerId: candidate.id }, manager));
  expect(await bellOf(candidate)).toMatchObject([{ kind: 'contest-answered', about: agreementId }]);
  expect((await service.mailsTo(candidate.email)).join()).toContain(`/app/screenings?of=${agreementId}`);
  const address = `${newId()}@example.org`;
  letters.set(answered.contestId, address);
  await within((manager) => news().onAnswered({ ...answered, ownerId: null }, manager));
  const [mail = ''] = await service.mailsTo(address);
  expect(mail).toContain(`/app/my-screening#${key}`);
  for (const word of ['Rita', team.uname, team.email]) expect([word, mail.includes(word)]).toEqual([word, false]);
});

test('when the organisation is gone its candidates hear of it; without an account by a letter with the title of the job, which names nobody', async () => {
  const [candidate, owner] = [await service.make('Cora Candidate'), await service.make('Rita Reader')];
  const ended = { agreementId: newId(), byId: owner.id };
  await within((manager) => news().onEnded({ ...ended, ownerId: candidate.id }, manager));
  expect(await bellOf(candidate)).toMatchObject([{ kind: 'candidacy-ended' }]);
  expect(await service.mailsTo(candidate.email)).toHaveLength(1);
  const address = `${newId()}@example.org`;
  letters.set(ended.agreementId, address);
  await within((manager) => news().onEnded({ ...ended, ownerId: null }, manager));
  const [mail = ''] = await service.mailsTo(address);
  expect(mail).toContain('Backend Engineer');
  for (const word of ['Rita', owner.uname, owner.email]) expect([word, mail.includes(word)]).toEqual([word, false]);
});

test('who is mentioned hears by whom, and who wants no e-mails about screenings gets none', async () => {
  const [writer, mentioned] = [await service.make('Rita Reader'), await service.make('Mona Member')];
  await service.app.get(NotificationService).choose(personOf(as(mentioned)), { topic: 'screening', email: false });
  await within((manager) => news().onMentioned({ jobId: newId(), byId: writer.id, ownerId: mentioned.id }, manager));
  expect(await bellOf(mentioned)).toMatchObject([{ kind: 'mentioned', name: 'Rita Reader' }]);
  expect(await service.mailsTo(mentioned.email)).toEqual([]);
});

test('who was found hears of every opening and by whom in the bell, and by e-mail once an hour', async () => {
  const [reader, found] = [await service.make('Rita Reader'), await service.make('Fina Found')];
  const open = () => within((manager) => news().onOpened({ foundId: newId(), ownerId: found.id, openedBy: reader.id }, manager));
  for (let times = 0; times < 3; times++) await open();
  expect(await bellOf(found)).toMatchObject(Array(3).fill({ kind: 'find-opened', name: 'Rita Reader' }));
  const mails = await service.mailsTo(found.email);
  expect(mails).toHaveLength(1);
  expect(mails.join()).toContain('/app/settings/being-found');
});
