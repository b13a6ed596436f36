import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion, ScreeningJob } from '@folia/contracts/screening/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { saveBlob } from '../../../lib/save-blob';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { Switch } from '../../../ui/switch';
import { jobKey } from '../api';
import { boardAsCsv } from './board-as-csv';
import { texts } from './texts';

type BoardHeaderProps = { job: ScreeningJob; criteria: readonly Criterion[] /** Those that the filters leave. */; rows: readonly BoardRow[]; all: number };

/** What is compared with what, and what holds for the whole board. */
export function BoardHeader({ job, criteria, rows, all }: BoardHeaderProps) {
  const client = useQueryClient();
  const blind = useMutation({
    mutationFn: (isBlind: boolean) => api.patch('/screening/jobs/{jobId}', { path: { jobId: job.id }, body: { version: job.version, isBlind } }),
    onSettled: () => client.invalidateQueries({ queryKey: jobKey(job.id) }),
  });
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="headline [overflow-wrap:anywhere]">{job.title}</h1>
          <p className="mt-1.5 max-w-[88ch] text-ink-2">{texts.lead(all, criteria.length)}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
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
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-2.5">
        <Switch
          label={texts.blind}
          checked={blind.isPending ? blind.variables : job.isBlind}
          onChange={(isBlind) => blind.mutate(isBlind)}
          describedBy="blind-what"
        />
        <span id="blind-what" className="text-xs text-ink-3">
          {texts.blindWhat}
        </span>
        {blind.error ? (
          <span role="alert" className="text-[0.8125rem] text-bad">
            {reasonOf(blind.error)}
          </span>
        ) : null}
      </div>
    </>
  );
}
