import { useEffect, useMemo, useRef } from 'react';
import { freeUntil } from '../api';
import { Crumbs } from '../crumbs';
import { ScoreHistory } from '../score-history';
import { texts } from '../texts';
import { rememberForWhatIf } from '../what-if';
import { ChangesSection } from './changes-section';
import type { FinishedScore } from './finished-score';
import { FitThread } from './fit-thread';
import { groupRequirements, numberMarks } from './group-requirements';
import { JobText } from './job-text';
import { nameTitles } from './name-titles';
import { RaiseSection } from './raise-section';
import { ReportHead } from './report-head';
import { RequirementGroups } from './requirement-groups';
import { ScoreMeasure } from './score-measure';
import { useActiveRequirement } from './use-active-requirement';

/** The whole report: score, arithmetic, requirements beside the job, what would raise it, what changed, history. */
export function Report({ score }: { score: FinishedScore }) {
  const result = useMemo(() => nameTitles(score.result), [score.result]);
  const groups = useMemo(() => groupRequirements(result), [result]);
  const marks = useMemo(() => numberMarks(groups), [groups]);
  const pointing = useActiveRequirement();
  useEffect(() => rememberForWhatIf(score.id), [score.id]);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <article className="page-wide py-6 md:py-8">
      <Crumbs here={score.company || score.role || texts.unnamedJob} />
      <ReportHead score={score} />
      <ScoreMeasure result={result} scoredAt={score.createdAt} groups={groups} pointing={pointing} />
      <ChangesSection score={score} />
      <div ref={frame} className="relative mt-12 grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,1fr)_424px]">
        <RequirementGroups groups={groups} marks={marks} pointing={pointing} />
        <JobText score={score} marks={marks} pointing={pointing} />
        <FitThread frame={frame} active={pointing.active} />
      </div>
      <div className="mt-18 grid gap-x-24 gap-y-12 lg:grid-cols-2">
        <RaiseSection result={result} freeUntil={freeUntil(score.job, score.profileId)} />
        <ScoreHistory current={score.id} />
      </div>
    </article>
  );
}
