import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion, ScreeningJob } from '@folia/contracts/screening/shapes';
import { Download, ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { saveBlob } from '../../../lib/save-blob';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { AddCandidates, type WayIn } from './add-candidates';
import { boardAsCsv } from './board-as-csv';
import { texts } from './texts';

type BoardHeaderProps = {
  job: ScreeningJob;
  criteria: readonly Criterion[];
  /** Those that the filters leave. */
  rows: readonly BoardRow[];
  all: number;
  onAdd: (way: WayIn) => void;
  onLog: () => void;
};

/** What is compared with what, and what can be done with the whole board. */
export function BoardHeader({ job, criteria, rows, all, onAdd, onLog }: BoardHeaderProps) {
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-[480px] max-md:basis-full">
        <h1 className="headline [overflow-wrap:anywhere]">{job.title}</h1>
        <p className="mt-1.5 max-w-[88ch] text-ink-2">{texts.lead(all, criteria.length)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
        {all > 0 ? (
          <Button look="quiet" onClick={onLog} className="max-md:hidden">
            {texts.log}
          </Button>
        ) : null}
        {all > 0 ? (
          <Button
            look="quiet"
            icon={<Download />}
            onClick={() => saveBlob(new Blob([boardAsCsv(criteria, rows)], { type: 'text/csv;charset=utf-8' }), texts.csvName(job.title))}
          >
            {texts.csv}
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
