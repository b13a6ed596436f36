import { isTelling, wordsOf } from '@folia/text/word-stems';
import { familyLikeness } from './role-families';
import { familiesIn, namesDoer } from './title-words';

/**
 * The kind of work a title names; `branch` and `family` are null if no word of it is known. `isLoose`: by a word that many kinds share ("1st Year Analyst").
 */
export type Role = { branch: string | null; family: string | null; stems: ReadonlySet<string>; head: string | null; isLoose: boolean };

const levelWords = new Set(
  wordsOf(
    'senior junior lead head chief principal staff assistant associate manager director trainee intern apprentice deputy sr jr ii iii entry level team full part time remote',
  ).map(({ stem }) => stem),
);

const sameFamily = 0.9;
/** Unknown titles, one of which is the other with more words. */
const containedWords = 0.85;

/** Words shared by titles of two known kinds. */
const sharedWords = 0.5;
const sharedWord = 0.2;
/** Titles of which one is unknown and that share nothing but their noun. */
const nounAlone = 0.45;

/** "Teaching assistant, Department of Graphics": where, not what. */
const unit = /,\s*(?:the )?(?:dep(?:artment|artamento|artement|to?)|faculty|facultad|faculté|institute?|instituto|institut|abteilung|school)(?!\p{L}).*$/iu;
const read = new Map<string, Role>();
const mostTitles = 5_000;

/** Reads a title; its last known words are the kind of work ("education software sales consultant" is a sales job). */
export function roleOf(title: string): Role {
  const role = read.get(title);
  if (role) return role;
  const head = title.split(/\s[–—|-]\s|[,(@]| (?:for|at|to|zu|zur|chez) /u)[0] ?? title;
  const found = familiesIn(head);
  const { family, isWeak: isLoose } = found.findLast(({ words, isWeak }) => namesDoer(words) && !isWeak) ??
    found.findLast(({ isWeak }) => !isWeak) ??
    found.at(-1) ??
    familiesIn(title.replace(unit, ''))[0] ?? { family: null, isWeak: false };
  const telling = wordsOf(head)
    .map(({ stem }) => stem)
    .filter((stem) => isTelling(stem) && !levelWords.has(stem));
  const made = { branch: family?.branch ?? null, family: family?.family ?? null, stems: new Set(telling), head: telling.at(-1) ?? null, isLoose };
  if (read.size >= mostTitles) read.clear();
  read.set(title, made);
  return made;
}

const mostTitleWords = 4;
/** Whether words are the title of someone in a known kind of work: "Feinwerkmechaniker" is, "quality" is not. */
export const isTitle = (words: string): boolean =>
  words.split(/\s+/).length <= mostTitleWords && familiesIn(words).some(({ words: known, isWeak }) => !isWeak && namesDoer(known));

/** Whether one word is the name of a kind of work: "Krankenpflege", "fontanería". */
export const isTrade = (words: string): boolean => !/\s/.test(words.trim()) && familiesIn(words).some(({ isWeak }) => !isWeak);

/** How alike two kinds of work are, 0–1: the same words, the same family, neighbours, the same branch. */
export function roleLikeness(had: Role, wanted: Role): number {
  const shared = [...wanted.stems].filter((stem) => had.stems.has(stem)).length;
  const words = wanted.stems.size > 0 && had.stems.size > 0 ? shared / Math.max(wanted.stems.size, had.stems.size) : 0;
  // "Signal engineer", "Audio signal processing engineer": both end in the same noun, and one contains the words of the other.
  const isOneKind = had.head === wanted.head && shared > 1 && shared === Math.min(wanted.stems.size, had.stems.size);
  if (had.family === null || had.branch === null || wanted.family === null || wanted.branch === null)
    // "Systems Engineer" and "Manufacturing Engineer" share the noun alone.
    return isOneKind ? Math.max(words, containedWords) : shared === 1 && words < 1 && had.head === wanted.head ? Math.min(words, nounAlone) : words;
  if (had.family === wanted.family) return sameFamily + (1 - sameFamily) * words;
  const close = familyLikeness({ branch: had.branch, family: had.family }, { branch: wanted.branch, family: wanted.family });
  // "Social worker" and "graduado social" share a word that says little of the work: between branches, one word is a weak proof.
  return Math.max(close, Math.min(words, shared > 1 || had.branch === wanted.branch ? sharedWords : sharedWord));
}
