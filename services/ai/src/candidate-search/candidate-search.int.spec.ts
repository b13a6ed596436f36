import { admit, type Member } from '@folia/contracts/access';
import { listUnaskable } from '@folia/contracts/asking/questions';
import { findPeople } from '@folia/contracts/being-found/questions';
import { mostCandidatesFound, openingsPerDay, searchesPerDay } from '@folia/contracts/candidate-search/limits';
import { AppError } from '@folia/contracts/errors';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { listOwnAddresses } from '@folia/contracts/sign-ins/questions';
import { getSearcher } from '@folia/contracts/verification/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { DataSource } from 'typeorm';
import { AskingService } from '../asking/asking.service';
import { CandidacyService } from '../candidacy/candidacy.service';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';
import { ScreeningJobService } from '../screening/screening-job.service';
import { CandidateSearchService } from './candidate-search.service';

const posting = `Backend Engineer
Larkfield Pay, Bristol

What you will need
- PostgreSQL
- Kafka
`;

/** Whom the portfolio service would name, what each says in public, and what its last question was. */
let wanting: string[] = [];
const did = new Map<string, string>();
let asked: { terms: string[][]; words: string; place: string; among: string[] | null; limit: number } | null = null;
const unverified = new Set<string>();
let service: RunningService;

beforeAll(async () => {
  service = await runService([
    answering(getAccountTerms, () => ({ plan: 'pro', terms: plans.pro })),
    answering(getSearcher, (_caller, { accountId }) => ({
      verifiedDomain: unverified.has(accountId) ? null : 'acme.example',
      domains: ['acme.example'],
      marks: ['acme.example'],
      memberIds: [accountId],
    })),
    answering(findPeople, (_caller, question) => {
      asked = question;
      return { ids: wanting.filter((id) => question.among?.includes(id) ?? true) };
    }),
    answering(viewPortfolio, (caller, { key }) => {
      // Only what a stranger sees is ever read.
      if (caller.actor.type !== 'guest' || !did.has(key)) throw new AppError('NOT_FOUND');
      const work = {
        position: 'Backend Engineer',
        company: 'Acme',
        startDate: '2019-01',
        current: true,
        location: 'Canarytown',
        highlights: [did.get(key) ?? ''],
      };
      const project = {
        name: 'Ledger',
        url: 'https://canaryhost.example/me',
        summary: 'Mail me at canary.mail@example.com or +43 660 1234567, see github.com/canaryhub.',
      };
      return {
        version: 1,
        json: JSON.stringify({
          ownerId: key,
          uname: 'canaryuname',
          profile: {
            name: 'Quilla Canaryname',
            headline: 'Quilla Canaryname, Backend Engineer',
            summary: '',
            location: 'Canarytown',
            links: [{ label: 'Home', url: 'https://canarylink.example' }],
            email: 'quilla@canarydomain.example',
            phone: '+43 555 0199123',
          },
          items: [
            { id: newId(), kind: 'work', fields: work, visibility: 'public' },
            { id: newId(), kind: 'project', fields: project, visibility: 'public' },
          ],
        }),
      };
    }),
    answering(listUnaskable, () => ({ personIds: [], addresses: [] })),
    answering(listOwnAddresses, () => ({ addresses: [] })),
    answering(listProfileCards, async (_caller, { userIds }) => ({
      cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Rita Reader', photo: null }])),
    })),
  ]);
});
afterAll(() => service.close());
beforeEach(() => {
  wanting = [];
  asked = null;
});

const searches = () => service.app.get(CandidateSearchService);
const askings = () => service.app.get(AskingService);
const recruiter = (): Member => admit('candidate.add', person(), null);
async function newJob(member: Member, { isBlind = true } = {}): Promise<string> {
  const { id, version } = await service.app.get(ScreeningJobService).create(member, { text: posting, url: null });
  if (!isBlind) await service.app.get(ScreeningJobService).update(member, id, { version, isBlind });
  return id;
}
/** Somebody who wants to be found. */
function somebody(says: string): string {
  const id = newId();
  did.set(id, says);
  wanting.push(id);
  return id;
}
const search = (member: Member, jobId: string) => searches().search(member, { jobId, words: '', place: '' });
const canaries = /canary|quilla|0199123|1234567/i;

