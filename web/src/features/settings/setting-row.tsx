import type { ReactNode } from 'react';

/** One setting: its name and meaning on the left, its control on the right; stacked on phones. */
export function SettingRow({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,280px)]">
      <div>
        <h3 className="font-[550]">{title}</h3>
        {text ? <div className="mt-1 text-s text-ink-2">{text}</div> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
