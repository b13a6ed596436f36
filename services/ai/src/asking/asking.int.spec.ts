import { createHash } from 'node:crypto';
import { askingsPerDay } from '@folia/contracts/asking/limits';
import { candidacyWithFindings } from '@folia/contracts/candidacy/shapes';
import { newId } from '@folia/platform/new-id';
import { codeOf } from '@folia/testing/code-of';
import { personOf } from '@folia/testing/person-of';
import { DataSource } from 'typeorm';
import {
  agreements,
  applying,
  askedByLink,
  askings,
  candidacies,
  invited,
  keyFor,
  newAddress,
  newJob,
  onBoard,
  ownerOf,
  recruiter,
  refusals,
  sayYes,
  sendFile,
  service,
  startAsking,
  stopAsking,
  unaskable,
  viewed,
} from '../fixtures/asking';
import { person } from '../fixtures/running-service';
import { LeavingService } from '../leaving/leaving.service';

beforeAll(startAsking);
afterAll(stopAsking);

test('who is asked by a link answers on the job as it is now; before that nobody is on the board and nothing is read', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  viewed.length = 0;
  const { owner, list } = await askedByLink(member, jobId);
  expect(viewed).toEqual([]);
  expect(list.items).toEqual([expect.objectContaining({ way: 'link', name: 'Quint', address: null, askedBy: member.id })]);
  expect(await onBoard(jobId)).toEqual([]);
  const [{ id } = { id: '' }] = (await candidacies().list(owner)).items;
  await service.query(`UPDATE criterion SET words = 'Rust' WHERE job_id = $1`, [jobId]);
  const seen = candidacyWithFindings.parse(await candidacies().get(owner, id));
  expect(seen).toMatchObject({ state: 'asked', findings: [], asked: { by: 'Rita Reader', isOpen: true }, shown: { criteria: [{ words: 'Rust' }] } });
  expect(await sayYes(jobId, owner)).toMatchObject({ id, agreement: 'given', way: 'link' });
  expect(await onBoard(jobId)).toEqual([{ state: 'given', personId: owner.id, seenBefore: true }]);
  // The team's list says what it said before, and nothing leads from it to the candidate.
  expect((await askings().list(member, jobId)).items).toEqual(list.items);
  expect(await service.query('SELECT agreement_id FROM asking WHERE job_id = $1', [jobId])).toEqual([{ agreement_id: null }]);
  expect((await applying().shared(owner, jobId)).candidacyId).toBe(id);
});

