import { useEffect, useRef } from 'react';
import { sectionName } from '../../lib/kind-names';
import type { KeptTrial } from '../../lib/trials';
import { Button } from '../../ui/button';
import { EntriesOfKind } from './entries-of-kind';
import { trialTexts as texts } from './trial-texts';

type TrialReadingProps = { kept: KeptTrial; onKeep: () => void; onForget: () => void };

/** What was read: every entry with the words of the resume that it comes from, and the words that found no place. */
export function TrialReading({ kept, onKeep, onForget }: TrialReadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!kept.reading) return null;
  const { basics, entries, unplaced, words, pages } = kept.reading;
  // In the order of the document.
  const kinds = [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({ kind, found: entries.filter((entry) => entry.kind === kind) }));
  const contact = [basics.location, basics.email, basics.phone, basics.url].flatMap((found) => found?.value ?? []);
  return (
    <article className="rounded-l border border-line bg-surface p-5 md:p-8">
      <p className="text-s text-ink-3">
        {texts.lead} · <span className="[overflow-wrap:anywhere]">{kept.file.name}</span>
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-2 font-serif text-3xl leading-tight font-light tracking-[-0.024em] outline-none">
        {basics.name?.value ?? texts.noName}
      </h2>
      {basics.headline ? <p className="mt-1 text-m text-ink-2">{basics.headline.value}</p> : null}
      {contact.length > 0 ? <p className="mt-1 text-s text-ink-3 [overflow-wrap:anywhere]">{contact.join(' · ')}</p> : null}
      <p className="mt-4 text-s text-ink-2">
        <b className="font-semibold text-ink">
          {texts.entries(entries.length)}
          {texts.from(pages)}.
        </b>{' '}
        {texts.placed(words.placed, words.visible)}
      </p>
      {kinds.map(({ kind, found }) => (
        <EntriesOfKind key={kind} title={sectionName(kind)} entries={found} />
      ))}
      {unplaced.length > 0 ? (
        <section className="mt-6 rounded-m bg-sunken p-4">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h3 className="font-semibold">{texts.unplaced(unplaced.length)}</h3>
            <span className="text-xs text-ink-3">{texts.unplacedText}</span>
          </div>
          <ul className="mt-1.5 max-h-60 overflow-auto">
            {unplaced.map(({ id, words: passage }) => (
              <li key={id} className="border-t border-line py-1.5 font-serif text-[0.9375rem] text-ink-2 first:border-t-0">
                <q>{passage}</q>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-7 font-serif text-xl leading-snug tracking-[-0.012em]">{texts.keepIt}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" size="lg" className="max-sm:w-full" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button look="quiet" size="lg" className="max-sm:w-full" onClick={onForget}>
          {texts.forget}
        </Button>
      </div>
      <p className="mt-3 text-xs text-ink-3">{texts.kept(kept.until)}</p>
    </article>
  );
}
