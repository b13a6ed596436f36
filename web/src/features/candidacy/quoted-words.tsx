import { sectionName } from '../../lib/kind-names';
import type { Pointing } from './number-quotes';
import { texts } from './texts';

const words = texts.found;

/** The person's own words that the findings rely on, each with its number. */
export const QuotedWords = ({ pointing: { active, point, quotes } }: { pointing: Pointing }) => (
  <section aria-label={words.words}>
    <h3 className="border-b border-line-strong pb-2 font-medium">{words.words}</h3>
    {quotes.length === 0 ? <p className="mt-3 text-s text-ink-2">{words.noWords}</p> : null}
    <ol>
      {quotes.map(({ number, quote }) => (
        <li key={number} className="border-b border-line py-3" onPointerEnter={() => point(number)} onPointerLeave={() => point(null)}>
          <p className="text-xs text-ink-3">{[sectionName(quote.kind), quote.heading].filter(Boolean).join(' · ')}</p>
          <p className="mt-1 font-serif text-m leading-[1.5] wrap-break-word">
            <span className={`decoration-leaf underline decoration-1 underline-offset-4 ${number === active ? 'bg-leaf-wash' : ''}`}>{quote.text}</span>{' '}
            <span className="font-sans text-2xs font-semibold text-leaf tabular-nums">{number}</span>
          </p>
        </li>
      ))}
    </ol>
  </section>
);
