import type { SkillMention } from '@folia/skills/skill';
import { tellingStems, wordsOf } from '@folia/text/word-stems';
import { phrasesOf } from '../../phrases-of';

const listed = phrasesOf('fields', ['field', 'form', 'craft', 'plain'] as const);
const stemsOf = (wordClass: 'field' | 'form' | 'craft' | 'plain') => new Set(wordsOf(listed(wordClass).join(' ')).map(({ stem }) => stem));
const fields = stemsOf('field');
const forms = stemsOf('form');
const crafts = stemsOf('craft');
const plain = stemsOf('plain');
/** Whether a word says only in what form something is there, or how it is meant ("environment", "industry", "current"). */
export const isForm = (stem: string): boolean => forms.has(stem) || plain.has(stem) || /\d/.test(stem);
/** "Spatial analytics", "non-functional testing": an adjective right before a name of one word says which part of it is meant. */
const adjective = /(?<!\p{L})(\p{L}{2,}(?:al|ial|ic|ive|ary|ous))[ -]$/iu;
const oneWord = /^\p{L}\p{Ll}+$/u;
const nextWord = /^[ -]\p{L}+/u;
const wordsBefore = /(?:[\p{L}-]+[ -]){1,3}$/u;
/** Three words are hardly longer. */
const farthest = 60;
const wordsAfter = /^(?:[ -]\p{Ll}[\p{Ll}-]*){1,2}(?=$|[\s.,;:)])/u;

/**
 * The words of a term that decide which part of a skill is meant: fields before its name or in it ("neurological rehabilitation" is more than rehabilitation),
 * what comes after the name of a field ("trauma counselling"), and another craft after any name ("mobile application testing"). Offsets into the text.
 */
export function besideName(text: string, { skill, start, end }: Pick<SkillMention, 'skill' | 'start' | 'end'>): { beside?: readonly string[] } {
  const named = new Set(wordsOf(skill.name).map(({ stem }) => stem));
  const said = tellingStems(text.slice(start, end));
  const isOneWord = skill.kind === 'skill' && oneWord.test(text.slice(start, end));
  const part = (isOneWord && adjective.exec(text.slice(Math.max(0, start - farthest), start))?.[1]) || '';
  const before = [...tellingStems(wordsBefore.exec(text.slice(Math.max(0, start - farthest), start))?.[0] ?? ''), ...said].filter((stem) => fields.has(stem));
  const isField = said.length > 0 && said.every((stem) => fields.has(stem));
  const after = isField ? tellingStems(wordsAfter.exec(text.slice(end, end + farthest))?.[0] ?? '').filter((stem) => !forms.has(stem)) : [];
  const craft = tellingStems(nextWord.exec(text.slice(end))?.[0] ?? '').filter((stem) => crafts.has(stem));
  const beside = [...(isField ? after : before), ...tellingStems(part).filter((stem) => !plain.has(stem)), ...craft].filter((stem) => !named.has(stem));
  return beside.length > 0 ? { beside } : {};
}
