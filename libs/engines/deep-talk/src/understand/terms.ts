import { skillNamed } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import type { ReadSubject } from '../read/subject';
import { isMonth } from './dates';
import { foldAccents } from './fold-accents';
import { kindsAsked } from './kinds';
import type { QuestionLanguage } from './language-of';
import { isAcronym, isElided, isMark, isNamedPlace } from './small-words';
import { spokenNamed } from './spoken-languages';
import type { Text, Token } from './tokens';
import { conceptPhrasesIn, conceptsOf, isLight, isTelling, marks, numbersIn } from './word-finders';
import { phrasesOf } from './word-lists';

/** A thing a question asks about: its words as typed, what the taxonomy takes it for, and whether the answer has to have it. */
export type Term = { text: string; tokens: readonly Token[]; skill: Skill | null; concepts: readonly string[]; isRequired: boolean };

const mostWords = 4;
/** A question of more things is a pasted text: its first things are what can be looked for. */
const mostTerms = 24;
/** "CS" is no plural of C, and beds are no degrees. */
const shortestPlural = 4;
const everyday = phrasesOf('everyday', 'everyday');
/** Everyday words that name a tool where they are meant so: "years of Go". */
const namedWords = phrasesOf('everyday', 'named');
/** Skills of the taxonomy whose names mean things of which one may know one alone: the piano and the voice. */
const broad = phrasesOf('everyday', 'broad');

function skillAt(tokens: readonly Token[], at: number, used: ReadonlySet<Token>, folded: string): { skill: Skill; tokens: Token[] } | null {
  for (let length = Math.min(mostWords, tokens.length - at); length >= 1; length -= 1) {
    const run = tokens.slice(at, at + length);
    if (run.some((token) => used.has(token))) continue;
    const words = run.map(({ raw }) => raw).join(' ');
    const word = words.toLowerCase();
    const isPlain = everyday.has(word) || (namedWords.has(word) && !isNameMeant(tokens, at));
    const isOther = isPlain || (words.length === 1 ? !isLetterMeant(tokens, at) : marks.has(run[0]?.folded ?? ''));
    if (length === 1 && isOther) continue;
    if (length > 1 && folded.slice(run[0]?.start, run.at(-1)?.end).search(/[,;?!:]/) >= 0) continue;
    const skill =
      (length === 1 ? spokenNamed(words) : skillNamed(words)) ??
      (length === 1 && (words.length > shortestPlural || /\p{Lu}{2}/u.test(words)) && words.endsWith('s') ? skillNamed(words.slice(0, -1)) : undefined);
    if (skill && !broad.has(foldAccents(skill.name))) return { skill, tokens: run };
  }
  return null;
}

/** "R?", "does she know C", "in c or r": a letter that names a language. "R u" and "I" name none. */
function isLetterMeant(tokens: readonly Token[], at: number): boolean {
  const [before, letter, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!letter || next?.folded === 'u') return false;
  // "A manager?" and "I": words that begin questions.
  if (/\p{Lu}/u.test(letter.raw)) return !smallLetters.has(letter.folded) && (at > 0 || next === undefined || behindLetter.has(next.folded));
  return standsForThing(before, next);
}
const standsForThing = (before: Token | undefined, next: Token | undefined) =>
  before !== undefined && beforeLetter.has(before.folded) && (next === undefined || behindLetter.has(next.folded));

/** "Years of Go", "does she know go?", "Go experience": an everyday word with a capital inside a question in small letters, or one that stands where a thing does. */
function isNameMeant(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!word) return false;
  if (before === undefined) return next === undefined || behindLetter.has(next.folded);
  const isCapital = /^\p{Lu}/u.test(word.raw) && tokens.some(({ raw }) => /^\p{Ll}/u.test(raw));
  return isCapital || standsForThing(before, next);
}
const smallLetters: ReadonlySet<string> = new Set(['a', 'i', 'e', 'o', 'y', 'u']);
const beforeLetter = phrasesOf('everyday', 'before-letter');
const behindLetter = phrasesOf('everyday', 'behind-letter');

/** The skills that a question names, longest names first. */
export function skillsIn(text: Text, ignored: ReadonlySet<Token> = new Set()): { skill: Skill; tokens: Token[] }[] {
  const found: { skill: Skill; tokens: Token[] }[] = [];
  for (let at = 0; at < text.tokens.length; at += 1) {
    const one = skillAt(text.tokens, at, ignored, text.folded);
    if (!one) continue;
    found.push(one);
    at += one.tokens.length - 1;
  }
  return found;
}

/** "OSHA 10", "Java 17": a figure behind a name belongs to it. */
function isPartOfName({ tokens }: Text, token: Token): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return (
    before !== undefined &&
    !/^(?:19|20)\d\d$/.test(token.folded) &&
    before.end + 1 === token.start &&
    /\p{Lu}/u.test(before.raw) &&
    !marks.has(before.folded) &&
    !isLight(before.folded)
  );
}

/** "July 2024": the month belongs to the year. */
const isMonthOfYear = ({ tokens }: Text, token: Token): boolean =>
  isMonth(token.folded) && tokens.slice(tokens.indexOf(token) + 1, tokens.indexOf(token) + 3).some(({ folded }) => /^(?:19|20)\d\d$/.test(folded));

