import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';

type ListSectionProps = {
  /** Of its heading, which names the list too. */
  id: string;
  title: string;
  lead: string;
  /** Adds the first one, and any other. */
  action: ReactNode;
  /** Null until it is known. */
  count: number | null;
  hasFailed: boolean;
  onAgain: () => void;
  words: { failed: string; emptyTitle: string; empty: string };
  example: ReactNode;
  children: ReactNode;
};

/** A list of what an account has for programs: its heading, how one is added, and what stands there until there is one. */
export function ListSection({ id, title, lead, action, count, hasFailed, onAgain, words, example, children }: ListSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line-strong pb-3">
        <div className="min-w-0">
          <h2 id={id} className="section-title">
            {title}
          </h2>
          <p className="mt-0.5 text-xs text-ink-3">{lead}</p>
        </div>
        {count ? action : null}
      </div>
      {count === null && hasFailed ? (
        <LoadFailure className="mt-4" onAgain={onAgain}>
          {words.failed}
        </LoadFailure>
      ) : null}
      {count === null && !hasFailed ? <Loading /> : null}
      {count === 0 ? (
        <EmptyState title={words.emptyTitle} action={action} example={example}>
          {words.empty}
        </EmptyState>
      ) : null}
      {children}
    </section>
  );
}
