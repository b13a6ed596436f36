import { type CandidateStage, candidateStages } from '@folia/contracts/screening/words';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Sort = 'place' | 'candidate' | 'points' | 'stage' | `criterion:${string}`;
const fixed: readonly string[] = ['place', 'candidate', 'points', 'stage'];
const isSort = (value: string): value is Sort => fixed.includes(value) || value.startsWith('criterion:');

export type BoardView = {
  stage: CandidateStage | null;
  allMusts: boolean;
  toAsk: boolean;
  contested: boolean;
  mentioned: boolean;
  /** A criterion's id and a state of its finding: `<id>:met`. */
  found: string | null;
  tag: string | null;
  sort: Sort;
  /** The open row, and the criterion whose words it shows. */
  open: string | null;
  criterion: string | null;
};

/** What is seen of a board stands in its address: filters, order, the open row, and whether the list of those who are handed over is open. */
export function useBoardAddress() {
  const [address, setAddress] = useSearchParams();
  const sort = address.get('sort') ?? '';
  const view: BoardView = {
    stage: candidateStages.find((one) => one === address.get('stage')) ?? null,
    allMusts: address.get('musts') === 'met',
    toAsk: address.get('ask') === 'yes',
    contested: address.get('contested') === 'yes',
    mentioned: address.get('mentioned') === 'yes',
    found: address.get('found'),
    tag: address.get('tag'),
    sort: isSort(sort) ? sort : 'place',
    open: address.get('open'),
    criterion: address.get('criterion'),
  };
  const set = useCallback(
    (change: Record<string, string | null>) =>
      setAddress(
        (now) => {
          for (const [name, value] of Object.entries(change))
            if (value === null) now.delete(name);
            else now.set(name, value);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return { view, showsHandovers: address.get('handed-over') === 'yes', set };
}
