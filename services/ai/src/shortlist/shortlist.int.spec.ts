import { admit, type Member } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { reserveTeamAnswer } from '@folia/contracts/shortlist/questions';
import { releaseUsage } from '@folia/contracts/usage/questions';
import { newId } from '@folia/platform/new-id';
import { pdfText } from '@folia/resume-writing/document/fixtures/pdf-text';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { CandidateService } from '../screening/candidate.service';
import { ReadingService } from '../screening/reading.service';
import { ScreeningJobService } from '../screening/screening-job.service';
import { ShortlistService } from './shortlist.service';

const posting = 'Backend Engineer\nLarkfield Pay, Bristol\n\nWhat you will need\n- PostgreSQL\n- Kafka\n\nNice to have\n- Kubernetes\n';
const people = 40;

let service: RunningService;
let member: Member;
let jobId: string;
const candidates: string[] = [];
const units: { left: number; held: string[]; givenBack: string[] } = { left: 1_000, held: [], givenBack: [] };

/** Words that tell who a candidate is, each in the places where a resume has them; no two candidates share one. */
const secretsOf = (at: number) => {
  const letters = String.fromCharCode(97 + (at % 26), 97 + ((at * 7) % 26), 97 + Math.floor(at / 26));
  return { first: `Zorb${letters}`, last: `Quint${letters}`, school: `Velm${letters} Polytechnic`, town: `Oxtor${letters}`, host: `site-${letters}.example` };
};

/** Somebody who agreed, told apart by nothing but who they are: every other one has run PostgreSQL. */
async function join(at: number): Promise<string> {
  const [agreement, id] = [newId(), newId()];
  const { first, last, school, town, host } = secretsOf(at);
  const did = at % 2 === 0 ? `${first} ran PostgreSQL in production for her bank.` : `${first} ${last} kept a shop in ${town}.`;
  const resume = {
    headline: `${first} ${last}, Backend Developer`,
    items: [
      {
        id: newId(),
        kind: 'work',
        fields: { position: 'Engineer', employer: 'Harbour Bank', location: town, startDate: '2019-01', current: true, highlights: [did] },
      },
      { id: newId(), kind: 'education', fields: { degree: 'BSc', area: 'Computer science', institution: school, startDate: '2001', endDate: '2004' } },
      { id: newId(), kind: 'project', fields: { name: 'Queue', url: `https://${host}/queue`, summary: `PostgreSQL code at https://${host}/queue` } },
    ],
  };
  await service.query(`INSERT INTO agreement (id, job_id, way, shown, state, given_at) VALUES ($1, $2, 'apply', '{}', 'given', now())`, [agreement, jobId]);
  await service.query(
    `WITH numbered AS (UPDATE screening_job SET last_number = last_number + 1 WHERE id = $2 RETURNING last_number)
     INSERT INTO candidate (id, job_id, number, agreement_id, name, resume, subject) SELECT $1, $2, last_number, $3, $4, $5, $6 FROM numbered`,
    [id, jobId, agreement, `${first} ${last}`, JSON.stringify(resume), newId()],
  );
  return id;
}

const shortlists = () => service.app.get(ShortlistService);
const leaked = (text: string) =>
  Array.from({ length: people }, (_, at) => Object.values(secretsOf(at)))
    .flat()
    .filter((word) => text.toLowerCase().includes(word.toLowerCase()));
const printed = async (ids: readonly string[]) => {
  const { base64, ...file } = await shortlists().write(member, jobId, ids);
  return { ...file, text: (await pdfText(Buffer.from(base64, 'base64'))).replace(/\s+/g, ' ') };
};

