import type { CandidateDouble } from '@folia/contracts/candidate-double/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { LoadFailure } from '../../../ui/load-failure';
import { Modal } from '../../../ui/modal';
import { doublesQuery, jobKey } from '../api';
import { texts } from './texts';

/** Candidates who look like the same person, by number: a person decides for each pair. */
export function DoublesDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(doublesQuery(jobId));
  const [said, setSaid] = useState<string | null>(null);
  const after = (words: string) => {
    setSaid(words);
    return client.invalidateQueries({ queryKey: jobKey(jobId) });
  };
  return (
    <Modal visible width="md" title={texts.title} onClose={onClose}>
      <p className="text-ink-2">{texts.lead}</p>
      <p role="status" className="mt-3 font-medium text-good empty:hidden">
        {said}
      </p>
      {!isPending && !data?.items ? (
        <LoadFailure className="mt-4" onAgain={() => void refetch()}>
          {texts.failed}
        </LoadFailure>
      ) : null}
      {data?.items?.length === 0 ? <p className="mt-4">{texts.none}</p> : null}
      <ul className="mt-4 divide-y divide-line border-line not-empty:border-t">
        {(data?.items ?? []).map((double) => (
          <Pair key={double.candidates.map(({ id }) => id).join()} jobId={jobId} double={double} onDecided={after} />
        ))}
      </ul>
    </Modal>
  );
}

type PairProps = { jobId: string; double: CandidateDouble; onDecided: (words: string) => Promise<void> };

function Pair({ jobId, double: { candidates, because }, onDecided }: PairProps) {
  const [one, other] = candidates;
  const path = { jobId };
  const merge = useMutation({
    mutationFn: ([keep, drop]: readonly [typeof one, typeof one]) =>
      api.post('/screening/jobs/{jobId}/doubles/merged', { path, body: { keepId: keep.id, dropId: drop.id } }),
    onSuccess: (_list, [keep, drop]) => onDecided(texts.kept(keep.number, drop.number)),
  });
  const keepBoth = useMutation({
    mutationFn: () => api.post('/screening/jobs/{jobId}/doubles/kept', { path, body: { candidateIds: [one.id, other.id] } }),
    onSuccess: () => onDecided(texts.bothKept),
  });
  const error = merge.error ?? keepBoth.error;
  const choices = (
    [
      [one, other],
      [other, one],
    ] as const
  ).filter(([, drop]) => drop.canGo);
  return (
    <li className="py-4">
      <p className="font-medium">{texts.pair(one.number, other.number)}</p>
      <p className="text-[0.8125rem] text-ink-2">
        {texts.because(because)} {choices.length === 0 ? texts.applied : ''}
      </p>
      <p role="alert" className="mt-1 text-[0.8125rem] text-bad empty:hidden">
        {error ? reasonOf(error) : ''}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(([keep, drop]) => (
          <Button key={keep.id} size="sm" busy={merge.isPending} onClick={() => merge.mutate([keep, drop])}>
            {texts.keepOnly(keep.number)}
          </Button>
        ))}
        <Button size="sm" look="quiet" busy={keepBoth.isPending} onClick={() => keepBoth.mutate()}>
          {texts.keepBoth}
        </Button>
      </div>
    </li>
  );
}
