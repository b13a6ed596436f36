import type { Skill } from '@folia/skills/skill';
import { isTelling, type Word, wordsOf } from '@folia/text/word-stems';
import { phrasesOf } from '../../phrases-of';
import { isForm } from './beside-name';

const plain = new Set(wordsOf(phrasesOf('around-names', ['plain'] as const)('plain').join(' ')).map(({ stem }) => stem));
const isWord = /^\p{L}{2,}$/u;
const breaks = /[,;:()[\]/•–.!?]/;
/** How many words away one still belongs to a name. */
const reach = 4;
const most = 2;

const telling = (words: readonly Word[], named: ReadonlySet<string>) =>
  words.flatMap(({ stem }) => (isTelling(stem) && isWord.test(stem) && !isForm(stem) && !plain.has(stem) && !named.has(stem) ? [stem] : []));

const namesOf = new WeakMap<Skill, ReadonlySet<string>>();
/** The stems of all that a skill is called. */
export function stemsOfNames(skill: Skill): ReadonlySet<string> {
  const known = namesOf.get(skill) ?? new Set(wordsOf([skill.name, ...skill.aliases].join(' ')).map(({ stem }) => stem));
  namesOf.set(skill, known);
  return known;
}

/**
 * The words of a term around a name that tell what it is about ("relationships with advertising executives", "tests of web applications"). Offsets into the
 * text.
 */
export function aroundName(text: string, { skill, start, end }: { skill: Skill; start: number; end: number }): { around?: readonly string[] } {
  const named = stemsOfNames(skill);
  const left = text.slice(0, start).split(breaks).at(-1) ?? '';
  const right = text.slice(end).split(breaks)[0] ?? '';
  // "Coding skills with SQL": what has a name of its own is asked for beside it.
  const behind = wordsOf(right).filter((one) => !/^\p{Lu}/u.test(right.slice(one.start)));
  const around = [...telling(wordsOf(left).slice(-reach), named).slice(-most), ...telling(behind.slice(0, reach), named).slice(0, most)];
  return around.length > 0 ? { around: [...new Set(around)] } : {};
}
