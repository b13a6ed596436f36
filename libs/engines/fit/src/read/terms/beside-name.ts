import type { Skill, SkillMention } from '@folia/skills/skill';
import { tellingStems, wordsOf } from '@folia/text/word-stems';
import { phrasesOf } from '../../phrases-of';
import { isTool } from '../portfolio/fields-of-role';
import { isTitle } from '../role/read-role';

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
const wordBefore = /(?<!\p{L})(\p{L}+) $/u;
const nextWord = /^[ -]\p{L}+/u;
/** "Multi-threaded programming", "evidence-based practice": a compound right before a name says of what sort it is. */
const compound = /(?<![\p{L}-])(\p{L}+-\p{Ll}+) $/u;
/** "Coding assistants": the noun behind a plain word is the thing, and the word only says which. */
const nounAfter = /^ (\p{Ll}{3,}(?: \p{Ll}{3,})?)(?=$|[\s.,;:)])/u;
/** "Mental Health Nurse": who is meant, and no more the health. */
const whoAfter = /^ ((?:\p{L}+ )?\p{L}+)/u;
const wordsBefore = /(?:[\p{L}-]+[ -]){1,3}$/u;
/** Three words are hardly longer. */
const farthest = 60;
const wordsAfter = /^(?:[ -]\p{Ll}[\p{Ll}-]*){1,2}(?=$|[\s.,;:)])/u;

/**
 * The words of a term that decide which part of a skill is meant: fields before its name or in it ("neurological rehabilitation" is more than rehabilitation),
 * what comes after the name of a field ("trauma counselling"), and another craft beside any name ("mobile application testing", "teaching statistics"). Offsets into the text.
 */
export function besideName(text: string, { skill, start, end }: Pick<SkillMention, 'skill' | 'start' | 'end'>): { beside?: readonly string[] } {
  const named = new Set(wordsOf(skill.name).map(({ stem }) => stem));
  const said = tellingStems(text.slice(start, end));
  const isOneWord = skill.kind === 'skill' && oneWord.test(text.slice(start, end));
  const part = (isOneWord && adjective.exec(text.slice(Math.max(0, start - farthest), start))?.[1]) || '';
  const before = [...tellingStems(wordsBefore.exec(text.slice(Math.max(0, start - farthest), start))?.[0] ?? ''), ...said].filter((stem) => fields.has(stem));
  const isField = said.length > 0 && said.every((stem) => fields.has(stem));
  const after = isField ? tellingStems(wordsAfter.exec(text.slice(end, end + farthest))?.[0] ?? '').filter((stem) => !forms.has(stem)) : [];
  const around = `${wordBefore.exec(text.slice(Math.max(0, start - farthest), start))?.[1] ?? ''} ${nextWord.exec(text.slice(end))?.[0] ?? ''}`;
  const craft = tellingStems(around).filter((stem) => crafts.has(stem));
  const sort = (skill.kind === 'skill' && compound.exec(text.slice(Math.max(0, start - farthest), start))?.[1]) || '';
  const noun = isOneWord ? tellingNouns(text.slice(end, end + farthest)) : [];
  const beside = [
    ...(isField ? after : before),
    ...tellingStems(part).filter((stem) => !plain.has(stem)),
    ...tellingStems(sort).filter((stem) => !isForm(stem)),
    ...craft,
    ...noun,
    ...doerBehind(text.slice(start, end + farthest), end - start, skill),
  ].filter((stem) => !named.has(stem));
  return beside.length > 0 ? { beside: [...new Set(beside)] } : {};
}

/** The fields that stand beside the name of a paper: "a registered nurse with an anaesthetic module" has more than a registration. */
export function fieldsBeside(text: string, { start, end }: { start: number; end: number }): { beside?: readonly string[] } {
  const said = new Set(tellingStems(text.slice(start, end)));
  const beside = tellingStems(`${text.slice(0, start)} ${text.slice(end)}`).filter((stem) => fields.has(stem) && !said.has(stem));
  return beside.length > 0 ? { beside: [...new Set(beside)] } : {};
}

/** The stems of the nouns right behind a name, up to the end of the thing; none where a word stands there that tells nothing ("and", "is"). */
function tellingNouns(right: string): string[] {
  const nouns = nounAfter.exec(right)?.[1]?.split(' ') ?? [];
  return nouns.every((noun) => tellingStems(noun).length > 0) ? tellingStems(nouns.join(' ')).filter((stem) => !isForm(stem)) : [];
}

/** The noun of somebody's title that begins with a name. Who programs in a language is known by the language. */
function doerBehind(text: string, length: number, skill: Skill): string[] {
  const words = skill.kind === 'skill' && !isTool(skill) ? (whoAfter.exec(text.slice(length))?.[1] ?? '').split(' ') : [];
  const title = words.map((_, index) => words.slice(0, index + 1).join(' ')).find((some) => isTitle(some) && isTitle(`${text.slice(0, length)} ${some}`));
  return title ? tellingStems(title) : [];
}