test('a search goes by the job’s criteria, and shows who meets most of them first, in their own words and without who it is', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  somebody('Answered the telephone');
  somebody('Ran PostgreSQL and Kafka in production for Quilla Canaryname');
  somebody('Ran PostgreSQL in production');
  const { criteria, items, left } = await searches().search(member, { jobId, words: 'ledger', place: 'Graz' });
  expect(asked).toMatchObject({ words: 'ledger', place: 'Graz', among: null, limit: mostCandidatesFound });
  expect(asked?.terms).toHaveLength(criteria.length);
  for (const name of ['PostgreSQL', 'Apache Kafka']) expect(asked?.terms.flat()).toContain(name);
  // Everybody has been what the job's title asks for.
  const metOf = (place: number) => items[place]?.findings.filter(({ state }) => state === 'met').length;
  expect([items.length, metOf(0), metOf(1), metOf(2)]).toEqual([3, 3, 2, 1]);
  expect(items[0]?.findings.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join()).toContain('PostgreSQL and Kafka in production');
  expect(JSON.stringify(items)).not.toMatch(canaries);
  expect(left).toEqual({ searches: searchesPerDay - 1, openings: openingsPerDay });
  // The same person has the same id for the same job, and another one for another.
  const again = await search(member, jobId);
  expect(again.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  const other = await search(member, await newJob(member));
  expect(other.items.map(({ id }) => id)).not.toEqual(items.map(({ id }) => id));
});

test('whoever is opened is told once a day by whom and for which job; no contact data is shown, and a name only without blind mode', async () => {
  const member = recruiter();
  const [blind, open] = [await newJob(member), await newJob(member, { isBlind: false })];
  const personId = somebody('Ran Kafka in production');
  const foundFor = async (jobId: string) => ({ jobId, foundId: (await search(member, jobId)).items[0]?.id ?? '' });
  const hidden = await foundFor(blind);
  const opened = await searches().open(member, hidden);
  expect(opened).toMatchObject({ name: null, uname: null, location: null, left: { openings: openingsPerDay - 1 } });
  expect(JSON.stringify(opened)).not.toMatch(canaries);
  expect(JSON.stringify(opened.resume)).toContain('Ran Kafka in production');
  expect(await service.told(personId)).toEqual(['candidate-search.opened']);
  expect((await searches().open(member, hidden)).left.openings).toBe(openingsPerDay - 1);
  const shown = await searches().open(member, await foundFor(open));
  expect(shown).toMatchObject({ name: 'Quilla Canaryname', uname: 'canaryuname', location: 'Canarytown' });
  expect(JSON.stringify(shown.resume)).not.toMatch(canaries);
  expect(await service.told(personId, 2)).toEqual(['candidate-search.opened', 'candidate-search.opened']);
  const own = await searches().own(admit('person', { actor: { type: 'user', id: personId, isAdmin: false, sessionId: personId } }, null));
  expect(own.openings).toHaveLength(2);
  expect(own.openings[0]).toMatchObject({ by: 'Rita Reader', domain: 'acme.example', title: 'Backend Engineer', company: 'Larkfield Pay' });
  // They see exactly what was shown.
  expect(own.shown?.items.map(({ fields }) => fields)).toEqual(shown.resume.items.map(({ fields }) => fields));
});

test('who may no longer be found is gone at once: not opened, not asked, not found', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const personId = somebody('Ran Kafka in production');
  const foundId = (await search(member, jobId)).items[0]?.id ?? '';
  wanting = [];
  for (const act of [searches().open(member, { jobId, foundId }), askings().askFound(member, { jobId, foundId })]) expect(await codeOf(act)).toBe('NOT_FOUND');
  expect((await search(member, jobId)).items).toEqual([]);
  // Nor is a page that is private by now.
  wanting = [personId];
  did.delete(personId);
  expect(await codeOf(searches().open(member, { jobId, foundId }))).toBe('NOT_FOUND');
  expect((await search(member, jobId)).items).toEqual([]);
  expect(await service.query('SELECT 1 FROM found_person WHERE person_id = $1 AND opened_at IS NOT NULL', [personId])).toEqual([]);
});

