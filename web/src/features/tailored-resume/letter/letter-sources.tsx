import { Link } from 'react-router-dom';
import { sectionName } from '../../../lib/kind-names';
import { paths } from '../../../lib/paths';
import { letterTexts } from '../letter-texts';
import { texts } from '../texts';
import type { LetterSource } from './numbered-sources';

const words = letterTexts;

/** Where what the letter says of the person stands in their portfolio. */
export function LetterSources({ sources }: { sources: readonly LetterSource[] }) {
  return (
    <section aria-labelledby="letter-sources-title">
      <h2 id="letter-sources-title" className="mb-1 font-serif text-l font-medium">
        {words.sources}
      </h2>
      <p className="mb-2.5 text-[0.8125rem] text-ink-3">{words.lead}</p>
      <ol className="border-t border-line">
        {sources.map(({ number, item }) => (
          <li
            key={item.id}
            id={`letter-source-${number}`}
            className="grid scroll-mt-24 grid-cols-[24px_minmax(0,1fr)] border-b border-line py-2.5 text-[0.875rem] target:bg-leaf-wash"
          >
            <span className="text-leaf tabular-nums">{number}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Link to={paths.editItem(item.kind).href(item.id)} className="underline underline-offset-2 hover:text-leaf">
                {[item.title, item.organisation].filter(Boolean).join(', ') || texts.changes.unnamed}
              </Link>{' '}
              <span className="text-xs text-ink-3">{sectionName(item.kind)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
