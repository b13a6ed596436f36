import type { Posting } from '@folia/contracts/posting/shapes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { spentMeter } from '../../lib/plan-job';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Button } from '../../ui/button';
import { PagedList } from '../../ui/paged-list';
import { ScoreFigure } from '../../ui/score-figure';
import { SpentPanel } from '../../ui/spent-panel';
import { freeUntil, postingQuery, postingsKey, usageQuery } from './api';
import { calculatorTexts } from './calculator-texts';
import { CostLine } from './cost-line';
import { texts } from './texts';
import { useStartScore } from './use-start-score';

const nameOf = ({ role, company }: Pick<Posting, 'role' | 'company'>) => [role || texts.unnamedJob, company].filter(Boolean).join(' · ');

type PostingFormProps = { chosen: string | null; onChoose: (id: string) => void; profileId: string | null; profile: ReactNode };

/** One of the saved jobs, with what scoring it costs. `profile`: the control that chooses one. */
export function PostingForm({ chosen: asked, onChoose, profileId, profile }: PostingFormProps) {
  // The address is updated a moment later.
  const [chosen, setChosen] = useState(asked);
  const pages = useCursorPages([...postingsKey, 'to-score'], '/postings');
  // The one in the address may be on a later page.
  const job = useQuery({ ...postingQuery(chosen ?? ''), enabled: chosen !== null }).data;
  const isFree = job?.free !== undefined && freeUntil({ free: job.free }, profileId) !== null;
  const spentNow = spentMeter(useQuery(usageQuery()).data, 'fit-score');
  const known = job?.id && !isFree && spentNow ? { wish: { postingId: job.id, profileId }, spent: spentNow } : null;
  const { start, isStarting, error, spent, reset } = useStartScore({ known });
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (job?.id) start({ postingId: job.id, profileId });
      }}
    >
      <fieldset>
        <legend className="mb-2 text-[0.8125rem] font-[550]">{calculatorTexts.chooseJob}</legend>
        <PagedList
          pages={pages}
          label={calculatorTexts.chooseJob}
          empty={<p className="py-4 text-ink-2">{calculatorTexts.noPostings}</p>}
          failed={calculatorTexts.jobsFailed}
          row={(one) => (
            <li key={one.id}>
              <label htmlFor={`job-${one.id}`} className="flex min-h-12 items-center gap-3 py-1.5 has-checked:bg-surface">
                <input
                  id={`job-${one.id}`}
                  type="radio"
                  name="job"
                  checked={one.id === chosen}
                  onChange={() => {
                    setChosen(one.id);
                    reset();
                    onChoose(one.id);
                  }}
                  className="ms-2 size-4 shrink-0 accent-(--leaf)"
                />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{nameOf(one)}</span>
                <span className="pe-2">{one.latest?.score != null ? <ScoreFigure score={one.latest.score} /> : null}</span>
              </label>
            </li>
          )}
        />
      </fieldset>
      {job?.id ? profile : null}
      {spent ? <SpentPanel {...spent} units={calculatorTexts.units} act={calculatorTexts.scoreIt} /> : null}
      {error && !spent ? (
        <p role="alert" className="rounded-s bg-bad-wash px-3 py-2 text-bad">
          {error}
        </p>
      ) : null}
      {job?.id ? (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          {spent ? null : (
            <Button type="submit" look="primary" busy={isStarting}>
              {calculatorTexts.score}
            </Button>
          )}
          <div className="min-w-60 flex-1">
            <CostLine freeUntil={job.free ? freeUntil({ free: job.free }, profileId) : null} />
          </div>
        </div>
      ) : null}
    </form>
  );
}