/** "Ten years": a length of time, as 10 years are. */
const isOfYears = ({ tokens }: Text, token: Token): boolean =>
  numbersIn(token.folded).length > 0 && /^(?:years?|yrs?|jahren?|ans|anos)$/.test(tokens[tokens.indexOf(token) + 1]?.folded ?? '');

/** The meanings of a name as a whole: those of its single words are not its own. */
function meaningsOfName(tokens: readonly Token[]): string[] {
  const name = tokens.map(({ folded }) => folded).join(' ');
  const own = tokens.length === 1 ? conceptsOf(name) : conceptPhrasesIn(name).map(({ wordClass }) => wordClass);
  return [...own, ...kindsAsked(name).flatMap(({ wordClass, start, end }) => (start === 0 && end === name.length ? [wordClass] : []))];
}

/** What a word asks for, and the kind that it is the wide name of. */
const meaningsAsked = (word: string): string[] => [...conceptsOf(word), ...kindsAsked(word).map(({ wordClass }) => wordClass)];

/**
 * What a question asks about: known skills as a whole, then every other word with content. `framing`: words that only say what kind of answer is wanted. `ignored`:
 * words that are spoken for, such as the name of an employer. `language`: whose small words say nothing.
 */
export function termsOf(
  text: Text,
  subject: ReadSubject,
  framing: ReadonlySet<Token>,
  ignored: ReadonlySet<Token>,
  language: QuestionLanguage = 'other',
): Term[] {
  const own = foldAccents(subject.basics.name).split(/\s+/);
  // Alex for Alexander.
  const short = text.tokens.map(({ folded }) => folded).filter((word) => word.length > 2 && own[0]?.startsWith(word));
  const names = new Set([...own, ...short]);
  const skills = skillsIn(text, new Set([...ignored, ...text.tokens.filter(({ folded }) => names.has(folded))]));
  const seen = new Set<object>();
  const phrases = [...conceptPhrasesIn(text.folded), ...kindsAsked(text.folded).filter(({ start, end }) => /[\s-]/.test(text.folded.slice(start, end)))];
  // The budget of an ad budget is no skill of its own.
  const isWithin = (tokens: readonly Token[]) =>
    phrases.some(({ start, end }) => {
      const [first, last] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
      return start <= first && end >= last && end - start > last - first;
    });
  const ofSkill = new Map(skills.filter(({ tokens }) => !isWithin(tokens)).flatMap((one) => one.tokens.map((token) => [token, one] as const)));
  const terms = text.tokens.flatMap((token): Term[] => {
    const named = ofSkill.get(token);
    if (named) {
      if (seen.has(named)) return [];
      seen.add(named);
      const isLightName = (one: Token) => named.tokens.length === 1 && isLight(one.folded) && !namedWords.has(one.folded);
      const isFrame = named.tokens.every((one) => framing.has(one) || isLightName(one));
      const words = text.raw.slice(named.tokens[0]?.start, named.tokens.at(-1)?.end);
      return [{ text: words, tokens: named.tokens, skill: named.skill, concepts: meaningsOfName(named.tokens), isRequired: !isFrame }];
    }
    const phrase = phrases.find(({ start, end }) => token.start >= start && token.end <= end);
    if (phrase) {
      if (seen.has(phrase)) return [];
      seen.add(phrase);
      const own = text.tokens.filter(({ start, end }) => start >= phrase.start && end <= phrase.end);
      if (own.every((one) => ignored.has(one))) return [];
      const isFrame = own.every((one) => ignored.has(one) || framing.has(one) || isLight(one.folded)) && !own.some(({ folded }) => isTelling(folded));
      return [{ text: text.raw.slice(phrase.start, phrase.end), tokens: own, skill: null, concepts: [phrase.wordClass], isRequired: !isFrame }];
    }
    const isLetter =
      token.raw.length === 1 && /\p{L}/u.test(token.raw) && !isElided(token, text, language) && isLetterMeant(text.tokens, text.tokens.indexOf(token));
    const isPlace = isNamedPlace(token, text, language);
    if (
      ignored.has(token) ||
      (isMark(token, language) && !isAcronym(token, text) && !isLetter && !isPlace) ||
      names.has(token.folded) ||
      (token.folded.length < 2 && !/\d/.test(token.folded) && !isLetter)
    )
      return [];
    const isFrame =
      framing.has(token) ||
      isMonthOfYear(text, token) ||
      isOfYears(text, token) ||
      (isLight(token.folded) && !isPlace && !(isAcronym(token, text) && conceptsOf(token.folded).length > 0)) ||
      (/^(?:\d+|(?:19|20)\d0s)$/.test(token.folded) && !isPartOfName(text, token));
    return [{ text: token.raw, tokens: [token], skill: null, concepts: meaningsAsked(token.folded), isRequired: !isFrame }];
  });
  return terms.slice(0, mostTerms);
}

/** The single words of a thing that the taxonomy knows by a longer name: "cloud costs". */
export const wordsOfTerm = ({ tokens }: Term): Term[] =>
  tokens
    .filter(({ folded }) => !marks.has(folded))
    .map((token) => {
      const skill = skillNamed(token.raw) ?? null;
      // Windows are light by themselves, and no part of "Windows Server" that may be left out.
      const isName = skill !== null && !everyday.has(token.folded) && !namedWords.has(token.folded);
      return { text: token.raw, tokens: [token], skill, concepts: meaningsAsked(token.folded), isRequired: isName || !isLight(token.folded) };
    });
