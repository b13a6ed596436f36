import type { Post } from './posts';
import { texts } from './texts';

type Source = Post['meta']['sources'][number];

/** What the numbers in a text lead to: a page that was opened, or a sentence of ours with the command that measures it. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-12 border-t border-line-strong pt-6 md:mt-18">
      <h2 id="sources" className="scroll-mt-6 font-serif text-2xl tracking-[-0.012em]">
        {texts.sources}
      </h2>
      <p className="mt-2 text-s text-ink-3">{texts.sourcesLead}</p>
      <ol className="mt-5 space-y-6">
        {sources.map((source, index) => (
          <li
            key={source.sentence}
            id={`source-${index + 1}`}
            className="group grid scroll-mt-24 grid-cols-[28px_minmax(0,1fr)] gap-x-3 text-s text-ink-2 [overflow-wrap:anywhere]"
          >
            <span
              aria-hidden="true"
              className="mt-0.5 grid h-[18px] min-w-[18px] place-items-center justify-self-start rounded-[9px_9px_9px_2px] bg-leaf-wash px-1 text-2xs leading-none font-[650] text-leaf tabular-nums shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--leaf)_38%,transparent)] group-target:bg-leaf group-target:text-leaf-ink"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <Named source={source} />
              <blockquote className="mt-1.5 font-serif text-[1.0625rem] leading-[1.55] text-ink">{source.sentence}</blockquote>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Named({ source }: { source: Source }) {
  if ('address' in source)
    return (
      <p>
        <a href={source.address} rel="external noopener" className="link">
          {source.title}
        </a>
        , <span className="text-ink-3">{texts.opened(source.opened)}</span>
      </p>
    );
  const { title, command } = source;
  return (
    <p>
      {title}
      {command ? (
        <span className="text-ink-3">
          , {texts.measured} <code className="font-mono text-xs">{command}</code>
        </span>
      ) : null}
    </p>
  );
}
