import type { FoundCandidate } from '@folia/contracts/candidate-search/shapes';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { askingsKey } from '../api';
import { FoundFindings } from './found-findings';
import { texts } from './texts';

type FoundRowProps = {
  jobId: string;
  found: FoundCandidate;
  criteria: readonly Criterion[];
  musts: number;
  isOpened: boolean;
  onOpen: () => void;
};

/** Somebody who was found: what they say for each criterion, and the ways on. */
export function FoundRow({ jobId, found, criteria, musts, isOpened, onOpen }: FoundRowProps) {
  const client = useQueryClient();
  const headline = found.headline || texts.person;
  const ask = useMutation({
    mutationFn: () => api.post('/screening/jobs/{jobId}/askings/found/{foundId}', { path: { jobId, foundId: found.id } }),
    onSuccess: ({ asked: _asked, ...list }) => client.setQueryData(askingsKey(jobId), list),
  });
  const outcome = ask.data ? (ask.data.asked > 0 ? texts.asked : texts.known) : '';
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-medium [overflow-wrap:anywhere]">{headline}</h3>
          <p className="text-[0.8125rem] text-ink-2">{[texts.musts(found, musts), isOpened ? texts.opened : ''].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex gap-2">
          <Button size="sm" look="quiet" aria-label={texts.openOf(headline)} onClick={onOpen}>
            {texts.open}
          </Button>
          <Button size="sm" aria-label={texts.askOf(headline)} busy={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate()}>
            {texts.ask}
          </Button>
        </div>
      </div>
      <p role="status" className="mt-1 text-[0.8125rem] text-ink-2 empty:hidden">
        {outcome}
      </p>
      <p role="alert" className="mt-1 text-[0.8125rem] text-bad empty:hidden">
        {ask.error ? sentenceOf(ask.error) : ''}
      </p>
      <FoundFindings findings={found.findings} criteria={criteria} />
    </li>
  );
}

const sentenceOf = (error: Error) => (error instanceof ApiError && error.code === 'NOT_FOUND' ? texts.goneNow : reasonOf(error));
