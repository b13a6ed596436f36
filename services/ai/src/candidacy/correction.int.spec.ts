import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCaller } from '@folia/contracts/caller';
import { applicationKeyPrefix } from '@folia/contracts/candidacy/limits';
import { type CandidacyWithFindings, correctedPortfolio } from '@folia/contracts/candidacy/shapes';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { column, pdfOf } from '@folia/resume-reading/fixtures/pdf-of';
import { answering } from '@folia/testing/answering-service';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { makeScreened, memberOf, type Screened } from '../fixtures/screened';
import { BoardService } from '../screening/board.service';
import { CandidateService } from '../screening/candidate.service';
import { ReadingRepository } from '../screening/reading.repository';
import { CandidacyService } from './candidacy.service';
import { CorrectionService } from './correction.service';

let service: RunningService;
let items: { id: string; kind: string; fields: object; visibility: string }[] = [];

beforeAll(async () => {
  service = await runService([
    answering(viewPortfolio, (_caller, { key }) => ({
      version: 1,
      json: JSON.stringify({
        ownerId: key,
        profile: { name: 'Quint Harrow', headline: 'Engineer', summary: '', location: '', links: [], email: null, phone: null },
        items,
        owner: { sections: {} },
      }),
    })),
  ]);
});
afterAll(() => service.close());

const corrections = () => service.app.get(CorrectionService);
const candidacies = () => service.app.get(CandidacyService);
const boards = () => service.app.get(BoardService);
const store = () => service.app.get(FileStore);
const someone = ({ personId: id }: Screened) => personOf({ actor: { type: 'user', id, isAdmin: false, sessionId: id } });
const work = (id: string, said: string) => ({ id, kind: 'work', fields: { position: 'Engineer', highlights: [said] }, visibility: 'public' });

async function untilRead(of: Screened): Promise<CandidacyWithFindings> {
  for (;;) {
    const seen = await candidacies().open(of.key);
    if (seen.points !== null) return seen;
    await pause(50);
  }
}

test('a changed page is shared by one press, and then that candidate alone is read again; what a person found stays', async () => {
  const of = await makeScreened(service, { said: 'Baked bread' });
  const member = memberOf(of.accountId);
  items = [work(of.itemId, 'Baked bread')];
  const same = correctedPortfolio.parse(await corrections().shared(someone(of), of.agreementId));
  expect(same.isChanged).toBe(false);
  expect((await corrections().withPortfolio(someone(of), of.agreementId, same.digest)).state).toBe('read');
  expect(await candidacies().get(someone(of), of.agreementId)).toMatchObject({ correctedAt: null, points: 0 });

  items = [work(of.itemId, 'Ran Kafka between 11 services')];
  const { digest, isChanged } = await corrections().shared(someone(of), of.agreementId);
  expect(isChanged).toBe(true);
  // Nothing is shared by looking.
  expect((await candidacies().get(someone(of), of.agreementId)).resume?.items[0]?.fields).toMatchObject({ highlights: ['Baked bread'] });
  expect(await codeOf(corrections().withPortfolio(someone(of), of.agreementId, same.digest))).toBe('CONFLICT');
  await corrections().withPortfolio(someone(of), of.agreementId, digest);
  const seen = await untilRead(of);
  expect(seen).toMatchObject({
    points: 100,
    correctedAt: expect.any(String),
    findings: [{ state: 'met', quotes: [{ text: expect.stringContaining('Kafka') }] }],
  });
  expect((await boards().getCandidate(member, of.jobId, of.candidateId)).correctedAt).toBe(seen.correctedAt);
  expect((await boards().listDecisions(member, of.jobId)).items).toMatchObject([{ kind: 'corrected', by: null, reason: null }]);

  await service.app.get(CandidateService).changeFinding(member, of, { criterionId: of.criterionId, state: 'partial', reason: 'Told us so' });
  items = [work(of.itemId, 'Baked bread')];
  await corrections().withPortfolio(someone(of), of.agreementId, (await corrections().shared(someone(of), of.agreementId)).digest);
  expect((await boards().get(member, of.jobId)).rows[0]?.cells[0]).toMatchObject({ state: 'partial', isChanged: true });
  items = [];
  expect(await codeOf(corrections().withPortfolio(someone(of), of.agreementId, (await corrections().shared(someone(of), of.agreementId)).digest))).toBe(
    'PORTFOLIO_EMPTY',
  );
});

