import type { BoardRow, Cell } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { findingWorth } from '@folia/contracts/screening/words';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal';
import { candidateQuery } from '../api';
import { nameOf } from './columns';
import { texts } from './texts';

const words = texts.whyDialog;

const worth = (points: number, state: Cell['state'] | undefined) => (state ? points * findingWorth[state] : 0);

/** Why somebody stands where they stand, in sums. */
export function WhyDialog({ jobId, row, criteria, onClose }: { jobId: string; row: BoardRow; criteria: readonly Criterion[]; onClose: () => void }) {
  const why = useQuery(candidateQuery(jobId, row.id)).data?.why;
  const name = nameOf(row);
  const musts = criteria.filter(({ importance }) => importance === 'must');
  const short = criteria.flatMap(({ importance, words: label }, at) => {
    const state = row.cells[at]?.state;
    return importance === 'must' && state && state !== 'met' ? [{ words: label, state }] : [];
  });
  const sum = criteria.map(({ points }, at) => worth(points, row.cells[at]?.state));
  return (
    <Modal
      visible
      width="md"
      title={row.place === null || row.points === null ? words.noPlace(name) : words.title(name, row.place, row.isTied, row.points)}
      onClose={onClose}
    >
      <ol className="border-b border-line">
        <Step number={1} title={words.musts}>
          {row.mustsMet === null ? texts.notReadMore : words.mustsMet(row.mustsMet, musts.length, short)} {why ? words.moreMusts(why.moreMusts) : ''}
        </Step>
        <Step number={2} title={words.points}>
          {row.points === null ? words.noPoints : words.sum(sum, row.points)} {why ? words.morePoints(why.morePoints) : ''}
        </Step>
        <Step number={3} title={words.equal}>
          {why && why.sharedBy > 1 ? words.shared(why.sharedBy) : words.ties}
        </Step>
      </ol>
      <p className="mt-4 text-[0.8125rem] text-ink-2">{words.never}</p>
      <p className="mt-1 text-xs text-ink-3">{texts.halves}</p>
    </Modal>
  );
}

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <li className="grid grid-cols-[28px_minmax(0,1fr)] border-t border-line py-2.5">
    <span aria-hidden="true" className="font-serif text-[1.25rem] leading-tight text-ink-3">
      {number}
    </span>
    <div>
      <b className="font-semibold">{title}</b>
      <p className="mt-0.5 text-[0.8125rem] text-ink-2">{children}</p>
    </div>
  </li>
);
