import type { ScreeningJobWithCriteria } from '@folia/contracts/screening/shapes';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/text-field';
import { FoundRow } from './found-row';
import { OpenedDialog } from './opened-dialog';
import { texts } from './texts';

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/** The search, and whom it found. */
export function FindScreen({ job }: { job: ScreeningJobWithCriteria }) {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const search = useMutation({ mutationFn: () => api.post('/screening/jobs/{jobId}/searches', { path: { jobId: job.id }, body: { words, place } }) });
  const counted = job.criteria.filter(({ importance }) => importance !== 'excluded');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!search.isPending) search.mutate();
  };
  const { data } = search;
  const musts = data?.criteria.filter(({ importance }) => importance === 'must').length ?? 0;
  return (
    <>
      <form noValidate onSubmit={submit} className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <TextField className="min-w-0 flex-1 basis-72" label={texts.words} maxLength={200} value={words} onChange={({ target }) => setWords(target.value)} />
        <TextField className="min-w-0 flex-1 basis-40" label={texts.place} maxLength={100} value={place} onChange={({ target }) => setPlace(target.value)} />
        <Button type="submit" look="primary" className="max-sm:w-full" busy={search.isPending}>
          {texts.search}
        </Button>
      </form>
      <p className="mt-2 text-[0.8125rem] text-ink-2">
        {texts.criteria(counted.length)};{' '}
        <Link to={paths.screeningCriteria.href(job.id)} className="link">
          {texts.change}
        </Link>
        . {data ? texts.left(data.left.searches, data.left.openings) : ''}
      </p>
      <div aria-live="polite" className="mt-6">
        {search.error ? <Refusal error={search.error} /> : null}
        {data?.items.length === 0 ? <EmptyState title={texts.nobody}>{texts.nobodyText}</EmptyState> : null}
        {data && data.items.length > 0 ? <h2 className="section-title">{texts.found(data.items.length)}</h2> : null}
      </div>
      {data && data.items.length > 0 ? (
        <ul aria-label={texts.list} className="mt-3 divide-y divide-line border-y border-line">
          {data.items.map((one) => (
            <FoundRow
              key={one.id}
              jobId={job.id}
              found={one}
              criteria={data.criteria}
              musts={musts}
              isOpened={one.openedAt !== null || seen.has(one.id)}
              onOpen={() => setOpened(one.id)}
            />
          ))}
        </ul>
      ) : null}
      {opened ? (
        <OpenedDialog jobId={job.id} foundId={opened} onOpened={() => setSeen((now) => new Set(now).add(opened))} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}

function Refusal({ error }: { error: Error }) {
  if (codeOf(error) === 'NOT_VERIFIED')
    return (
      <EmptyState
        title={texts.unverified}
        action={
          <Link to={paths.verification.href()} className={buttonClass({})}>
            {texts.verify}
          </Link>
        }
      >
        {texts.unverifiedText}
      </EmptyState>
    );
  const words: Partial<Record<string, string>> = { TOO_MANY_REQUESTS: texts.spent, CONFLICT: texts.closed };
  return (
    <p role="alert" className="text-bad">
      {words[codeOf(error) ?? ''] ?? reasonOf(error)}
    </p>
  );
}