test('what was read in the words before is not kept for the new ones', async () => {
  const of = await makeScreened(service);
  await service.query('UPDATE finding SET criterion_version = 0, engine_state = NULL WHERE candidate_id = $1', [of.candidateId]);
  const readings = service.app.get(ReadingRepository);
  const [before] = await readings.listUnread(of.jobId, 0, 10);
  await service.query('UPDATE candidate SET resume_version = resume_version + 1 WHERE id = $1', [of.candidateId]);
  const runId = newId();
  await service.query(`INSERT INTO job (id, kind, owner_id, caller, state, attempt) VALUES ($1, 'screening', $2, '{}', 'running', 1)`, [runId, of.accountId]);
  const read = { candidateId: of.candidateId, criterionId: of.criterionId, version: 1, state: 'met' as const, quotes: [], years: null };
  const claim = { id: runId, kind: 'screening', ownerId: of.accountId, caller: systemCaller('screening'), attempt: 1, outages: 0 };
  const save = (resumeVersion: number) => readings.save(claim, [{ ...read, resumeVersion }], []);
  await save(before?.resumeVersion ?? 0);
  expect((await readings.count(of.jobId)).read).toBe(0);
  await save((before?.resumeVersion ?? 0) + 1);
  expect((await readings.count(of.jobId)).read).toBe(1);
});

test('who came with a file sends another: it is read again and the one before is gone; a broken one changes nothing', async () => {
  const of = await makeScreened(service, { email: `${newId()}@example.org` });
  const stored = async (content: Buffer) => {
    const key = `${applicationKeyPrefix}${randomUUID()}`;
    await store().writeAll(key, content);
    return key;
  };
  const [before, broken, after] = [
    await stored(Buffer.from('before')),
    await stored(Buffer.from('%PDF-1.7 nothing')),
    await stored(pdfOf([column(40, [{ text: 'Quint Harrow', size: 20, bold: true }, { text: 'SKILLS', bold: true }, 'Kafka, PostgreSQL, Go'])])),
  ];
  expect(await codeOf(corrections().withFile({ key: of.key, fileKey: after, kind: 'pdf', fileName: 'a.pdf' }))).toBe('NOT_FOUND');
  await service.query('UPDATE candidate SET file_key = $2 WHERE id = $1', [of.candidateId, before]);
  expect(await candidacies().open(of.key)).toMatchObject({ takesFile: true });
  await expect(corrections().withFile({ key: of.key, fileKey: broken, kind: 'pdf', fileName: 'a.pdf' })).rejects.toMatchObject({
    code: expect.stringMatching(/^(FILE|NOT_A)/),
  });
  expect(await candidacies().open(of.key)).toMatchObject({ correctedAt: null, points: 0 });
  await corrections().withFile({ key: of.key, fileKey: after, kind: 'pdf', fileName: 'a.pdf' });
  // A skill that is only named is near it: before there was nothing.
  expect(await untilRead(of)).toMatchObject({ correctedAt: expect.any(String), findings: [{ state: 'unclear' }] });
  expect(await Promise.all([before, after].map((key) => store().size(key)))).toEqual([null, expect.any(Number)]);
});

test('nobody corrects somebody else’s, nor what was withdrawn', async () => {
  const of = await makeScreened(service);
  items = [work(of.itemId, 'Ran Kafka')];
  const stranger = personOf(person());
  expect(await codeOf(corrections().shared(stranger, of.agreementId))).toBe('NOT_FOUND');
  expect(await codeOf(corrections().withPortfolio(stranger, of.agreementId, '0'.repeat(64)))).toBe('NOT_FOUND');
  expect(await codeOf(corrections().withFile({ key: of.key, fileKey: `${applicationKeyPrefix}${randomUUID()}`, kind: 'pdf', fileName: 'a' }))).toBe(
    'NOT_FOUND',
  );
  await candidacies().withdraw(someone(of), of.agreementId);
  expect(await codeOf(corrections().shared(someone(of), of.agreementId))).toBe('NOT_FOUND');
});
