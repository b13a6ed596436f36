import { doctorWords, foldTitle, medicine, type RoleFamily, type TitleWords, titleWords } from './role-families';

/** Known words of a title and the letter they end at. */
export type FoundWords = { family: RoleFamily; words: string; isWeak: boolean };

const shortWord = 4;
type Step = { next: Map<string, Step>; ends: TitleWords | null };
const newStep = (): Step => ({ next: new Map(), ends: null });

function treeOf(entries: readonly TitleWords[]): Step {
  const root = newStep();
  for (const entry of entries) {
    let step = root;
    for (const letter of entry.words) {
      const next = step.next.get(letter) ?? newStep();
      step.next.set(letter, next);
      step = next;
    }
    step.ends ??= entry;
  }
  return root;
}
const beginnings = treeOf(titleWords.filter(({ isEnding }) => !isEnding));
const endings = treeOf(titleWords.filter(({ isEnding }) => isEnding));

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
/** "Técnico/a", "Mechaniker:in", "pintores/as": one word for both. */
const bothGenders = /(?<=\p{L})(?:[/*:_·]-?|\()(?:as?|os?|es|eras?|in|innen|r|e|ne|se|rice|euse|trice)\)?(?!\p{L})/giu;

const agent =
  /(?:er|or|ist|ian|ant|ent|eur|euse|ier|ière|in|nurse|chef|cook|koch|rn|lead|critic|counsel|attorney|expert|engineer|scientist|clerk|aide|hr|qa|sales)s?$/;
/** Whether words name who does something rather than what is done: in "Entwickler Versicherung" the first is the work. */
export const namesDoer = (words: string): boolean => agent.test(words);

const inflections: ReadonlySet<string> = new Set(['s', 'es', 'e', 'en', 'n', 'in', 'innen', 'a', 'as', 'er', 'r', 'ne', 'x', 'ing']);
/**
 * A word may be the beginning of a longer one: "horticultur" in horticulturist. Nouns for people only with endings such nouns have: "critical" is not a critic.
 */
function mayGoOn({ words }: TitleWords, signs: readonly string[], end: number): boolean {
  if (words.length <= shortWord) return false;
  if (!namesDoer(words)) return true;
  let rest = '';
  for (let at = end; isLetter(signs[at]); at += 1) rest += signs[at];
  return inflections.has(rest);
}

function longestAt(signs: readonly string[], at: number, root: Step, isEnd: boolean): { entry: TitleWords; end: number } | null {
  let best: { entry: TitleWords; end: number } | null = null;
  let step: Step | undefined = root;
  for (let end = at; step; end += 1) {
    const { ends } = step;
    if (ends && (!isLetter(signs[end]) || (!isEnd && mayGoOn(ends, signs, end)))) best = { entry: ends, end };
    step = step.next.get(signs[end] ?? '');
  }
  return best;
}

/** Phrases of several words by their first word, for titles with other words in between: "electrical project engineer". */
const phrases = new Map<string, TitleWords[]>();
for (const entry of titleWords) {
  const [first = '', ...more] = entry.words.split(' ');
  if (more.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), entry]);
}
const mostBetween = 2;

function loosePhrases(title: string): FoundWords[] {
  const words = title.split(/[^\p{L}\p{N}&+#.-]+/u).filter(Boolean);
  return words.flatMap((first, at) =>
    (phrases.get(first) ?? []).filter(({ words: phrase }) => {
      let place = at;
      return phrase
        .split(' ')
        .slice(1)
        .every((word) => {
          const next = words.findIndex((one, index) => index > place && index <= place + 1 + mostBetween && one.startsWith(word));
          place = next;
          return next > 0;
        });
    }),
  );
}

const ranks = doctorWords.filter(({ wordClass }) => wordClass === 'rank').map(({ phrase }) => phrase);
const fields = doctorWords.filter(({ wordClass }) => wordClass === 'field').map(({ phrase }) => phrase);
/** "Locum Consultant in Acute Medicine": elsewhere a consultant advises; this one is a doctor. */
function asDoctor(title: string): FoundWords[] {
  const spaced = ` ${title.replace(/[^\p{L}\p{N}&]+/gu, ' ')} `;
  const field = fields.find((one) => spaced.includes(one.length > shortWord ? ` ${one}` : ` ${one} `));
  return field && ranks.some((rank) => spaced.includes(` ${rank} `)) ? [{ family: medicine, words: field, isWeak: false }] : [];
}

/**
 * Known words of a title in order, the longest at each place: "physical therapist assistant" is not a physical therapist. Short words count only as whole
 * words. If there are only weak words, phrases with other words in between are looked for.
 */
export function familiesIn(title: string): FoundWords[] {
  const folded = foldTitle(title).replace(bothGenders, '');
  const signs = [...folded];
  const found: FoundWords[] = [];
  for (let at = 0; at < signs.length; at += 1) {
    const best = isLetter(signs[at - 1]) ? longestAt(signs, at, endings, true) : longestAt(signs, at, beginnings, false);
    if (!best) continue;
    found.push(best.entry);
    at = best.end - 1;
  }
  return found.every(({ isWeak }) => isWeak) ? [...found, ...loosePhrases(folded), ...asDoctor(folded)] : found;
}
