import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Crumbs } from '../crumbs';
import { rememberForWhatIf } from '../remember-for-what-if';
import { ScoreHistory } from '../score-history';
import { texts } from '../texts';
import { ChangesSection } from './changes-section';
import type { FinishedScore } from './finished-score';
import { FitThread } from './fit-thread';
import { foldsOf, groupRequirements, numberMarks } from './group-requirements';
import { nameTitles } from './name-titles';
import { PostingText } from './posting-text';
import { RaiseSection } from './raise-section';
import { ReportHead } from './report-head';
import { RequirementGroups } from './requirement-groups';
import { ScoreMeasure } from './score-measure';
import { useActiveRequirement } from './use-active-requirement';

/** The whole report: score, arithmetic, what would raise it, what changed, requirements beside the job, history. */
export function Report({ score }: { score: FinishedScore }) {
  const result = useMemo(() => nameTitles(score.result), [score.result]);
  const groups = useMemo(() => groupRequirements(result), [result]);
  const marks = useMemo(() => numberMarks(groups), [groups]);
  const pointing = useActiveRequirement(useCallback((id: string) => foldsOf(groups, id), [groups]));
  useEffect(() => rememberForWhatIf(score.id), [score.id]);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <article className="page-wide py-6 md:py-8">
      <Crumbs here={score.company || score.role || texts.unnamedJob} />
      <ReportHead score={score} />
      <ScoreMeasure result={result} scoredAt={score.createdAt} scoredAgainAt={score.scoredAgainAt} groups={groups} pointing={pointing} />
      <RaiseSection scoreId={score.id} result={result} />
      <ChangesSection score={score} />
      <div ref={frame} className="relative mt-12 grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,1fr)_424px]">
        <RequirementGroups scoreId={score.id} groups={groups} marks={marks} pointing={pointing} />
        <PostingText score={score} marks={marks} pointing={pointing} />
        <FitThread frame={frame} active={pointing.active} />
      </div>
      <ScoreHistory current={score.id} className="mt-18" />
    </article>
  );
}
