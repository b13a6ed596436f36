import { type PhraseFinder, phraseFinder } from '@folia/text/phrase-finder';
import type { WordEntry } from '@folia/text/read-word-list';
import { concepts, type Intent, intents, orderClasses, privateTopics, statedOnly, type Topic, timeClasses, topics } from './classes';
import { foldAccents, withoutDots } from './fold-accents';
import { groupsOf, read } from './word-lists';

const languages = ['en', 'de', 'fr', 'es', 'other'] as const;

/** One finder for each class, so that no class hides another. */
export function findersByClass<C extends string>(entries: readonly WordEntry<C>[]): ReadonlyMap<C, PhraseFinder<C>> {
  const classes = [...new Set(entries.map(({ wordClass }) => wordClass))];
  return new Map(classes.map((wordClass) => [wordClass, phraseFinder(entries.filter((entry) => entry.wordClass === wordClass))]));
}

/** A class of a word list with its place in a folded text. */
export type Found<C extends string> = { wordClass: C; start: number; end: number };

const mostKept = 8;
/** The last texts keep what was found in them: one question is read by many. */
export function foundIn<C extends string>(finders: ReadonlyMap<C, PhraseFinder<C>>): (text: string) => Found<C>[] {
  const kept = new Map<string, Found<C>[]>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const found = [...finders.values()].flatMap((finder) => finder.find(text));
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(text, found);
    return found;
  };
}

const asked = languages.map((language) => ({ language, entries: read(`asked/${language}`, [...intents, ...topics]) }));
const askedEntries = asked.flatMap(({ entries }) => entries);
const isOf =
  <C extends Intent | Topic>(classes: readonly C[]) =>
  (entry: WordEntry<Intent | Topic>): entry is WordEntry<C> =>
    (classes as readonly string[]).includes(entry.wordClass);

/** People mix English into every language; who writes in one we do not answer in may be understood by any list. */
const listsFor = (language: string) => asked.filter((list) => language === 'other' || list.language === language || list.language === 'en');
function foundInLanguage<C extends Intent | Topic>(classes: readonly C[]) {
  const finders = new Map(
    languages.map((language) => [
      language as string,
      foundIn(
        findersByClass(
          listsFor(language)
            .flatMap(({ entries }) => entries)
            .filter(isOf(classes)),
        ),
      ),
    ]),
  );
  return (text: string, language = 'other'): Found<C>[] => finders.get(language)?.(text) ?? [];
}

/** What a folded question in a language may ask for, every class with its places. */
export const intentsIn = foundInLanguage(intents);
/** The private matters and conditions of work that a folded question names. */
export const topicsIn = foundInLanguage(topics);
/** Whether a topic is a private matter. */
export const isPrivate = (topic: Topic): boolean => (privateTopics as readonly Topic[]).includes(topic);

const stated = findersByClass(read('stated', [...topics, ...statedOnly]));
/** Whether a sentence of a portfolio says something about a topic. */
export const says = (sentence: string, topic: Topic | (typeof statedOnly)[number]): boolean =>
  stated.get(topic)?.isIn(foldAccents(sentence).replace(/[$€£]\s?/g, '')) ?? false;

const orders = findersByClass(read('orders', orderClasses));
/** Whether a folded question has an order to the assistant in it. */
export const isOrderInQuestion = (question: string): boolean => orders.get('order')?.isIn(question) ?? false;
/** Whether a sentence of a portfolio tells whoever reads it what to do. */
export const isOrderHere = (sentence: string): boolean => orders.get('portfolio-order')?.isIn(foldAccents(sentence)) ?? false;

const numberFinder = phraseFinder(groupsOf('numbers'));
/** The numbers that a folded text has in words. */
export const numbersIn = (text: string): number[] =>
  numberFinder.find(text).flatMap(({ wordClass, start }) => (/^\d/.test(text.slice(start)) ? [] : [Number(wordClass)]));

const conceptEntries: WordEntry<string>[] = read('concepts', concepts);
const lexiconEntries = groupsOf('lexicon');
const meaningFinders = [phraseFinder(conceptEntries), phraseFinder(lexiconEntries)];
const meaningsIn = (text: string): Found<string>[] => meaningFinders.flatMap((finder) => finder.find(text));
/** The meanings that a folded word shares with others, in any language. */
export function conceptsOf(word: string): string[] {
  const own = meaningsIn(withoutDots(word))
    // "Next.js" is no JavaScript by its ending.
    .filter(({ start, end }) => word[start - 1] !== '.' && word[end] !== '.')
    .map(({ wordClass }) => wordClass);
  // "Wettbewerben", "facturas": the ending of a case or of many.
  return own.length > 0 || word.length < shortestCase || !/[ns]$/.test(word) ? own : meaningsIn(word.slice(0, -1)).map(({ wordClass }) => wordClass);
}
const shortestCase = 6;
/** The meanings of several words that stand together in a folded text. */
export const conceptPhrasesIn = (text: string): Found<string>[] => meaningsIn(text).filter(({ start, end }) => /[\s-]/.test(text.slice(start, end)));

const negationFinder = phraseFinder(read('negations', ['negation']));
/** Whether a folded stretch of text denies what stands behind it. */
export const denies = (text: string): boolean => negationFinder.isIn(text);

