import { getAccountTerms } from '@folia/contracts/plan/questions';
import { plans } from '@folia/contracts/plans';
import { answering } from '@folia/testing/answering-service';
import { type RunningService, runService } from '../fixtures/running-service';
import { makeScreened, memberOf } from '../fixtures/screened';
import { ScreeningJobService } from '../screening/screening-job.service';
import { AuditService } from './audit.service';

let service: RunningService;

beforeAll(async () => {
  service = await runService([answering(getAccountTerms, () => ({ plan: 'pro', terms: plans.pro }))]);
});
afterAll(() => service.close());

test('auditors read what was decided in all jobs of the account, page by page, also in one that was deleted, without its candidates’ words', async () => {
  const [kept, deleted, foreign] = [await makeScreened(service), await makeScreened(service), await makeScreened(service)];
  const { accountId } = kept;
  await service.query('UPDATE screening_job SET account_id = $1 WHERE id = $2', [accountId, deleted.jobId]);
  // Ids of the app grow with time, as these do.
  const decide = (of: typeof kept, owner: string, many: number, reason: string) =>
    service.query(
      `INSERT INTO screening_decision (id, account_id, job_id, candidate_id, subject, kind, from_value, to_value, reason, states, decided_by)
       SELECT (lpad(to_hex(n + $6::int), 12, '0') || replace(right($1::text, 23), '-', ''))::uuid, $2, $3, $4, gen_random_uuid(), 'stage', 'new', 'shortlist', $5, '[]', gen_random_uuid()
       FROM generate_series(1, $7::int) n`,
      [of.jobId, owner, of.jobId, of.candidateId, reason, 0, many],
    );
  await decide(deleted, accountId, 3, 'Said in the interview');
  await decide(kept, accountId, 499, 'Ran it');
  await decide(foreign, foreign.accountId, 1, 'Of others');
  await service.app.get(ScreeningJobService).delete(memberOf(accountId), deleted.jobId);

  const member = memberOf(accountId, 'admin');
  const audits = service.app.get(AuditService);
  const first = await audits.listDecisions(member);
  const second = await audits.listDecisions(member, first.nextCursor ?? undefined);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([500, 2, null]);
  const all = [...first.items, ...second.items];
  expect(new Set(all.map(({ id }) => id)).size).toBe(502);
  const ofDeleted = all.filter(({ jobId }) => jobId === deleted.jobId);
  expect(ofDeleted).toHaveLength(3);
  expect(ofDeleted[0]).toMatchObject({ kind: 'stage', from: 'new', to: 'shortlist', number: null, candidateId: null, reason: null });
  expect(all.filter(({ jobId, reason, number }) => jobId === kept.jobId && reason === 'Ran it' && number === 1)).toHaveLength(499);
});
