import { skillNamed } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import { areSynonyms, expansionIn } from '@folia/skills/synonyms';
import { isTool } from '../read/portfolio/fields-of-role';
import { lettersApart } from './letters-apart';

const fewestLetters = 7;
const fewestForTwo = 11;
/** "DPAs", "a11y": nobody writes a plain word like that, whereas "sat" is not a system acceptance test. */
const isShort = /^(?:\p{Lu}[\p{Lu}&]{2,5}s?|\p{L}\d{1,2}\p{L})$/u;

/** In shorter names a different spelling is a different name: "our" is not OR. */
const fewestForSpelling = 4;

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A name written with a capital needs one: "the sales force" is not Salesforce. */
const isWrittenLike = (words: string, name: string) => !/^\p{Lu}/u.test(name) || words.split(/[\s-]+/).every((word) => /^[\p{Lu}\p{N}]/u.test(word));

const isRespelt = (words: string, name: string) => Math.min(words.length, name.length) >= fewestForSpelling && areSynonyms(words, name) === 'spelling';

/** One wrong letter in a long name, two in a very long one, with the same number of words. A name that contains symbols has to match exactly. */
function isMisspelt(words: string, name: string): boolean {
  const [own, wanted] = [folded(words), folded(name)];
  const shorter = Math.min(own.length, wanted.length);
  if (shorter < fewestLetters || own[0] !== wanted[0] || own.split(' ').length !== wanted.split(' ').length || !/^[\p{L} ]+$/u.test(wanted)) return false;
  return lettersApart(own, wanted) <= (shorter >= fewestForTwo ? 2 : 1);
}

/**
 * Whether words the taxonomy does not know are one of a skill's names: a different spelling ("Power-BI") or, for a tool whose name is not a plain word, one
 * wrong letter. A name the taxonomy knows is found without help, unless it is used with another meaning ("you excel at talking").
 */
export function isNameOf(words: string, skill: Skill): boolean {
  if (skill.ambiguous || skillNamed(words)) return false;
  return [skill.name, ...skill.aliases].some(
    (name) => isWrittenLike(words, name) && (isRespelt(words, name) || (skill.kind === 'skill' && isTool(skill) && isMisspelt(words, name))),
  );
}

/** Whether words match what a posting asks for in its own words: a different spelling or the abbreviation. */
export function isSameName(words: string, asked: string): boolean {
  if (!isWrittenLike(words, asked)) return false;
  return (
    areSynonyms(words, asked) === 'spelling' ||
    (isShort.test(words) && (areSynonyms(words, asked) === 'abbreviation' || expansionIn(` ${asked}`, words) === asked))
  );
}
