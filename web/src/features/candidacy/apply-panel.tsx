import type { JobPage, SharedPortfolio } from '@folia/contracts/candidacy/shapes';
import type { ItemKind } from '@folia/contracts/item/fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRevalidator } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { LoadFailure } from '../../ui/load-failure';
import { candidaciesKey, sharedQuery } from './api';
import { SharedWords } from './shared-words';
import { texts } from './texts';

const words = texts.share;

/** What of one's portfolio would be shared, to the word, and the agreement to that. */
export function ApplyPanel({ page: { id: jobId, digest, shown } }: { page: JobPage }) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const shared = useQuery(sharedQuery(jobId));
  const apply = useMutation({
    mutationFn: (portfolio: string) => api.post('/job-pages/{jobId}/portfolio', { path: { jobId }, body: { shown: digest, shared: portfolio } }),
    onSuccess: () => client.invalidateQueries({ queryKey: candidaciesKey }),
    // What they would agree to is no longer what they read: both are shown anew.
    onError: (error) => {
      if (!isChanged(error)) return;
      void revalidate();
      void shared.refetch();
    },
  });
  if (apply.data?.id) return <Applied company={shown.company} />;
  if (shared.isPending) return <p className="mt-4 text-s text-ink-2">{words.loading}</p>;
  if (!shared.data?.resume)
    return (
      <LoadFailure className="mt-4" onAgain={() => void shared.refetch()}>
        {words.failed}
      </LoadFailure>
    );
  const { resume, hidden, digest: portfolio } = shared.data;
  const isEmpty = resume.items.length === 0;
  return (
    <div className="mt-4">
      <h3 className="font-medium">{words.title}</h3>
      <p className="mt-1 text-s text-ink-2">
        {isEmpty ? words.empty : words.counts(countsOf(resume))} {words.hidden(hidden)}
      </p>
      {isEmpty ? (
        <Link to={paths.dashboard.href()} className={buttonClass({ className: 'mt-4' })}>
          {words.edit}
        </Link>
      ) : (
        <>
          <details className="mt-2 text-s">
            <summary className="link cursor-pointer py-1">{words.open}</summary>
            <SharedWords name={shared.data.name} resume={resume} />
          </details>
          <p role="alert" className="mt-3 text-s text-bad empty:hidden">
            {apply.error ? (isChanged(apply.error) ? words.changed : reasonOf(apply.error)) : ''}
          </p>
          <Button look="primary" size="lg" className="mt-4 w-full" busy={apply.isPending} onClick={() => apply.mutate(portfolio)}>
            {words.agree}
          </Button>
          <p className="mt-2 text-xs text-ink-3">{words.agreeNote}</p>
        </>
      )}
    </div>
  );
}

const isChanged = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT';

const countsOf = ({ items }: SharedPortfolio['resume']): [ItemKind, number][] =>
  [...new Set(items.map(({ kind }) => kind))].map((kind) => [kind, items.filter((one) => one.kind === kind).length]);

const Applied = ({ company }: { company: string }) => (
  <div role="status" className="mt-4">
    <h3 className="font-medium text-good">{words.done}</h3>
    <p className="mt-1 text-s text-ink-2">{words.doneText(company)}</p>
    <Link to={paths.candidacies.href()} className={buttonClass({ className: 'mt-4 w-full' })}>
      {words.see}
    </Link>
  </div>
);
