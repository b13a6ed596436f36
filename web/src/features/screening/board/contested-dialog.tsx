import type { Board } from '@folia/contracts/screening/board';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../ui/load-failure';
import { Loading } from '../../../ui/loading';
import { Modal } from '../../../ui/modal';
import { contestsQuery } from '../api';
import { nameOf } from './columns';
import { contestTexts as texts } from './contest-texts';
import { ContestView } from './contest-view';

type ContestedDialogProps = { board: Board; who: (id: string | null) => string; onClose: () => void };

/** Everything that candidates of a job contest: what waits for an answer first. */
export function ContestedDialog({ board: { job, criteria, rows }, who, onClose }: ContestedDialogProps) {
  const { data, isPending, refetch } = useQuery(contestsQuery(job.id));
  return (
    <Modal visible width="lg" title={texts.listTitle} onClose={onClose}>
      <p className="mb-3 text-ink-2">{texts.lead}</p>
      {isPending ? <Loading /> : null}
      {!isPending && !data?.items ? <LoadFailure onAgain={() => void refetch()}>{texts.failed}</LoadFailure> : null}
      {data?.items?.length === 0 ? <p className="py-4 text-ink-2">{texts.empty}</p> : null}
      <ul className="divide-y divide-line">
        {data?.items?.map((contest) => {
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
        })}
      </ul>
    </Modal>
  );
}
