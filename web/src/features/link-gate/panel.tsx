import type { ReactNode } from 'react';

/** 400 px, not a box: icon, headline, what is known, and the next step. */
export function Panel({ sign, title, text, children }: { sign: ReactNode; title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="w-full max-w-[400px] space-y-4">
      <div role="status" className="space-y-4 [&>svg]:size-6 [&>svg]:text-ink-3">
        {sign}
        <h1 className="font-serif text-3xl leading-[1.1] tracking-[-0.018em]">{title}</h1>
        {text ? <p className="text-m leading-[1.55] text-ink-2">{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