test('a link that does not open, a page that is not shown, one’s own, and whoever is known already are not asked', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const ask = (portfolio: { token: string } | { uname: string }) => askings().askByLink(member, { jobId, portfolio, name: '' });
  await expect(ask({ token: 'gone' })).rejects.toMatchObject({ code: 'LINK_REVOKED' });
  await expect(ask({ uname: 'private' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  ownerOf.set('mine', member.id);
  await expect(ask({ uname: 'mine' })).rejects.toMatchObject({ code: 'BODY_INVALID' });
  const { token, owner } = await askedByLink(member, jobId);
  expect(await ask({ token })).toMatchObject({ asked: 0, items: [expect.anything()] });
  await sayYes(jobId, owner);
  await service.query('DELETE FROM asking WHERE job_id = $1', [jobId]);
  await service.query('UPDATE screening_job SET is_blind = false WHERE id = $1', [jobId]);
  expect(await ask({ token })).toMatchObject({ asked: 0, items: [] });
  await service.query(`UPDATE screening_job SET state = 'closed' WHERE id = $1`, [jobId]);
  await expect(askedByLink(member, jobId)).rejects.toMatchObject({ code: 'CONFLICT' });
  const stranger = recruiter();
  const asked = [askings().list(stranger, jobId), askings().preview(stranger, { jobId, table: newAddress() }), invited(stranger, jobId)];
  expect(await Promise.all(asked.map(codeOf))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});

test('an invited address agrees with a file by its key alone, also where the page is shut, and comes back by it', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const { address, key } = await invited(member, jobId);
  expect(await candidacies().open(key)).toMatchObject({ state: 'asked', way: 'invited', shown: { title: 'Engineer' } });
  const { candidacy } = await sendFile(jobId, key);
  expect(candidacy).toMatchObject({ agreement: 'given', way: 'invited' });
  expect(await onBoard(jobId)).toEqual([{ state: 'given', personId: null, seenBefore: false }]);
  expect(await candidacies().open(key)).toMatchObject({ state: 'waiting', items: 1, asked: null });
  await expect(sendFile(jobId, key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await askings().preview(member, { jobId, table: address })).rows).toEqual([expect.objectContaining({ state: 'known' })]);
  expect(await candidacies().withdrawByKey(key)).toMatchObject({ state: 'withdrawn' });
  // Another job's key opens nothing here.
  const other = await newJob(member);
  const { key: otherKey } = await invited(member, other);
  await expect(sendFile(jobId, otherKey)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('in blind mode asking does not tell who is on the board: whoever is gets nothing, and stands among the asked', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const { owner, token } = await askedByLink(member, jobId);
  const { key, address } = await invited(member, jobId);
  await sayYes(jobId, owner);
  await sendFile(jobId, key);
  await service.query('DELETE FROM asking WHERE job_id = $1', [jobId]);
  expect((await askings().preview(member, { jobId, table: address })).rows).toEqual([expect.objectContaining({ state: 'new' })]);
  await askings().invite(member, { jobId, people: [{ address, name: '' }] });
  expect((await askings().askByLink(member, { jobId, portfolio: { token }, name: '' })).items).toHaveLength(2);
  expect(await keyFor(jobId, address)).toBeNull();
  expect((await agreements(jobId)).map(({ state }) => state)).toEqual(['given', 'given']);
});

test('an invited address agrees with a portfolio; without the key that account was not asked', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const { key } = await invited(member, jobId);
  const who = personOf(person());
  await expect(sayYes(jobId, who)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await sayYes(jobId, who, key)).toMatchObject({ agreement: 'given', way: 'invited' });
  expect((await candidacies().list(who)).items).toHaveLength(1);
});

test('a no erases the asking at once, and to the team it looks like no answer; the log keeps the day', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const { owner } = await askedByLink(member, jobId);
  const { key, address } = await invited(member, jobId);
  const before = await askings().list(member, jobId);
  const [{ id } = { id: '' }] = (await candidacies().list(owner)).items;
  await expect(refusals().refuse(personOf(person()), { id, neverAgain: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await refusals().refuse(owner, { id, neverAgain: false });
  await refusals().refuseByKey({ key, neverAgain: false });
  expect(await agreements(jobId)).toEqual([]);
  expect((await candidacies().list(owner)).items).toEqual([]);
  await expect(candidacies().open(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(sayYes(jobId, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await askings().list(member, jobId)).toEqual(before);
  expect(await keyFor(jobId, address)).toBeNull();
  const log = await service.query(`SELECT kind, decided_by AS "by", candidate_id AS candidate, reason FROM screening_decision WHERE job_id = $1`, [jobId]);
  expect(log).toEqual(Array.from({ length: 2 }, () => ({ kind: 'asked', by: member.id, candidate: null, reason: null })));
});

test('who wants nobody to ask them is told nothing, all that waits for them is erased, and the team cannot tell', async () => {
  const member = recruiter();
  const [jobId, other] = [await newJob(member), await newJob(member)];
  const { address, key } = await invited(member, jobId);
  await askings().invite(member, { jobId: other, people: [{ address, name: 'Mira' }] });
  await refusals().refuseByKey({ key, neverAgain: true });
  expect([await agreements(jobId), await agreements(other)]).toEqual([[], []]);
  expect(await service.told((await service.query<{ id: string }>('SELECT id FROM asking WHERE job_id = $1', [jobId]))[0]?.id ?? '', 2)).toEqual(
    expect.arrayContaining(['asking.address-asked', 'asking.never-again']),
  );
  unaskable.add(address);
  const third = await newJob(member);
  const list = await askings().invite(member, { jobId: third, people: [{ address, name: 'Mira' }] });
  expect(list.items).toEqual([expect.objectContaining({ address, way: 'invited', name: 'Mira' })]);
  expect([await agreements(third), await keyFor(third, address)]).toEqual([[], null]);
  const { owner, token } = await askedByLink(member, jobId);
  unaskable.add(owner.id);
  const hidden = await askings().askByLink(member, { jobId: third, portfolio: { token }, name: 'Quint' });
  expect(hidden.items[0]).toMatchObject({ way: 'link', name: 'Quint' });
  expect((await candidacies().list(owner)).items).toHaveLength(1);
});

test('after 14 days without an answer it is over; after seven one reminder is written, and none to those who answered', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const [silent, yes, no] = [await invited(member, jobId), await invited(member, jobId), await invited(member, jobId)];
  await sendFile(jobId, yes.key);
  await refusals().refuseByKey({ key: no.key, neverAgain: false });
  await service.query(`UPDATE asking SET asked_at = now() - interval '8 days' WHERE job_id = $1`, [jobId]);
  const reminded = () => service.query<{ address: string }>('SELECT address FROM asking WHERE job_id = $1 AND reminded_at IS NOT NULL', [jobId]);
  await askings().sweep();
  await askings().sweep();
  expect(await reminded()).toEqual([{ address: silent.address }]);
  await service.query(`UPDATE agreement SET ends_at = now() WHERE job_id = $1 AND state = 'asked'`, [jobId]);
  await service.query('UPDATE asking SET ends_at = now() WHERE job_id = $1', [jobId]);
  await expect(sendFile(jobId, silent.key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await keyFor(jobId, silent.address)).toBeNull();
  await candidacies().forgetOver();
  await askings().sweep();
  expect((await agreements(jobId)).map(({ state }) => state)).toEqual(['given']);
  expect((await askings().list(member, jobId)).items).toEqual([]);
  expect(await service.query(`SELECT 1 FROM screening_decision WHERE job_id = $1 AND kind = 'asked'`, [jobId])).toHaveLength(3);
});

test('what is taken back can be answered no more, a yes stays, and the same address is not asked again for a while', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const [open, given] = [await invited(member, jobId), await invited(member, jobId)];
  await sendFile(jobId, given.key);
  const { items } = await askings().list(member, jobId);
  await expect(askings().takeBack(recruiter(), { jobId, askingId: items[0]?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const { id } of items) await askings().takeBack(member, { jobId, askingId: id });
  expect((await askings().list(member, jobId)).items).toEqual([]);
  await expect(candidacies().open(open.key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await onBoard(jobId)).toHaveLength(1);
  expect((await askings().preview(member, { jobId, table: open.address })).rows).toEqual([expect.objectContaining({ state: 'known' })]);
});

test('an account asks 200 people a day, however many jobs it makes and deletes, and two at once do not get past that', async () => {
  const member = recruiter();
  const jobId = await newJob(member);
  const people = (count: number) => Array.from({ length: count }, () => ({ address: newAddress(), name: '' }));
  const { left } = await askings().invite(member, { jobId, people: people(askingsPerDay - 3) });
  expect(left).toBe(3);
  await service.query('DELETE FROM screening_job WHERE id = $1', [jobId]);
  const next = await newJob(member);
  const both = await Promise.allSettled([2, 2].map((count) => askings().invite(member, { jobId: next, people: people(count) })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
  expect(await service.query('SELECT 1 FROM asking WHERE job_id = $1', [next])).toHaveLength(2);
});

test('the erasing of an account takes what came from its address without it, and nothing of others', async () => {
  const member = recruiter();
  const [jobId, other] = [await newJob(member), await newJob(member)];
  const { address, key } = await invited(member, jobId);
  await sendFile(jobId, key);
  const kept = await invited(member, jobId);
  await askings().invite(member, { jobId: other, people: [{ address, name: 'Mira' }] });
  const [borrowed, lender] = [(await keyFor(other, address)) ?? '', personOf(person())];
  await sayYes(other, lender, borrowed);
  await service.query('INSERT INTO application_code (id, job_id, address) VALUES ($1, $2, $3)', [newId(), jobId, address]);
  const userId = newId();
  const addressPrint = createHash('sha256').update(`${userId}:${address}`).digest('hex');
  await service.app.get(DataSource).transaction((manager) => service.app.get(LeavingService).onDeleted({ userId, addressPrint }, manager));
  const left = await service.query<{ words: string }>(
    `SELECT string_agg(words, ' ') AS words FROM (SELECT a::text AS words FROM agreement a UNION ALL SELECT k::text FROM asking k UNION ALL SELECT c::text FROM application_code c) all_of`,
  );
  expect(left[0]?.words).not.toContain(address);
  expect(left[0]?.words).toContain(kept.address);
  expect([await onBoard(jobId), await onBoard(other)]).toEqual([[], [expect.objectContaining({ personId: lender.id })]]);
});
