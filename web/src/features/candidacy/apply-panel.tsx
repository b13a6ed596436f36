import type { JobPage, SharedPortfolio } from '@folia/contracts/candidacy/shapes';
import type { ItemKind } from '@folia/contracts/item/fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { LoadFailure } from '../../ui/load-failure';
import { SharedWords } from '../../ui/shared-words';
import { candidaciesKey, sharedQuery } from './api';
import { texts } from './texts';
import { VoluntaryPart } from './voluntary-part';

const words = texts.share;

type ApplyPanelProps = {
  page: JobPage;
  /** Where they were asked: by the key that an address got, or as whoever is signed in; and what follows the agreement. */
  answer?: { key?: string; onAgreed: () => void };
  /** What is shown is no longer what it would be compared with. */
  onChanged: () => void;
};

/** What of one's portfolio would be shared, to the word, and the agreement to that. */
export function ApplyPanel({ page: { id: jobId, digest, shown }, answer, onChanged }: ApplyPanelProps) {
  const client = useQueryClient();
  const shared = useQuery(sharedQuery(jobId));
  const apply = useMutation({
    mutationFn: (portfolio: string) =>
      api.post('/job-pages/{jobId}/portfolio', { path: { jobId }, body: { shown: digest, shared: portfolio, key: answer?.key } }),
    onSuccess: async () => {
      answer?.onAgreed();
      await client.invalidateQueries({ queryKey: candidaciesKey });
    },
    // What they would agree to is no longer what they read: both are shown again.
    onError: (error) => {
      if (!isChanged(error)) return;
      onChanged();
      void shared.refetch();
    },
  });
  const id = apply.data?.id ?? shared.data?.candidacyId;
  if (id) return <Applied company={shown.company} id={id} />;
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
            {answer ? texts.asked.agree : words.agree}
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

const Applied = ({ company, id }: { company: string; id: string }) => (
  <>
    <div role="status" className="mt-4">
      <h3 className="font-medium text-good">{words.done}</h3>
      <p className="mt-1 text-s text-ink-2">{words.doneText(company)}</p>
      <Link to={paths.candidacies.href()} className={buttonClass({ className: 'mt-4 w-full' })}>
        {words.see}
      </Link>
    </div>
    <VoluntaryPart give={(answers) => api.post('/candidacies/{id}/voluntary-answers', { path: { id }, body: { answers } })} />
  </>
);