test('nobody is found for an account that is not verified, for others’ jobs, or for one that is closed', async () => {
  const [member, other] = [recruiter(), recruiter()];
  const jobId = await newJob(member);
  somebody('Ran Kafka in production');
  const foundId = (await search(member, jobId)).items[0]?.id ?? '';
  const all = (who: Member) => [search(who, jobId), searches().open(who, { jobId, foundId }), askings().askFound(who, { jobId, foundId })];
  const codes = async (who: Member) => [...new Set(await Promise.all(all(who).map(codeOf)))];
  expect(await codes(other)).toEqual(['NOT_FOUND']);
  unverified.add(member.accountId);
  expect(await codes(member)).toEqual(['NOT_VERIFIED']);
  unverified.delete(member.accountId);
  await service.query(`UPDATE screening_job SET state = 'closed' WHERE id = $1`, [jobId]);
  expect(await codes(member)).toEqual(['CONFLICT']);
});

test('two hundred searches and five hundred openings a day are an account’s limit, also when all come at once', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const before = (kind: string, many: number) =>
    service.query(`INSERT INTO search_deed (id, account_id, kind) SELECT gen_random_uuid(), $1, $2 FROM generate_series(1, $3::int)`, [
      member.accountId,
      kind,
      many,
    ]);
  for (let many = 0; many < 3; many++) somebody('Ran Kafka in production');
  const { items } = await search(member, jobId);
  await before('opening', openingsPerDay - 1);
  const opened = await Promise.all(items.map(({ id }) => codeOf(searches().open(member, { jobId, foundId: id }))));
  expect(opened.toSorted()).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', 'done']);
  await before('search', searchesPerDay - 2);
  const searched = await Promise.all([0, 1, 2].map(() => codeOf(search(member, jobId))));
  expect(searched.toSorted()).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', 'done']);
});

test('who is found is asked first: nothing makes them a candidate, and the team’s list does not name them', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const personId = somebody('Ran Kafka in production');
  const foundId = (await search(member, jobId)).items[0]?.id ?? '';
  const { asked, items } = await askings().askFound(member, { jobId, foundId });
  expect([asked, items]).toEqual([1, [expect.objectContaining({ way: 'found', address: null, askedBy: member.id })]]);
  expect(JSON.stringify(items)).not.toMatch(canaries);
  expect((await askings().askFound(member, { jobId, foundId })).asked).toBe(0);
  expect(await service.query('SELECT 1 FROM candidate WHERE job_id = $1', [jobId])).toEqual([]);
  const who = admit('person', { actor: { type: 'user', id: personId, isAdmin: false, sessionId: personId } }, null);
  expect((await service.app.get(CandidacyService).list(who)).items).toEqual([expect.objectContaining({ way: 'found', state: 'asked' })]);
});

test('what was not opened is kept for a day, openings for a year, and all of it goes with the person', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const [seen, unseen] = [somebody('Ran Kafka in production'), somebody('Ran PostgreSQL in production')];
  const { items } = await search(member, jobId);
  const [row] = await service.query<{ id: string }>('SELECT id FROM found_person WHERE person_id = $1', [seen]);
  expect(items.map(({ id }) => id)).toContain(row?.id);
  await searches().open(member, { jobId, foundId: row?.id ?? '' });
  const kept = async () =>
    (await service.query<{ id: string }>('SELECT person_id AS id FROM found_person WHERE account_id = $1', [member.accountId])).map(({ id }) => id);
  await searches().deleteOld();
  expect((await kept()).toSorted()).toEqual([seen, unseen].toSorted());
  await service.query(`UPDATE found_person SET found_at = found_at - interval '25 hours' WHERE account_id = $1`, [member.accountId]);
  await searches().deleteOld();
  expect(await kept()).toEqual([seen]);
  // A job that is gone takes nothing from who was opened.
  await service.query('DELETE FROM screening_job WHERE id = $1', [jobId]);
  expect(await kept()).toEqual([seen]);
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId: seen, addressPrint: null }, manager));
  expect(await kept()).toEqual([]);
});
