import type { TeamContest } from '@folia/contracts/contest/shapes';
import type { FindingState } from '@folia/contracts/screening/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { candidateKey, contestsQuery, jobKey } from '../api';

/** What the candidate contests about one finding, if they do: what waits for an answer, or was answered last. */
export function useContest(jobId: string, candidateId: string, criterionId: string): TeamContest | null {
  const { data } = useQuery(contestsQuery(jobId, candidateId));
  return data?.items?.find((one) => one.criterionId === criterionId) ?? null;
}

/** An answer may change the finding, and with it the order of the board. */
export function useAnswerContest(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ contest: { id: contestId }, ...body }: { contest: TeamContest; state: FindingState; reason: string }) =>
      api.put('/screening/jobs/{jobId}/contests/{contestId}/answer', { path: { jobId, contestId }, body }),
    onSuccess: (_answer, { contest }) =>
      Promise.all([client.invalidateQueries({ queryKey: jobKey(jobId) }), client.invalidateQueries({ queryKey: candidateKey(jobId, contest.candidateId) })]),
  });
}
