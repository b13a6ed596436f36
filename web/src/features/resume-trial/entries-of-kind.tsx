import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import { useState } from 'react';
import { entryTitle } from '../../lib/entry-title';
import { Button } from '../../ui/button';
import { dateWords, trialTexts as texts } from './trial-texts';

const shownAtFirst = 4;
/** So many passages show where an entry comes from; the review has the rest. */
const mostQuotes = 3;
const longestQuote = 180;

const shortened = (words: string) => (words.length > longestQuote ? `${words.slice(0, longestQuote).trimEnd()}…` : words);

/** Dates are said beside it already. */
const dated = new Set(['startDate', 'endDate', 'current', 'date']);

/** The passages of a resume that an entry comes from, each once, as they stand in it. */
function quotesOf({ evidence }: FoundEntry): { words: string; page: number }[] {
  const fields = Object.keys(evidence);
  const telling = fields.filter((field) => !dated.has(field));
  const found = (telling.length > 0 ? telling : fields).flatMap((field) => evidence[field] ?? []);
  return [...new Map(found.map(({ words, page }) => [words, { words, page }])).values()].slice(0, mostQuotes);
}

function periodOf({ fields: { startDate, endDate, current, date } }: FoundEntry): string {
  const until = current === true ? texts.present : endDate;
  return [startDate ?? date, until].flatMap((value) => (typeof value === 'string' && value ? [dateWords(value)] : [])).join(' – ');
}

/** The entries of one kind: what was understood, and the words it was understood from. */
export function EntriesOfKind({ title, entries }: { title: string; entries: FoundEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  if (entries.every(({ kind }) => kind === 'skill' || kind === 'language')) {
    return (
      <section className="mt-6">
        <Title count={entries.length}>{title}</Title>
        <p className="mt-1.5 border-y border-line py-2.5 font-serif text-[0.9375rem] leading-loose text-ink-2">
          {entries.map((entry, place) => (
            <span key={entry.id}>
              {place > 0 ? ' · ' : ''}
              <span className="evidence-words">{entryTitle(entry.kind, entry.fields)}</span>
            </span>
          ))}
        </p>
      </section>
    );
  }
  const shown = isOpen ? entries : entries.slice(0, shownAtFirst);
  const rest = entries.length - shown.length;
  return (
    <section className="mt-6">
      <Title count={entries.length}>{title}</Title>
      <ul className="mt-1.5 border-b border-line">
        {shown.map((entry) => (
          <li key={entry.id} className="grid gap-x-8 gap-y-1 border-t border-line py-2.5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <p className="[overflow-wrap:anywhere]">
              <span className="font-[550]">{entryTitle(entry.kind, entry.fields) || title}</span>
              <span className="block text-xs text-ink-3">{periodOf(entry)}</span>
            </p>
            <p className="font-serif text-[0.9375rem] leading-relaxed text-ink-2 [overflow-wrap:anywhere]">
              <span className="sr-only">{texts.inTheFile} </span>
              {quotesOf(entry).map(({ words, page }, place) => (
                <span key={words}>
                  {place > 0 ? ' · ' : ''}
                  <q title={texts.page(page)} className="evidence-words">
                    {shortened(words)}
                  </q>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button look="quiet" size="sm" className="mt-1" onClick={() => setOpen(true)}>
          {texts.more(rest)}
        </Button>
      ) : null}
    </section>
  );
}

const Title = ({ count, children }: { count: number; children: string }) => (
  <h3 className="section-title flex items-baseline gap-2">
    {children} <span className="font-sans text-xs font-normal text-ink-3">{count}</span>
  </h3>
);