beforeAll(async () => {
  service = await runService([
    answering(reserveTeamAnswer, (_caller, { jobId: unitId }) => {
      if (units.left === 0) throw new AppError('QUOTA_EXCEEDED', { meter: 'deep-talk', limit: 1, used: 1 });
      units.left -= 1;
      units.held.push(unitId);
      return {};
    }),
    answering(releaseUsage, (_caller, { jobId: unitId }) => {
      units.givenBack.push(unitId);
      return {};
    }),
    answering(getAccountTerms, () => ({ plan: 'pro', terms: plans.pro })),
    answering(
      listProfileCards,
      (_caller, { userIds }) => ({ cards: Object.fromEntries(userIds.map((id) => [id, { name: 'Rea Cruiter', photoUrl: null }])) }) as never,
    ),
  ]);
  member = admit('board.read', person(), null);
  ({ id: jobId } = await service.app.get(ScreeningJobService).create(member, { text: posting, url: null }));
  for (let at = 0; at < people; at += 1) candidates.push(await join(at));
  const readings = service.app.get(ReadingService);
  await readings.start(member, jobId);
  for (;;) {
    const { read, all, runId } = await readings.get(member, jobId);
    if (read === all && runId === null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
afterAll(() => service.close());

test('a printed shortlist has criteria, findings and words of everybody, and of none of forty people who they are', async () => {
  const { first, last } = secretsOf(0);
  const of = { jobId, candidateId: candidates[0] ?? '' };
  const changing = service.app.get(CandidateService);
  await changing.changeStage(member, of, { version: 1, stage: 'shortlist', reason: `${first} ${last} knows banks` });
  const { text, fileName, mediaType } = await printed(candidates);
  expect([fileName, mediaType]).toEqual(['Backend-Engineer-Shortlist.pdf', 'application/pdf']);
  expect(leaked(text)).toEqual([]);
  expect(text).toContain(`Shortlist: ${people} of ${people}`);
  for (let number = 1; number <= people; number += 1) expect(text).toContain(`Candidate ${String(number).padStart(2, '0')}`);
  expect(text.match(/ran PostgreSQL in production for/g)).toHaveLength(people / 2);
  expect(text).toMatch(/PostgreSQL · Must, \d+ of 100 points/);
  expect(text).toMatch(/Rea Cruiter: New to Shortlist: “.{1,30} knows banks”/);
  expect(await service.told(jobId, 2)).toEqual(['screening.done', 'screening.done']);
});

test('a name that the board shows is printed, and nobody else’s', async () => {
  const [id = '', other = ''] = [candidates[2], candidates[4]];
  const { first, last } = secretsOf(2);
  await service.app.get(CandidateService).changeStage(member, { jobId, candidateId: id }, { version: 1, stage: 'interview', reason: null });
  const { text } = await printed([id, other]);
  expect(text).toContain(`${first} ${last}`);
  expect(text).toContain(`Shortlist: 2 of ${people}`);
  expect(leaked(text).every((word) => Object.values(secretsOf(2)).includes(word))).toBe(true);
});

test('a question is answered from the words of each, says who is silent, and tells nobody’s name', async () => {
  const asked = candidates.filter((id) => id !== candidates[2]);
  const answer = await shortlists().ask(member, jobId, asked, 'Who has run Postgres in production?');
  expect(answer.said.map(({ candidateId }) => candidateId).sort()).toEqual(asked.filter((id) => candidates.indexOf(id) % 2 === 0).sort());
  // The others only have a project with it, which says nothing of production.
  expect(answer.near.map(({ candidateId }) => candidateId).sort()).toEqual(asked.filter((id) => candidates.indexOf(id) % 2 === 1).sort());
  const kubernetes = await shortlists().ask(member, jobId, asked, 'Who has used Kubernetes?');
  expect(kubernetes).toMatchObject({ said: [], near: [] });
  expect(new Set(kubernetes.silent)).toEqual(new Set(asked));
  expect(answer.said[0]?.quotes[0]).toMatchObject({ kind: 'work', field: 'highlights', text: expect.stringContaining('ran PostgreSQL in production') });
  const resumes = await service.query<{ resume: string }>('SELECT resume::text FROM candidate WHERE id = ANY($1)', [asked]);
  expect(leaked(resumes.map(({ resume }) => resume).join())).not.toEqual([]);
  expect(leaked(JSON.stringify(answer))).toEqual([]);
  // Whoever guesses a name, a town or a school is told nothing by it.
  for (const word of Object.values(secretsOf(6))) {
    const guess = await shortlists().ask(member, jobId, asked, `Who worked with ${word}?`);
    expect(guess.said).toEqual([]);
    expect(leaked(JSON.stringify(guess)).filter((found) => found !== word)).toEqual([]);
  }
});

test('who somebody is, and what the law protects, is not asked of those who are hidden', async () => {
  const ask = (ids: readonly string[], question: string) => shortlists().ask(member, jobId, ids, question);
  await expect(ask(candidates, 'What are their names?')).rejects.toMatchObject({ code: 'QUESTION_REFUSED', details: { topic: 'name' } });
  await expect(ask([candidates[2] ?? ''], 'How old are they?')).rejects.toMatchObject({ code: 'QUESTION_REFUSED', details: { topic: 'age' } });
  expect(await codeOf(ask([candidates[2] ?? ''], 'Which universities did they go to?'))).toBe('done');
});

test('a question costs one answer however many are asked, one that is not answered none, and without any left nothing is asked', async () => {
  units.held.length = 0;
  await shortlists().ask(member, jobId, candidates, 'Who knows Kafka?');
  expect(units.held).toHaveLength(1);
  expect(await service.told(units.held[0] ?? '')).toEqual(['deep-talk.begun']);
  expect(await codeOf(shortlists().ask(member, jobId, candidates, 'How old are they?'))).toBe('QUESTION_REFUSED');
  expect(await codeOf(shortlists().ask(member, jobId, [newId()], 'Who knows Kafka?'))).toBe('NOT_FOUND');
  expect(units.held).toHaveLength(1);
  units.left = 0;
  expect(await codeOf(shortlists().ask(member, jobId, candidates, 'Who knows Kafka?'))).toBe('QUOTA_EXCEEDED');
  units.left = 1_000;
  expect(units.held).toHaveLength(1);
});

test('another account’s candidates are not there, and neither is one of another job', async () => {
  const other = admit('board.read', person(), null);
  const { id: otherJob } = await service.app.get(ScreeningJobService).create(member, { text: posting, url: null });
  const [id = ''] = candidates;
  const asked = [
    shortlists().write(other, jobId, [id]),
    shortlists().ask(other, jobId, [id], 'Who knows Kafka?'),
    shortlists().write(member, otherJob, [id]),
    shortlists().ask(member, otherJob, [id], 'Who knows Kafka?'),
    shortlists().ask(member, jobId, [newId()], 'Who knows Kafka?'),
  ];
  expect(await Promise.all(asked.map(codeOf))).toEqual(Array(5).fill('NOT_FOUND'));
});
