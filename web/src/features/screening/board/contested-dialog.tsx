import type { Board } from '@folia/contracts/screening/board';
import { useCursorPages } from '../../../lib/use-cursor-pages';
import { Modal } from '../../../ui/modal';
import { PagedList } from '../../../ui/paged-list';
import { jobKey } from '../api';
import { nameOf } from './columns';
import { contestTexts as texts } from './contest-texts';
import { ContestView } from './contest-view';

type ContestedDialogProps = { board: Board; who: (id: string | null) => string; onClose: () => void };

/** Everything that candidates of a job contest: what waits for an answer first. */
export function ContestedDialog({ board: { job, criteria, rows }, who, onClose }: ContestedDialogProps) {
  const pages = useCursorPages([...jobKey(job.id), 'contests'], '/screening/jobs/{jobId}/contests', { path: { jobId: job.id } });
  return (
    <Modal visible width="lg" title={texts.listTitle} onClose={onClose}>
      <p className="mb-3 text-ink-2">{texts.lead}</p>
      <PagedList
        pages={pages}
        label={texts.listTitle}
        failed={texts.failed}
        empty={<p className="py-4 text-ink-2">{texts.empty}</p>}
        row={(contest) => {
          const at = criteria.findIndex(({ id }) => id === contest.criterionId);
          const criterion = criteria[at]?.words ?? texts.goneCriterion;
          const state = rows.find(({ id }) => id === contest.candidateId)?.cells[at]?.state ?? null;
          return (
            <li key={contest.id} className="grid gap-1 py-3">
              <p className="text-[0.8125rem] [overflow-wrap:anywhere]">
                <b className="font-semibold">{nameOf(contest)}</b> <span className="text-ink-3">{criterion}</span>
              </p>
              <ContestView jobId={job.id} contest={contest} criterion={criterion} state={state} who={who} />
            </li>
          );
        }}
      />
    </Modal>
  );
}
