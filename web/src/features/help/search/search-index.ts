import { kindOf, type Terms, termsOf } from './terms';
import { wordsIn } from './words';

/** What is searched of an article. `asked` is what people ask in their own words; it is shown nowhere. */
export type Searched = {
  slug: string;
  title: string;
  description: string;
  questions: readonly string[];
  asked: readonly string[];
  keywords: readonly string[];
  headings: readonly string[];
  text: string;
};

type Field = Exclude<keyof Searched, 'slug'>;
type Phrase = { terms: Terms; length: number };
type Entry = {
  slug: string;
  /** How much the article is about each term, from 0 to 1. */
  about: ReadonlyMap<string, number>;
  /** Its title and what people ask, each by itself. */
  phrases: readonly Phrase[];
};
/** `known` are the stems that any article has. `weightOf` is more the fewer articles a term is about, and 0 where no article has it. */
export type SearchIndex = { entries: readonly Entry[]; known: ReadonlySet<string>; weightOf: (term: string) => number };

/** How much a term counts where it stands. */
const weights: Record<Field, number> = { title: 5, questions: 3, keywords: 3, asked: 1, headings: 1, description: 1, text: 0.5 };
/** How soon saying a term again stops to count (k1 of BM25). Long texts are not held to say less: that found less. */
const enough = 0.5;
/** How much a group of words and a pair say beside a word. */
const shares = { word: 1, group: 0.7, pair: 0.7 } as const;

/** How much is said of each term in an article, by the fields it stands in (BM25F). */
function saidIn(article: Searched): Map<string, number> {
  const sum = new Map<string, number>();
  for (const [field, weight] of Object.entries(weights))
    for (const part of [article[field as Field]].flat())
      for (const [term, count] of termsOf(wordsIn(part))) sum.set(term, (sum.get(term) ?? 0) + weight * count);
  return sum;
}

/** How long a row of terms is, where each is as long as it is weighed. */
export const lengthOf = (terms: Terms, weightOf: SearchIndex['weightOf']): number =>
  Math.sqrt([...terms.keys()].reduce((sum, term) => sum + weightOf(term) ** 2, 0)) || 1;

/** Everything that is counted once for all questions. Pure. */
export function indexArticles(articles: readonly Searched[]): SearchIndex {
  const rows = articles.map((article) => ({ article, said: saidIn(article) }));
  const most = new Map<string, number>();
  for (const { said } of rows) for (const [term, count] of said) most.set(term, Math.max(most.get(term) ?? 0, count));
  // An article that has a term in passing is a small part of one that is about it.
  const holders = new Map<string, number>();
  for (const { said } of rows) for (const [term, count] of said) holders.set(term, (holders.get(term) ?? 0) + count / (most.get(term) ?? count));
  const weightOf = (term: string) => {
    const having = holders.get(term);
    return having ? Math.log(1 + (rows.length - having + 0.5) / (having + 0.5)) * shares[kindOf(term)] : 0;
  };
  const phraseOf = (phrase: string): Phrase => {
    const terms = termsOf(wordsIn(phrase));
    return { terms, length: lengthOf(terms, weightOf) };
  };
  return {
    entries: rows.map(({ article: { slug, title, questions, asked }, said }) => ({
      slug,
      about: new Map([...said].map(([term, count]) => [term, count / (count + enough)])),
      phrases: [title, ...questions, ...asked].map(phraseOf),
    })),
    known: new Set([...most.keys()].filter((term) => kindOf(term) === 'word')),
    weightOf,
  };
}
