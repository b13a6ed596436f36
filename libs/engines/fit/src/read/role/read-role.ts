import { isTelling, wordsOf } from '@folia/text/word-stems';
import { type RoleFamily, roleFamilies } from './role-families';

/** The kind of work a title names; `branch` and `family` are null where no word of it is known. */
export type Role = { branch: string | null; family: string | null; stems: ReadonlySet<string>; head: string | null };

const shortWord = 4;
type Step = { next: Map<string, Step>; ends: RoleFamily | null; words: string };
const newStep = (): Step => ({ next: new Map(), ends: null, words: '' });
const root = newStep();
for (const family of roleFamilies)
  for (const words of family.words) {
    let step = root;
    for (const letter of words) {
      const next = step.next.get(letter) ?? newStep();
      step.next.set(letter, next);
      step = next;
    }
    step.ends = family;
    step.words = words;
  }

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Known words of a title in order, the longest at each place: "physical therapist assistant" is no physical therapist. Short ones count only whole. */
function familiesIn(title: string): { family: RoleFamily; words: string }[] {
  const signs = [...title.toLowerCase()];
  const found: { family: RoleFamily; words: string }[] = [];
  for (let at = 0; at < signs.length; at += 1) {
    if (isLetter(signs[at - 1])) continue;
    let best: { family: RoleFamily; words: string; end: number } | null = null;
    let step: Step | undefined = root;
    for (let end = at; step; end += 1) {
      if (step.ends && (step.words.length > shortWord || !isLetter(signs[end]))) best = { family: step.ends, words: step.words, end };
      step = step.next.get(signs[end] ?? '');
    }
    if (!best) continue;
    found.push(best);
    at = best.end - 1;
  }
  return found;
}

/** Names of who does something, not of what: in "Entwickler Versicherung" the first is the work. */
const agent =
  /(?:er|or|ist|ian|ant|ent|eur|euse|ier|ière|in|nurse|chef|cook|koch|rn|lead|critic|counsel|attorney|expert|engineer|scientist|clerk|aide|hr|qa|sales)s?$/;

/** Names of whoever does something: "Sachbearbeiterin Einkauf" buys. */
const ofAnyKind: ReadonlySet<string> = new Set(['sachbearbeiter', 'coordinator', 'office assistant']);

const levelWords = new Set(
  wordsOf(
    'senior junior lead head chief principal staff assistant associate manager director trainee intern apprentice deputy sr jr ii iii entry level team full part time remote',
  ).map(({ stem }) => stem),
);

/** Families that do much of each other's work, with how much. Others of one branch share {@link sameBranch}. */
const neighbours: readonly (readonly [string, string, number])[] = [
  ['software', 'back-end', 0.85],
  ['software', 'front-end', 0.75],
  ['software', 'mobile', 0.6],
  ['software', 'embedded', 0.5],
  ['software', 'games', 0.6],
  ['back-end', 'front-end', 0.5],
  ['back-end', 'data-engineering', 0.5],
  ['signal-processing', 'embedded', 0.6],
  ['signal-processing', 'software', 0.4],
  ['signal-processing', 'electrical-engineering', 0.5],
  ['operations', 'network', 0.5],
  ['data-science', 'data-analysis', 0.6],
  ['data-engineering', 'data-analysis', 0.5],
  ['data-engineering', 'data-science', 0.5],
  ['accounting', 'audit', 0.6],
  ['accounting', 'financial-analysis', 0.6],
  ['audit', 'compliance', 0.5],
  ['imaging', 'sonography', 0.45],
  ['writing', 'marketing', 0.45],
  ['human-resources', 'recruiting', 0.55],
  ['school-teaching', 'higher-teaching', 0.6],
  ['school-teaching', 'school-leadership', 0.6],
  ['warehouse', 'supply-chain', 0.5],
  ['electrician', 'electrical-engineering', 0.45],
  ['electrician', 'maintenance', 0.4],
  ['marketing', 'social-media', 0.6],
  ['marketing', 'communications', 0.6],
  ['communications', 'journalism', 0.5],
  ['writing', 'journalism', 0.6],
  ['writing', 'communications', 0.5],
  ['mechanical-engineering', 'manufacturing-engineering', 0.6],
  ['production', 'production-management', 0.5],
  ['product-design', 'graphic-design', 0.5],
  ['social-work', 'counselling', 0.6],
  ['social-work', 'housing', 0.5],
  ['consulting', 'operations-management', 0.3],
  ['administration', 'operations-management', 0.4],
  ['training', 'higher-teaching', 0.5],
];
const sameBranch = 0.35;
const sameFamily = 0.9;
/** Titles nobody knows, one of which is the other with more words. */
const containedWords = 0.85;

const likenessOf = new Map(neighbours.flatMap(([a, b, likeness]) => [[`${a} ${b}`, likeness] as const, [`${b} ${a}`, likeness] as const]));
const read = new Map<string, Role>();
const mostTitles = 5_000;

/** Reads a title; its last known words are the kind of work ("education software sales consultant" sells). */
export function roleOf(title: string): Role {
  const role = read.get(title);
  if (role) return role;
  const head = title.split(/\s[–—|-]\s|[,(@]| (?:for|at|to|zu|zur|chez) /u)[0] ?? title;
  const found = familiesIn(head);
  const { family } = found.findLast(({ words }) => agent.test(words) && !ofAnyKind.has(words)) ??
    found.findLast(({ words }) => !ofAnyKind.has(words)) ??
    found.at(-1) ??
    familiesIn(title)[0] ?? { family: null };
  const telling = wordsOf(head)
    .map(({ stem }) => stem)
    .filter((stem) => isTelling(stem) && !levelWords.has(stem));
  const made = { branch: family?.branch ?? null, family: family?.family ?? null, stems: new Set(telling), head: telling.at(-1) ?? null };
  if (read.size >= mostTitles) read.clear();
  read.set(title, made);
  return made;
}

/** How much one kind of work is another, 0–1: the same words, the same family, neighbours, the same branch. */
export function roleLikeness(had: Role, wanted: Role): number {
  const shared = [...wanted.stems].filter((stem) => had.stems.has(stem)).length;
  const words = wanted.stems.size > 0 && had.stems.size > 0 ? shared / Math.max(wanted.stems.size, had.stems.size) : 0;
  // "Signal engineer", "Audio signal processing engineer": the same noun at the end, and one says what the other does.
  const isOneKind = had.head === wanted.head && shared > 1 && shared === Math.min(wanted.stems.size, had.stems.size);
  if (had.family === null || wanted.family === null) return isOneKind ? Math.max(words, containedWords) : words;
  if (had.family === wanted.family) return sameFamily + (1 - sameFamily) * words;
  const close = likenessOf.get(`${had.family} ${wanted.family}`) ?? (had.branch === wanted.branch ? sameBranch : 0);
  return Math.max(close, Math.min(words, 0.5));
}
