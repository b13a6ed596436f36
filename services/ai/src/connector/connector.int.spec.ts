import type { Member } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { newId } from '@folia/platform/new-id';
import { codeOf } from '@folia/testing/code-of';
import {
  askings,
  candidacies,
  invited,
  keyFor,
  newAddress,
  newJob,
  onBoard,
  recruiter,
  refusals,
  sayYes,
  service,
  startAsking,
  stopAsking,
  unaskable,
} from '../fixtures/asking';
import { ConnectorService } from './connector.service';

beforeAll(startAsking);
afterAll(stopAsking);

const connectors = () => service.app.get(ConnectorService);
const openJob = async (member: Member) => {
  const jobId = await newJob(member);
  await service.query('UPDATE screening_job SET is_blind = false WHERE id = $1', [jobId]);
  return jobId;
};
const ask = ({ accountId, id }: Member, jobId: string, address: string) =>
  connectors().ask(systemCaller('connector'), { accountId, askerId: id, jobId, address, name: 'Mira', passedTo: 'greenhouse' });

test('who is sent a test is asked once, told that it is passed on, and has no result before they agree and all of it is read', async () => {
  const member = recruiter();
  const jobId = await openJob(member);
  const address = newAddress();
  const { agreementId } = await ask(member, jobId, address);
  expect(agreementId).not.toBeNull();
  expect(await ask(member, jobId, address)).toEqual({ agreementId });
  expect((await askings().list(member, jobId)).items).toEqual([expect.objectContaining({ way: 'invited', address, name: 'Mira' })]);
  const result = async () => connectors().result(member.accountId, agreementId ?? '');
  expect((await result()).state).toBe('waiting');
  expect(await onBoard(jobId)).toEqual([]);
  const key = (await keyFor(jobId, address)) ?? '';
  expect(await candidacies().open(key)).toMatchObject({ passedTo: 'greenhouse', asked: expect.objectContaining({ isOpen: true }) });
  await sayYes(jobId, undefined, key);
  await service.query('UPDATE candidate SET read_at = now() WHERE job_id = $1', [jobId]);
  // A criterion that nobody has read yet holds all of it back.
  expect((await result()).state).toBe('waiting');
  await service.query(
    `INSERT INTO finding (candidate_id, criterion_id, criterion_version, engine_state, state, quotes)
     SELECT c.id, k.id, 1, 'partial', 'partial', '[]' FROM candidate c JOIN criterion k ON k.job_id = c.job_id WHERE c.job_id = $1`,
    [jobId],
  );
  expect(await result()).toEqual({
    state: 'read',
    points: 50,
    musts: 1,
    mustsMet: 0,
    criteria: [{ words: 'Go', importance: 'must', state: 'partial' }],
    readAt: expect.any(String),
  });
  expect((await connectors().example(member.accountId, jobId)).result).toEqual(await result());
  // Another account learns nothing, and a job that hides names tells nothing.
  expect((await connectors().result(newId(), agreementId ?? '')).state).toBe('over');
  expect((await connectors().example(newId(), jobId)).result).toBeNull();
  await service.query('UPDATE screening_job SET is_blind = true WHERE id = $1', [jobId]);
  expect((await result()).state).toBe('waiting');
  expect((await connectors().example(member.accountId, jobId)).result).toBeNull();
  await service.query('UPDATE screening_job SET is_blind = false WHERE id = $1', [jobId]);
  await candidacies().withdrawByKey(key);
  expect(await result()).toEqual({ state: 'over', points: 0, musts: 0, mustsMet: 0, criteria: [], readAt: null });
});

test('nobody’s result is passed on who has not agreed to just that', async () => {
  const member = recruiter();
  const jobId = await openJob(member);
  const { address, key } = await invited(member, jobId);
  expect(await codeOf(ask(member, jobId, address))).toBe('CONFLICT');
  await sayYes(jobId, undefined, key);
  expect(await candidacies().open(key)).toMatchObject({ passedTo: null });
  expect(await codeOf(ask(member, jobId, address))).toBe('CONFLICT');
  const [agreement] = await service.query<{ id: string }>('SELECT id FROM agreement WHERE job_id = $1', [jobId]);
  expect((await connectors().result(member.accountId, agreement?.id ?? '')).state).toBe('over');
});

test('a no looks like no answer, and whoever wants nobody to ask is not asked, which nobody learns', async () => {
  const member = recruiter();
  const jobId = await openJob(member);
  const [refusing, unasked] = [newAddress(), newAddress()];
  const { agreementId } = await ask(member, jobId, refusing);
  await refusals().refuseByKey({ key: (await keyFor(jobId, refusing)) ?? '', neverAgain: false });
  expect((await connectors().result(member.accountId, agreementId ?? '')).criteria).toEqual([]);
  unaskable.add(unasked);
  expect(await ask(member, jobId, unasked)).toEqual({ agreementId: null });
  expect((await askings().list(member, jobId)).items.map(({ address }) => address)).toEqual([unasked, refusing]);
});

test('only an open job of the account that shows names can be a test', async () => {
  const [member, other] = [recruiter(), recruiter()];
  const [open, blind, closed, elsewhere] = [await openJob(member), await newJob(member), await openJob(member), await openJob(other)];
  await service.query(`UPDATE screening_job SET state = 'closed' WHERE id = $1`, [closed]);
  expect(await connectors().listTestable(member.accountId, [open, blind, closed, elsewhere, newId()])).toEqual({ jobIds: [open] });
  for (const jobId of [blind, closed, elsewhere]) expect(await codeOf(ask(member, jobId, newAddress()))).toBe('NOT_FOUND');
});
