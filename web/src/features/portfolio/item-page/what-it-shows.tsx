import { QuoteMark } from '../calm/quote-mark';
import { QuotedWords } from '../calm/quoted-line';
import { type ShownSkill, shownSkills } from '../calm/shown-skills';
import { texts } from '../texts';
import { type Quote, quotedSentence } from '../view/quotes';
import type { ItemWithBlocks } from '../view/with-texts';

/** The permanent form of the thread: skill, mark, leaf line, the words that show it (sketch item-project). */
export function WhatItShows({ item, quotes }: { item: ItemWithBlocks; quotes: readonly Quote[] }) {
  const skills = shownSkills(item, quotes);
  if (skills.length === 0) return null;
  const { blocks } = item;
  const [quoted, listed] = [skills.filter((skill) => quotedSentence(blocks, skill.quote)), skills.filter((skill) => !quotedSentence(blocks, skill.quote))];
  return (
    <section aria-labelledby="shows-title" className="mt-12">
      <h2 id="shows-title" className="mb-3 font-serif text-xl font-medium">
        {texts.itemShows(item.kind)}
      </h2>
      {quoted.length ? (
        <ul className="divide-y divide-line border-y border-line">
          {quoted.map((skill) => (
            <Row key={skill.name} skill={skill} sentence={quotedSentence(blocks, skill.quote)} />
          ))}
        </ul>
      ) : null}
      {listed.length ? (
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
          {listed.map(({ name, quote }) => (
            <li key={name}>{quote?.place === 'list' ? <QuotedWords quotes={[quote]}>{name}</QuotedWords> : name}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Row({ skill: { name, quote }, sentence }: { skill: ShownSkill; sentence: string }) {
  return (
    <li className="gap-x-2.5 py-3 md:flex md:items-baseline">
      <span className="inline-flex shrink-0 items-center gap-2 font-semibold">
        {name}
        {quote ? <QuoteMark number={quote.number} /> : null}
      </span>
      <span aria-hidden="true" className="w-14 shrink-0 -translate-y-[0.3em] border-t border-leaf max-md:hidden" />
      <q className="font-serif text-[1.0625rem] text-ink-2 max-md:mt-2 max-md:block max-md:border-s max-md:border-leaf max-md:ps-3">{sentence}</q>
    </li>
  );
}
