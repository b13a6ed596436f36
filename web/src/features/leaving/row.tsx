import type { ReactNode } from 'react';

/** One file to download, or one thing to do: what it is on the left, its control on the right; stacked on phones. */
export function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div>
        <h3 className="font-[550]">{title}</h3>
        <p className="mt-1 max-w-[60ch] text-s text-ink-2">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
