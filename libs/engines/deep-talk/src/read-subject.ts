import { monthsOf } from '@folia/fit/read/portfolio/period';
import { readEntries } from './read/read-entries';
import { foldedWords, passagesOfBasics } from './read/read-passages';
import type { ReadSubject, Subject } from './read/subject';

export type { ReadSubject, Subject } from './read/subject';

const titles = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|M|Mme|Sr|Sra)\.?\s+)+/i;

const known = new Map<string, string[]>();
/** The words of a skill's name; names repeat. */
function namesOf(name: string): string[] {
  const words = known.get(name) ?? foldedWords(name);
  known.set(name, words);
  return words;
}

/** Reads what a viewer may see of a person, once for any number of questions. `asOf`: YYYY-MM or longer, the month that ongoing entries last to. Pure. */
export function readSubject(subject: Subject, asOf: string): ReadSubject {
  const now = monthsOf(asOf);
  const entries = readEntries(subject.items, asOf, now);
  const passages = [...passagesOfBasics(subject.basics), ...entries.flatMap((entry) => entry.passages)];
  const stems = new Map<string, number>();
  for (const passage of passages) for (const stem of passage.stems) stems.set(stem, (stems.get(stem) ?? 0) + 1);
  const name = subject.basics.name.replace(titles, '').trim();
  return {
    basics: subject.basics,
    firstName: name.split(/\s+/)[0] ?? '',
    asOf,
    now,
    entries,
    passages,
    entryOf: new Map(entries.map((entry) => [entry.id, entry])),
    stems,
    words: new Set([
      ...passages.flatMap(({ folded }) => [...folded]),
      ...foldedWords(subject.basics.name),
      ...passages.flatMap(({ skills }) => skills.flatMap(({ skill }) => [skill.name, ...skill.aliases].flatMap(namesOf))),
    ]),
  };
}
