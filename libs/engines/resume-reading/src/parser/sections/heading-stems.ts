import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';
import type { SectionKind } from './section-lexicon';

/** In the order in which they are tried. */
const kinds = [
  'volunteering',
  'certification',
  'award',
  'publication',
  'project',
  'language',
  'education',
  'skill',
  'work',
  'none',
] as const satisfies readonly SectionKind[];
const entries = readWordList(join(__dirname, '../../words/heading-stems'), [...kinds, 'leading']);

/** "*kenntnis*", "experien*", "awards": whether a word holds, begins with or is the stem. */
function stemOf(phrase: string): (word: string) => boolean {
  const stem = phrase.replace(/\*/g, '');
  const [opens, ends] = [phrase.startsWith('*'), phrase.endsWith('*')];
  if (opens) return ends ? (word) => word.includes(stem) : (word) => word.endsWith(stem);
  return ends ? (word) => word.startsWith(stem) : (word) => word === stem;
}

const stemsOf = (wordClass: SectionKind | 'leading') => entries.filter((entry) => entry.wordClass === wordClass).map(({ phrase }) => stemOf(phrase));
const stems = kinds.map((kind) => ({ kind, own: stemsOf(kind) }));
const leading = stemsOf('leading');

/**
 * The kind that a heading's significant word indicates, or none, for headings that are on no list ("Selected Consulting Experience", "Berufliche
 * Auslandserfahrungen"). Romance and Slavic headings name their subject first ("Experiencia en banca"), Germanic and English ones last ("Banking Experience").
 * Takes lower-case words. Fails for headings made of other words: those are recognized only by their look and kept as "other". Pure.
 */
export function stemKinds(words: readonly string[]): SectionKind[] {
  const [first = '', last = ''] = [words[0], words[words.length - 1]];
  const kindOf = (word: string) => (word ? stems.find(({ own }) => own.some((fits) => fits(word)))?.kind : undefined);
  const kind = kindOf(last) ?? (leading.some((fits) => fits(first)) ? kindOf(first) : undefined);
  return kind ? [kind] : [];
}
