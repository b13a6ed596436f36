import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion, ScreeningJob } from '@folia/contracts/screening/shapes';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../lib/may';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import type { ChosenRows } from '../shortlist/choose-rows';
import { SaveMenu } from '../shortlist/save-menu';
import { shortlistTexts } from '../shortlist/texts';
import { AddCandidates, type WayIn } from './add-candidates';
import { texts } from './texts';

type BoardHeaderProps = {
  job: ScreeningJob;
  criteria: readonly Criterion[];
  /** Those that the filters leave. */
  rows: readonly BoardRow[];
  all: number;
  /** Those that are printed or asked about. */
  chosen: ChosenRows;
  onAsk: () => void;
  onAdd: (way: WayIn) => void;
  onLog: () => void;
  onContested: () => void;
};

/** What is compared with what, and what can be done with the whole board. */
export function BoardHeader({ job, criteria, rows, all, chosen, onAsk, onAdd, onLog, onContested }: BoardHeaderProps) {
  const mayAsk = useMay('unit.spend');
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-[480px] max-md:basis-full">
        <h1 className="headline [overflow-wrap:anywhere]">{job.title}</h1>
        <p className="mt-1.5 max-w-[88ch] text-ink-2">{texts.lead(all, criteria.length)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
        {all > 0 ? (
          <Button look="quiet" onClick={onContested}>
            {texts.contested}
          </Button>
        ) : null}
        {all > 0 ? (
          <Button look="quiet" onClick={onLog} className="max-md:hidden">
            {texts.log}
          </Button>
        ) : null}
        {all > 0 ? <SaveMenu job={job} criteria={criteria} shown={rows} chosen={chosen} /> : null}
        {all > 0 && mayAsk ? (
          <Button look="quiet" disabled={rows.length === 0} onClick={onAsk}>
            {shortlistTexts.ask}
          </Button>
        ) : null}
        <Link to={paths.screeningCriteria.href(job.id)} className={buttonClass()}>
          <ListChecks aria-hidden="true" />
          {texts.criteria}
        </Link>
        {all > 0 ? <AddCandidates onWay={onAdd} /> : null}
      </div>
    </div>
  );
}
