import { type ApplicationState, applicationStates } from '@folia/contracts/posting/application-states';
import type { Posting } from '@folia/contracts/posting/shapes';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { PostingDialog } from './posting-dialog';
import { PostingRow } from './posting-row';
import { RemoveDialog } from './remove-dialog';
import { texts } from './texts';
import { today } from './today';
import { refusalOf, usePostings, useUpdateJob } from './use-postings';

const choices = [null, ...applicationStates] as const;

/** Postings that need attention come first; the others keep their order. */
const dueFirst = (jobs: readonly Posting[], day: string) => {
  const isDue = ({ remindOn }: Posting) => remindOn !== null && remindOn <= day;
  return [...jobs.filter(isDue), ...jobs.filter((job) => !isDue(job))];
};

/** `/app/tailormade`: every saved posting, with its score, its state and its reminder. */
export function CareerPage() {
  usePageTitle(texts.title);
  const [address] = useSearchParams();
  const state = applicationStates.find((one) => one === address.get('state')) ?? null;
  const pages = usePostings(state);
  const change = useUpdateJob();
  const [open, setOpen] = useState<{ what: 'edit' | 'remove'; job: Posting } | null>(null);
  const close = () => setOpen(null);
  const day = today();
  const isEmpty = pages.items?.length === 0 && state === null;
  const score = (
    <Link to={paths.calculator.href()} className={buttonClass({ look: 'primary' })}>
      <Plus aria-hidden="true" />
      {texts.newScore}
    </Link>
  );
  return (
    <div className="page py-6 md:py-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="headline">{texts.title}</h1>
          <p className="mt-1.5 max-w-[68ch] text-ink-2">{texts.lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={paths.generalResume.href()} className={buttonClass()}>
            <FileText aria-hidden="true" />
            {texts.generalResume}
          </Link>
          {isEmpty ? null : score}
        </div>
      </div>
      {isEmpty ? null : <StateFilter state={state} />}
      {change.error ? (
        <p role="alert" className="mb-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {refusalOf(change.error)}
        </p>
      ) : null}
      <PagedList
        pages={{ ...pages, items: pages.items && dueFirst(pages.items, day) }}
        label={texts.list}
        failed={texts.failed}
        empty={
          isEmpty ? (
            <EmptyState title={texts.empty.title} action={score} example={texts.empty.example}>
              {texts.empty.text}
            </EmptyState>
          ) : (
            <p className="py-6 text-ink-3">{texts.emptyFilter}</p>
          )
        }
        row={(job) => (
          <PostingRow
            key={job.id}
            job={job}
            today={day}
            onState={(next) => change.mutate({ id: job.id, version: job.version, state: next, dates: reached(job, next, day) })}
            onEdit={() => setOpen({ what: 'edit', job })}
            onRemove={() => setOpen({ what: 'remove', job })}
          />
        )}
      />
      {open?.what === 'edit' ? <PostingDialog job={open.job} onClose={close} /> : null}
      {open?.what === 'remove' ? <RemoveDialog job={open.job} onClose={close} /> : null}
    </div>
  );
}

/** The day a state was reached is today, unless the person entered another one. */
const reached = ({ dates }: Posting, state: ApplicationState, day: string) => (state === 'saved' ? dates : { [state]: day, ...dates });

function StateFilter({ state }: { state: ApplicationState | null }) {
  return (
    <nav aria-label={texts.filter} className="flex gap-5 overflow-x-auto">
      {choices.map((one) => (
        <Link
          key={one ?? 'all'}
          to={paths.careerCenter.href(one ?? undefined)}
          aria-current={one === state ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-leaf aria-[current]:font-[550] aria-[current]:text-ink"
        >
          {one ? texts.state(one) : texts.all}
        </Link>
      ))}
    </nav>
  );
}
