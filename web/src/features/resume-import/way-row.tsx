import type { ReactNode } from 'react';

type WayRowProps = { icon: ReactNode; title: string; text: string; note?: string; children: ReactNode };

/** One option: its icon, what it is, and the button for it. */
export function WayRow({ icon, title, text, note, children }: WayRowProps) {
  return (
    <li className="grid min-h-[60px] grid-cols-[20px_minmax(0,1fr)] content-start items-start gap-x-3 gap-y-2 border-t border-line py-3 sm:grid-cols-[20px_minmax(0,1fr)_auto] [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:text-ink-3">
      {icon}
      <span>
        <b className="block font-semibold">{title}</b>
        <span className="block text-[0.8125rem] text-ink-2">{text}</span>
        {note ? <span className="mt-0.5 block text-xs text-ink-3">{note}</span> : null}
      </span>
      <span className="max-sm:col-start-2">{children}</span>
    </li>
  );
}
