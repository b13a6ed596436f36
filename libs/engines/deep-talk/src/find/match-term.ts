import { skillNamed } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import type { Passage } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import { spokenNamed } from '../understand/spoken-languages';
import type { Term } from '../understand/terms';
import { conceptsOf, denies } from '../understand/word-finders';

/** From this strength on a passage shows the thing itself; below it shows something near. */
export const surely = 0.74;
const shortestPart = 5;

/** The last three words before a place, nothing but blanks between them. */
const wordsBefore = /(?:[\p{L}'’]+\s+){1,3}$/u;

/** Whether what stands at a place of a passage is denied there. */
function isDenied(text: string, start: number): boolean {
  const before = wordsBefore.exec(text.slice(Math.max(0, start - 40), start))?.[0];
  return before !== undefined && denies(foldAccents(before));
}

const inflection = /(?:ungen|innen|ung|ern|en|er|es|em|in|os|as|ar|ir|e|n|s|a|o)$/u;
/** A long word without its ending, so that "Stürzen" and "Sturzrate" meet. */
const rootOf = (folded: string): string => {
  const root = folded.length > shortestPart ? folded.replace(inflection, '') : folded;
  return root.length >= shortestPart ? root : folded;
};

/** What a word may end in beyond another and still mean it: "Positron" is no "Posit". */
const isEnding =
  /^(?:e?[sdrnm]|e[snmr]s|ers|in|innen|ing|ings|ment|ments|ion|ions|al|ally|ly|y|ies|ist|ists|ung|ungen|[ao]s?|age|euse?|euses|ique|iques|ed|ship|hood|ness|able)$/u;

const shortStem = 4;
/** Servers are no services, though both have one short stem: a word of a meaning is no word without it. */
function isOtherWord(folded: string, stem: string, { text, words }: Passage): boolean {
  if (stem.length > shortStem) return false;
  const meanings = conceptsOf(folded);
  const same = words.filter((word) => word.stem === stem).map(({ start, end }) => conceptsOf(foldAccents(text.slice(start, end))));
  return meanings.length > 0 && same.every((found) => !found.some((one) => meanings.includes(one)));
}

const british = /(?<=\p{L}{3})is(?=(?:e[sdr]?|ers|ing|ations?)$)/u;

function wordMatch(folded: string, stem: string, passage: Passage): number {
  if (passage.folded.has(folded) || (passage.stems.has(stem) && !isOtherWord(folded, stem, passage))) return 1;
  if (british.test(folded) && passage.folded.has(folded.replace(british, 'iz'))) return 1;
  if (folded.endsWith('s') && folded.length > 2 && passage.folded.has(folded.slice(0, -1))) return 1;
  if (folded.length < shortestPart) return 0;
  const root = rootOf(folded);
  for (const word of passage.folded) {
    if (word.length < shortestPart) continue;
    if (root !== folded && word.startsWith(root)) return 0.8;
    if (word.startsWith(folded) || (folded.startsWith(word) && isEnding.test(folded.slice(word.length)))) return 0.85;
    if (word.includes(folded)) return 0.8;
  }
  return 0;
}

/** Whether a passage names this skill, but as what others did, or as something learnt about. */
export const isOthersDoing = ({ isTold, isLearnt, skills }: Passage, skill: Skill): boolean =>
  isTold && skills.some((one) => one.skill === skill && (one.own === 0 || isLearnt));

/** Whether every word of a passage that has one of these meanings is denied there. */
function isMeaningDenied({ text, words }: Passage, meanings: readonly string[]): boolean {
  const places = words.filter(({ start, end }) => conceptsOf(foldAccents(text.slice(start, end))).some((one) => meanings.includes(one)));
  return places.length > 0 && places.every(({ start }) => isDenied(text, start));
}

const ofPeople: ReadonlySet<string> = new Set(['persons', 'team']);

/** A single letter is a name where it stands in a list; elsewhere it stands for much else: "licence C", "R&D". */
const isListedLetter = (letter: string, text: string): boolean =>
  new RegExp(`(?:^|[,;/(:]\\s?|\\s(?:and|or|und|et|y)\\s)${letter.toUpperCase()}(?=$|[,;/).]|\\s(?:and|or|und|et|y)\\s)`, 'u').test(text);

/** Many answerers hold the same thing against the same passages. */
const known = new WeakMap<Term, Map<Passage, number>>();

/** How far a passage has a thing, 0–1: by the taxonomy and the person's own doing, by its words, by a word that may stand for it. */
export function matchTerm(term: Term, passage: Passage): number {
  const matches = known.get(term) ?? new Map<Passage, number>();
  if (matches.size === 0) known.set(term, matches);
  const match = matches.get(passage) ?? matchNow(term, passage);
  matches.set(passage, match);
  return match;
}

/** "CKA" of a line that has CKAD: papers that are one skill of the taxonomy, each called by its own letters. */
const isOtherPaper = ({ skill, tokens: [letters, ...others] }: Term, { folded }: Passage): boolean =>
  skill?.kind === 'credential' &&
  letters !== undefined &&
  others.length === 0 &&
  !folded.has(letters.folded) &&
  [...folded].some((word) => word.length <= mostLetters && skillNamed(word) === skill);
const mostLetters = 6;
/** Near, and not the thing itself. */
const nearby = 0.5;

function matchNow(term: Term, passage: Passage): number {
  let best = 0;
  if (term.skill)
    for (const { skill, start, own } of passage.skills) {
      const strength = skillStrength(skill, term.skill) * (own > 0 && !passage.isLearnt ? 1 : 0.3);
      if (strength > best && !isDenied(passage.text, start)) best = strength;
    }
  // "Japonais" for Japanese.
  if (term.skill?.kind === 'language' && !passage.isTold && passage.words.length === 1 && spokenNamed(passage.text) === term.skill) return 1;
  if (isOtherPaper(term, passage)) best = Math.min(best, nearby);
  const [letter, ...others] = term.tokens;
  if (best < 1 && letter && others.length === 0 && /^\p{L}$/u.test(letter.raw)) return isListedLetter(letter.raw, passage.text) ? 1 : best;
  if (best >= 1) return best;
  // Named, but as what others did.
  if (term.skill && best < surely && isOthersDoing(passage, term.skill)) return best;
  const words = term.tokens.map(({ folded, stem }) => wordMatch(folded, stem, passage));
  const least = Math.min(...words);
  // An everyday word that the taxonomy knows as a tool counts by the taxonomy alone.
  const isOtherMeaning = term.skill?.ambiguous === true && passage.isTold && term.tokens.length === 1 && !passage.text.includes(term.tokens[0]?.raw ?? '');
  // Management has no manager.
  const isOtherRank =
    term.concepts.includes('boss') &&
    !term.tokens.every(({ folded }) => [folded, `${folded}s`, folded.replace(/s$/, '')].some((word) => passage.folded.has(word)));
  if (!isOtherMeaning && !isOtherRank) best = Math.max(best, least);
  // A tenor is no soprano, though both are voices.
  const isOneOfMany = term.tokens.length === 1 && term.concepts.includes('voice-type');
  // Nurses are no patients, nor engineers cooks, though all are people.
  const isAnyone = term.concepts.includes('anyone');
  const shared = best < surely && !isOneOfMany ? term.concepts.filter((concept) => passage.concepts.has(concept) && (!ofPeople.has(concept) || isAnyone)) : [];
  if (shared.length > 0 && !isMeaningDenied(passage, shared)) best = surely + 0.01;
  if (best > 0 && least >= 0.8) {
    const place = passage.words.find(({ stem }) => stem === term.tokens[0]?.stem);
    if (place && isDenied(passage.text, place.start)) return 0;
  }
  return best;
}
