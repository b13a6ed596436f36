import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  children: string;
  action?: ReactNode;
  /** What it will look like. */
  example?: ReactNode;
};

/** An empty list as a beginning: one sentence, one action, one example. */
export function EmptyState({ title, children, action, example }: EmptyStateProps) {
  return (
    <div className="max-w-[52ch] py-5">
      <h2 className="section-title mb-1.5">{title}</h2>
      <p className="text-ink-2">{children}</p>
      {action ? <div className="mt-3.5 flex flex-wrap gap-2">{action}</div> : null}
      {example ? <div className="mt-4 border-t border-dashed border-line-strong pt-3 text-[0.8125rem] text-ink-3">{example}</div> : null}
    </div>
  );
}
