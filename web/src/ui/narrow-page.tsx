import type { ReactNode } from 'react';

/** A page with one thing to do, 440 px wide and without a box: headline, what is known, and the next step. */
export function NarrowPage({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <div className="page flex justify-center pt-10 pb-16 md:pt-[14vh]">
      <div className="w-full max-w-[440px] space-y-5">
        <div role="status" className="space-y-4">
          <h1 className="font-serif text-3xl leading-[1.1] tracking-[-0.018em]">{title}</h1>
          <p className="text-m leading-[1.55] text-ink-2">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
