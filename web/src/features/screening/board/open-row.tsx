import type { BoardRow, Finding } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../lib/session-context';
import { Button } from '../../../ui/button';
import { LoadFailure } from '../../../ui/load-failure';
import { candidateQuery } from '../api';
import { ChangeFindingDialog } from './change-finding-dialog';
import { nameOf, numberQuotes } from './columns';
import { ContestView } from './contest-view';
import { Notes } from './notes';
import { OpenFinding } from './open-finding';
import { OpenRowSkeleton } from './open-row-skeleton';
import { ShowNameDialog } from './show-name-dialog';
import { TeamOpinion } from './team-opinion';
import { texts } from './texts';
import { useRestoreFinding } from './use-candidate-changes';
import { useColleagues } from './use-colleagues';
import { useContest } from './use-contests';

type OpenRowProps = {
  jobId: string;
  row: BoardRow;
  criteria: readonly Criterion[];
  criterionId: string;
  tags: readonly string[];
  isSelected: boolean;
  onSelect: () => void;
};
type Asks = 'finding' | 'name' | null;

/** What stands under an opened row: the words behind one finding, and what the team says and does about it. */
export function OpenRow({ jobId, row, criteria, criterionId, tags, isSelected, onSelect }: OpenRowProps) {
  const { user } = useSession();
  const { data, isError, refetch } = useQuery(candidateQuery(jobId, row.id));
  const [asks, setAsks] = useState<Asks>(null);
  const restore = useRestoreFinding(jobId, row.id);
  const at = criteria.findIndex(({ id }) => id === criterionId);
  const criterion = criteria[at];
  const finding: Finding | undefined = data?.findings?.find((one) => one.criterionId === criterionId);
  const who = useColleagues();
  const contest = useContest(jobId, row.id, criterionId);
  if (isError && !data)
    return (
      <LoadFailure className="px-[74px] py-5 max-md:px-(--gutter)" onAgain={() => void refetch()}>
        {texts.candidateFailed}
      </LoadFailure>
    );
  if (!data || !criterion || !finding) return <OpenRowSkeleton />;
  const close = () => setAsks(null);
  return (
    <>
      <OpenFinding
        criterion={criterion}
        finding={finding}
        number={numberQuotes(row.cells)[at] ?? null}
        who={who}
        acts={
          <div className="flex flex-wrap gap-1.5 pt-1">
            {finding.state === null ? null : (
              <Button size="sm" icon={<Pencil />} onClick={() => setAsks('finding')}>
                {texts.change}
              </Button>
            )}
            {finding.changed ? (
              <Button size="sm" look="quiet" busy={restore.isPending} onClick={() => restore.mutate(criterionId)}>
                {texts.restore}
              </Button>
            ) : null}
            {row.name === null ? (
              <Button size="sm" look="quiet" onClick={() => setAsks('name')}>
                {texts.showName}
              </Button>
            ) : null}
            <Button size="sm" look="quiet" className="md:hidden" aria-pressed={isSelected} onClick={onSelect}>
              {isSelected ? texts.unselect : texts.select}
            </Button>
            {contest ? (
              <div className="w-full border-t border-dashed border-line-strong pt-2">
                <ContestView jobId={jobId} contest={contest} criterion={criterion.words} state={finding.state} who={who} />
              </div>
            ) : null}
          </div>
        }
        correctedAt={data.correctedAt}
        notes={
          <>
            <TeamOpinion jobId={jobId} candidateId={row.id} tags={data.candidate.tags} known={tags} ratings={data.ratings} who={who} />
            <Notes jobId={jobId} candidateId={row.id} notes={data.notes} who={who} mine={user.id} />
          </>
        }
      />
      {asks === 'finding' ? (
        <ChangeFindingDialog jobId={jobId} candidateId={row.id} name={nameOf(row)} criterion={criterion} finding={finding} onClose={close} />
      ) : null}
      {asks === 'name' ? <ShowNameDialog jobId={jobId} candidateId={row.id} name={nameOf(row)} onClose={close} /> : null}
    </>
  );
}
