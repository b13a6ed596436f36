import { synonyms } from '../../../../content/help/search-words';
import { isEmpty, stemOf, wordsIn } from './words';

/** What is counted of a text: its stems, the groups of words that mean the same (`#3`), and pairs of neighbours (`log in`). */
export type Terms = ReadonlyMap<string, number>;

/** Where a phrase of a group begins: its stems, and the group. */
type Phrase = { stems: readonly string[]; group: string };

const phrases = new Map<string, Phrase[]>();
for (const [place, line] of synonyms.entries())
  for (const phrase of line.split(',')) {
    const stems = wordsIn(phrase).map(stemOf);
    const first = stems[0] ?? '';
    phrases.set(first, [...(phrases.get(first) ?? []), { stems, group: `#${place}` }]);
  }

/** The groups whose words stand in a row of stems from a place on. */
const groupsAt = (stems: readonly string[], at: number): string[] =>
  (phrases.get(stems[at] ?? '') ?? []).filter((phrase) => phrase.stems.every((stem, step) => stems[at + step] === stem)).map(({ group }) => group);

/** The terms of words in a row. A group counts once, however many of its words are said: a text is not more about it for that. */
export function termsOf(words: readonly string[]): Terms {
  const stems = words.map(stemOf);
  const terms = new Map<string, number>();
  const groups = new Set<string>();
  for (const [at, stem] of stems.entries()) {
    if (!isEmpty(words[at] ?? '')) terms.set(stem, (terms.get(stem) ?? 0) + 1);
    for (const group of groupsAt(stems, at)) groups.add(group);
    const next = stems[at + 1];
    if (next !== undefined) terms.set(`${stem} ${next}`, 1);
  }
  for (const group of groups) terms.set(group, 1);
  return terms;
}

/** A pair, a group and a word say differently much by themselves. */
export const kindOf = (term: string): 'pair' | 'group' | 'word' => (term.includes(' ') ? 'pair' : term.startsWith('#') ? 'group' : 'word');
