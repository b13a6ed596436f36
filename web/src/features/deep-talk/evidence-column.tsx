import { useEffect, useRef } from 'react';
import { useEvidenceFocus } from './evidence-focus';
import { type Source, sourcesOf } from './number-sources';
import { SourceQuote } from './source-quote';
import { texts } from './texts';
import type { Turn } from './turn';

/** The words that the answers rest on: those of the newest answer, then the earlier ones. */
export function EvidenceColumn({ turns }: { turns: readonly Turn[] }) {
  const { sources, pointed } = useEvidenceFocus();
  const column = useRef<HTMLElement>(null);
  const newest = turns.at(-1);
  const now = newest ? sourcesOf([...newest.claims, ...(newest.isMoreShown ? newest.more : [])], sources) : [];
  const earlier = [...sources.values()].filter((source) => !now.includes(source));
  useEffect(() => {
    if (pointed !== null) column.current?.querySelector(`[data-source="${pointed}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  return (
    <aside
      ref={column}
      data-sources
      aria-label={texts.evidence}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="overflow-y-auto border-s border-line px-5 pt-5 pb-3 focus-visible:-outline-offset-2 max-sm:hidden"
    >
      <SourceList title={texts.evidenceNow} sources={now} />
      <SourceList title={texts.evidenceEarlier} sources={earlier} />
      {sources.size === 0 ? <p className="text-xs text-ink-3">{texts.noEvidenceYet}</p> : null}
    </aside>
  );
}

function SourceList({ title, sources }: { title: string; sources: readonly Source[] }) {
  const { pointed, point } = useEvidenceFocus();
  if (sources.length === 0) return null;
  return (
    <section className="mb-6">
      <h3 className="mb-2.5 text-xs font-medium text-ink-3">{title}</h3>
      <ol className="divide-y divide-line border-t border-line">
        {sources.map((source) => {
          const raised = source.number === pointed;
          return (
            <li
              key={source.number}
              data-source={source.number}
              onPointerEnter={() => point(source.number)}
              onPointerLeave={() => point(null)}
              className={`relative -mx-2 grid grid-cols-[20px_minmax(0,1fr)] gap-x-2 px-2 py-3 [overflow-wrap:anywhere] transition-colors duration-120 print:shadow-none! print:ring-0! ${raised ? 'rounded-m bg-raised shadow-float ring-1 ring-line-strong' : ''}`}
            >
              <span
                aria-hidden="true"
                className={`mt-[3px] inline-grid h-[18px] min-w-[18px] place-items-center self-start rounded-[9px_9px_9px_2px] px-1 font-sans text-2xs leading-none font-[650] ${raised ? 'bg-leaf text-leaf-ink' : 'bg-leaf-wash text-leaf shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--leaf)_38%,transparent)]'}`}
              >
                {source.number}
              </span>
              <SourceQuote source={source} raised={raised} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
