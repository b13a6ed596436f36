import type { ReactNode } from 'react';

/** What a slide is about, and at its end the figure it comes to. */
export function SlideHead({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end gap-x-8 gap-y-5 pb-6">
      <div className="me-auto">
        <h3 className="font-serif text-2xl tracking-[-0.01em]">{title}</h3>
        <p className="text-s text-ink-3">{text}</p>
      </div>
      {children}
    </header>
  );
}