const openerClasses = ['open', 'anew', 'wish', 'intro', 'statement', 'willing', 'predicate', 'person'] as const;
const openers = new Map(
  languages.map((language) => [
    language as string,
    phraseFinder([...read(`openers/${language}`, openerClasses), ...(language === 'en' ? [] : read('openers/en', openerClasses))]),
  ]),
);
/** Whether a folded question asks for more than yes or no. */
export const isOpen = (text: string, language: string): boolean => openers.get(language)?.classesIn(text).has('open') ?? false;
/** Whether a folded text is a clause before a question, and none itself: "As manager at X". */
export function isIntro(text: string, language: string): boolean {
  const intro = openers.get(language)?.longestOfEach(text, true).get('intro');
  return intro !== undefined && !beginsAnew(text.slice(intro.end).trim(), language);
}
/** What a folded question says before it asks: "Since she left in 2015, …"; null where it asks at once. */
export function introOf(text: string, language: string): string | null {
  const at = text.indexOf(',');
  return at > 0 && isIntro(text.slice(0, at), language) ? text.slice(0, at) : null;
}
/** Whether a folded text is a statement to be confirmed: "She led that?" */
export const isStatement = (text: string, language: string): boolean =>
  !isOpen(text, language) && openers.get(language)?.longestOfEach(text, true).has('statement') === true;
/** Whether a text behind a name makes a statement of the two: "Michael managed the budgets?" */
export const isPredicate = (text: string, language: string): boolean =>
  (language === 'en' && isPast.test(text)) || openers.get(language)?.longestOfEach(text, true).has('predicate') === true;
const isPast = /^\p{L}{3,}ed(?!\p{L})/u;
/** Whether a folded question begins by asking for a person: "Who did she train?" */
export const isForPerson = (text: string, language: string): boolean => openers.get(language)?.longestOfEach(text, true).has('person') ?? false;
/** Whether a question asks for what somebody would do. */
export const isWish = (text: string, language: string): boolean => openers.get(language)?.classesIn(text).has('wish') ?? false;
/** Whether a question asks what somebody would agree to. */
export const isWilling = (text: string, language: string): boolean => openers.get(language)?.classesIn(text).has('willing') ?? false;
/** Whether a question begins anew with a folded text. */
export const beginsAnew = (text: string, language: string): boolean => openers.get(language)?.longestOfEach(text, true).has('anew') ?? false;

const titleFinders = findersByClass(read('titles', ['level', 'owner', 'lesser', 'founder', 'high']));
/** The words of a folded text that make a title less than it is alone. */
export const lesserIn = (text: string): string[] =>
  titleFinders
    .get('lesser')
    ?.find(text)
    .map(({ start, end }) => text.slice(start, end)) ?? [];
/** Whether a folded text says that somebody began something. */
export const tellsOfFounding = (text: string): boolean => titleFinders.get('founder')?.isIn(text) ?? false;

const levelClasses = ['native', 'fluent', 'working', 'conversational', 'basic'] as const;
const levelFinder = phraseFinder(read('levels', levelClasses));
/** The highest level of a spoken language that a folded text names, the higher the larger its rank; null when it names none. */
export function levelIn(text: string): { rank: number; start: number; end: number } | null {
  const found = levelFinder.find(text).map(({ wordClass, start, end }) => ({ rank: levelClasses.length - levelClasses.indexOf(wordClass), start, end }));
  return found.toSorted((a, b) => b.rank - a.rank)[0] ?? null;
}

const times = findersByClass(read('times', timeClasses));
/** The words around years in a folded question, every class with its places. */
export const timesIn = foundIn(times);

const markEntries = read('marks', languages);
/** Words without content of their own, each with the languages it is a word of. */
export const marks: ReadonlyMap<string, readonly string[]> = markEntries.reduce(
  (known, { phrase, wordClass }) => known.set(phrase, [...new Set([...(known.get(phrase) ?? []), wordClass])]),
  new Map<string, string[]>(),
);

const lightEntries = read('light', ['light']);
/** Words that a question may have without asking for them. */
const lightWords: ReadonlySet<string> = new Set(lightEntries.map(({ phrase }) => phrase));
const spanFinders = findersByClass(read('spans', ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']));
const foundSpans = foundIn(spanFinders);
/** The spans that a folded text counts by: "per month", "/day", "yearly", "of the year". */
export const spansIn = (text: string): string[] => foundSpans(text.replace(/\/(?=\p{L})/gu, ' per ')).map(({ wordClass }) => wordClass);
const tellingFinder = phraseFinder(read('telling', ['telling']));
/** Whether a folded word claims something, though a question may have it without asking for it: "the only". */
export const isTelling = (word: string): boolean => tellingFinder.isIn(word);
/** Whether a question may have a folded word without asking for it, as it stands in the list or with an s. */
export const isLight = (word: string): boolean => lightWords.has(word) || (word.length > 4 && word.endsWith('s') && lightWords.has(word.slice(0, -1)));

const wordsOfPhrases = (entries: readonly WordEntry<string>[]) => entries.flatMap(({ phrase }) => phrase.split(/[\s-]+/));

const languagesByWord = new Map<string, string[]>();
for (const { language, entries } of asked)
  for (const word of new Set(wordsOfPhrases(entries))) languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
/** The languages in which a folded word is one that people ask with. */
export const languagesOfWord = (folded: string): readonly string[] => languagesByWord.get(folded) ?? [];

/** Every whole word of the lists that tell what is asked: none of them is a slip. */
export const knownWords: ReadonlySet<string> = new Set([
  ...wordsOfPhrases([...askedEntries, ...conceptEntries, ...lexiconEntries]),
  ...lightWords,
  ...marks.keys(),
]);
const conceptWords = wordsOfPhrases(conceptEntries);
const wordsByLanguage = new Map<string, ReadonlySet<string>>(
  languages.map((language) => [
    language,
    new Set([...wordsOfPhrases(listsFor(language).flatMap(({ entries }) => entries)), ...(language === 'en' ? conceptWords : [])]),
  ]),
);
/** The words that people ask with in a language: what a slip may have meant. */
export const knownWordsOf = (language: string): ReadonlySet<string> => wordsByLanguage.get(language) ?? new Set();
