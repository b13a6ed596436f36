import type { ReactNode } from 'react';

type PieceProps = {
  /** The component that is shown. */
  name: string;
  /** Components that only stand inside this one. */
  parts?: readonly string[];
  /** What cannot be shown standing still. */
  note?: string;
  children: ReactNode;
};

/** One component in all its states. */
export function Piece({ name, parts = [], note, children }: PieceProps) {
  return (
    <section
      aria-label={name}
      data-piece={[name, ...parts].join(' ')}
      className="grid gap-x-6 gap-y-3 border-t border-line py-6 md:grid-cols-[168px_minmax(0,1fr)]"
    >
      <div>
        <h3 className="text-s font-[550]">{name}</h3>
        {parts.length > 0 ? <p className="text-xs text-ink-3">with {parts.join(', ')}</p> : null}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start gap-x-8 gap-y-5">{children}</div>
        {note ? <p className="mt-4 max-w-[68ch] text-xs text-ink-3">{note}</p> : null}
      </div>
    </section>
  );
}

/** One state under its name; `wide` takes the whole row. */
export function State({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'w-full' : 'max-w-full'}`}>
      <p className="mb-2 text-xs text-ink-3">{label}</p>
      {children}
    </div>
  );
}

/** A piece that fills a screen, in a frame of its own. */
export const Frame = ({ label, children }: { label: string; children: ReactNode }) => (
  <State label={label} wide>
    <div className="relative min-h-40 overflow-hidden rounded-m border border-line contain-layout">{children}</div>
  </State>
);

/** Pieces that belong together. */
export const Pieces = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="pt-10">
    <h2 className="section-title mb-4">{title}</h2>
    {children}
  </section>
);
