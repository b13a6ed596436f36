import type { JobState } from '@folia/contracts/job';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { type Deed, DeedDialog } from './deed-dialog';
import { FailedJobs } from './failed-jobs';
import { FailingParts } from './failing-parts';
import { JobRow } from './job-row';
import { QueueTable } from './queue-table';
import { texts } from './texts';

const lookAgainMs = 10_000;
const anyOption = { value: '', label: texts.any };
const states = [anyOption, ...Object.entries(texts.jobState).map(([value, label]) => ({ value, label }))];
const filters = ['state', 'kind', 'code', 'ownerId'] as const;
const codeShape = /^[a-z_]{1,60}$/i;
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function JobsTab() {
  const [search, setSearch] = useSearchParams();
  const [deed, setDeed] = useState<Deed | null>(null);
  const counts = useQuery({
    queryKey: ['admin', 'job-counts'],
    queryFn: ({ signal }) => api.get('/admin/jobs/counts', { signal }),
    refetchOnMount: 'always',
    refetchInterval: lookAgainMs,
  });
  const asked = Object.fromEntries(filters.map((name) => [name, search.get(name) || undefined]));
  const { state: _, ...failed } = asked;
  const jobs = useCursorPages(['admin', 'jobs', asked], '/admin/jobs', { query: asked, refetchInterval: lookAgainMs });
  const filterBy = (name: (typeof filters)[number]) => (value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );
  const kinds = [...new Set([...(counts.data?.counts ?? []).map((one) => one.kind), search.get('kind') ?? ''])].filter(Boolean).sort();
  return (
    <>
      <FailingParts />
      <QueueTable counts={counts.data?.counts} />
      <div className="mt-7 mb-4 grid gap-3 md:grid-cols-2 lg:grid-cols-[170px_170px_220px_minmax(0,360px)]">
        <Select label={texts.state} value={(search.get('state') ?? '') as JobState | ''} options={states} onChange={filterBy('state')} />
        <Select
          label={texts.kind}
          value={search.get('kind') ?? ''}
          options={[anyOption, ...kinds.map((kind) => ({ value: kind, label: kind }))]}
          onChange={filterBy('kind')}
        />
        <ShapedField label={texts.code} shape={codeShape} value={search.get('code') ?? ''} onChange={(code) => filterBy('code')(code.toUpperCase())} />
        <ShapedField label={texts.owner} shape={idShape} value={search.get('ownerId') ?? ''} onChange={filterBy('ownerId')} />
      </div>
      {!asked.state || asked.state === 'failed' ? (
        <FailedJobs key={JSON.stringify(failed)} filter={failed} refetchInterval={lookAgainMs} onDeed={setDeed} />
      ) : null}
      <PagedList
        pages={jobs}
        label={texts.jobs}
        failed={texts.listFailed}
        empty={<EmptyState title={texts.noJobsTitle}>{texts.noJobs}</EmptyState>}
        row={(job) => <JobRow key={job.id} job={job} onDeed={setDeed} />}
      />
      {deed ? <DeedDialog deed={deed} onClose={() => setDeed(null)} /> : null}
    </>
  );
}

/** Only what has the shape is sent: anything else, such as a part of an id, would be rejected. */
function ShapedField({ label, shape, value, onChange }: { label: string; shape: RegExp; value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <TextField
      label={label}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        const typed = event.target.value.trim();
        setText(typed);
        if (typed === '' || shape.test(typed)) onChange(typed);
      }}
    />
  );
}
