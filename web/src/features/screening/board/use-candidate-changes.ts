import type { Board, BoardRow, ScreeningCandidate } from '@folia/contracts/screening/board';
import type { CandidateStage, FindingState } from '@folia/contracts/screening/words';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { useToast } from '../../../ui/toast';
import { boardKey, candidateKey } from '../api';
import { nameOf } from './columns';
import { texts } from './texts';

/** Puts one row into the board as it is kept here. */
function putRow(client: QueryClient, jobId: string, row: Pick<BoardRow, 'id'> & Partial<BoardRow>) {
  client.setQueryData<Board>(boardKey(jobId), (board) =>
    board?.rows ? { ...board, rows: board.rows.map((one) => (one.id === row.id ? { ...one, ...row } : one)) } : board,
  );
}

/** What the server answers about a candidate after a change, in both places where they are kept. */
function put(client: QueryClient, jobId: string, answer: ScreeningCandidate) {
  if (!answer.candidate) return;
  putRow(client, jobId, answer.candidate);
  client.setQueryData(candidateKey(jobId, answer.candidate.id), answer);
}

/** A changed finding moves others too, and a new tag can be given to them. */
const afterChange = (client: QueryClient, jobId: string, answer: ScreeningCandidate) => {
  put(client, jobId, answer);
  return client.invalidateQueries({ queryKey: boardKey(jobId) });
};

export function useChangeFinding(jobId: string, candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ criterionId, ...body }: { criterionId: string; state: FindingState; reason: string }) =>
      api.put('/screening/jobs/{jobId}/candidates/{candidateId}/findings/{criterionId}', { path: { jobId, candidateId, criterionId }, body }),
    onSuccess: (answer) => afterChange(client, jobId, answer),
  });
}

export function useRestoreFinding(jobId: string, candidateId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (criterionId: string) =>
      api.delete('/screening/jobs/{jobId}/candidates/{candidateId}/findings/{criterionId}/change', { path: { jobId, candidateId, criterionId } }),
    onSuccess: (answer) => afterChange(client, jobId, answer),
    onError: (error) => toast(reasonOf(error)),
  });
}

export function useShowName(jobId: string, candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => api.post('/screening/jobs/{jobId}/candidates/{candidateId}/name', { path: { jobId, candidateId }, body: { reason } }),
    onSuccess: (answer) => put(client, jobId, answer),
  });
}

export function useTagCandidate(jobId: string, candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tags: string[]) => api.put('/screening/jobs/{jobId}/candidates/{candidateId}/tags', { path: { jobId, candidateId }, body: { tags } }),
    onSuccess: (answer) => afterChange(client, jobId, answer),
  });
}

export function useRateCandidate(jobId: string, candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rating: number | null) =>
      api.put('/screening/jobs/{jobId}/candidates/{candidateId}/rating', { path: { jobId, candidateId }, body: { rating } }),
    onSuccess: (answer) => put(client, jobId, answer),
  });
}

type Move = { row: BoardRow; stage: CandidateStage; reason: string | null };

/** Moves one candidate at once, and back if that was refused. A move can be taken back for ten seconds. */
export function useMoveCandidate(jobId: string, onError: (error: unknown) => void) {
  const client = useQueryClient();
  const toast = useToast();
  const move = useMutation({
    mutationFn: ({ row, stage, reason }: Move) =>
      api.put('/screening/jobs/{jobId}/candidates/{candidateId}/stage', {
        path: { jobId, candidateId: row.id },
        body: { version: row.version, stage, reason },
      }),
    onMutate: ({ row, stage }) => putRow(client, jobId, { id: row.id, stage }),
    onSuccess: (answer, { row, stage }) => {
      put(client, jobId, answer);
      const moved = answer.candidate;
      if (moved) toast(texts.moved(nameOf(moved), stage), { undo: () => move.mutate({ row: moved, stage: row.stage, reason: null }) });
    },
    onError: (error, { row }) => {
      putRow(client, jobId, { id: row.id, stage: row.stage });
      void client.invalidateQueries({ queryKey: boardKey(jobId) });
      onError(error);
    },
  });
  return move;
}
