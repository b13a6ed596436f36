import { emptyWords, synonyms } from '../../../content/help/search-words';

/** What is searched of an article. */
export type Searched = {
  slug: string;
  title: string;
  description: string;
  questions: readonly string[];
  keywords: readonly string[];
  headings: readonly string[];
  text: string;
};

/** How much a word counts where it stands. */
const weights = { title: 6, questions: 5, keywords: 4, headings: 3, description: 2, text: 1 } as const;
/** An article that fits less than this part of the best one is left out. */
const worthShowing = 0.4;
/** A word that means the same counts less than the word itself, and so does the beginning of one. */
const alike = 0.6;
const beginning = 0.5;
/** One of several words of a keyword says less than all of them; what all of them say in a row counts on top, each time as much as a word that is one. */
const partOfPhrase = 0.8;
/** What a word counts more each further time that an article has it. */
const again = 0.3;
const endings = ['ions', 'ion', 'ing', 'ments', 'ment', 'ed', 'es', 's', 'e'];
const empty = new Set(emptyWords);

/** A word without its ending, so that `dates` finds `date`. */
function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  return ending ? word.slice(0, -ending.length) : word;
}

const allWordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
/** Without those that say nothing by themselves. */
const wordsIn = (text: string): string[] =>
  allWordsIn(text)
    .filter((word) => !empty.has(word))
    .map(stemOf);

const groups = synonyms.map((line) => wordsIn(line));
const alikeOf = (word: string): string[] => groups.filter((group) => group.includes(word)).flat();

/** Where each word of an article stands best, and a little for each further time. */
function weighed({ title, questions, keywords, headings, description, text }: Searched): Map<string, number> {
  const best = new Map<string, number>();
  const fields = { title, questions: questions.join(' '), headings: headings.join(' '), description, text };
  const add = (text: string, weight: number) => {
    for (const word of wordsIn(text)) best.set(word, Math.max(best.get(word) ?? 0, weight) + (best.has(word) ? again : 0));
  };
  for (const [field, weight] of Object.entries(weights)) if (field !== 'keywords') add(fields[field as keyof typeof fields], weight);
  for (const keyword of keywords) add(keyword, weights.keywords * (keyword.includes(' ') ? partOfPhrase : 1));
  return best;
}

/** The weight of a word in an article: of itself, of a word that means the same, or, where no article has it whole (`isKnown`), of one that begins so. */
function weightOf(word: string, best: Map<string, number>, isKnown: boolean): number {
  const same = alikeOf(word).map((other) => (best.get(other) ?? 0) * alike);
  const begun = word.length < 3 || isKnown ? [] : [...best].filter(([other]) => other.startsWith(word)).map(([, weight]) => weight * beginning);
  return Math.max(best.get(word) ?? 0, ...same, ...begun);
}

/** All words of a text in their order, also those that say nothing by themselves. */
const inARow = (text: string) => ` ${allWordsIn(text).map(stemOf).join(' ')} `;

/** How many keywords of several words a question has whole. */
const phrasesIn = (question: string, { keywords }: Searched): number =>
  keywords.filter((keyword) => keyword.includes(' ') && question.includes(inARow(keyword))).length;

/** The slugs of the articles that answer a question best, the best first. A word counts more the fewer articles have it, and the more it stands out in one. Pure. */
export function searchArticles(question: string, articles: readonly Searched[]): string[] {
  const asked = [...new Set(wordsIn(question))];
  const indexed = articles.map((article) => ({ slug: article.slug, best: weighed(article) }));
  const rows = asked.map((word) => {
    const isKnown = indexed.some(({ best }) => best.has(word));
    return indexed.map(({ best }) => weightOf(word, best, isKnown));
  });
  const scores = indexed.map(({ slug }, place) => {
    const words = rows.reduce((sum, row) => {
      const holders = row.reduce((all, weight) => all + weight, 0) / (Math.max(...row) || 1);
      return sum + (row[place] ?? 0) * Math.log(1 + articles.length / (holders || 1));
    }, 0);
    const article = articles[place];
    const phrases = article ? phrasesIn(inARow(question), article) : 0;
    return { slug, score: words + phrases * weights.keywords * Math.log(1 + articles.length) };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  return scores
    .filter(({ score }) => score > 0 && score >= best * worthShowing)
    .sort((one, other) => other.score - one.score)
    .map(({ slug }) => slug);
}
