import { meantBy } from './known-words';
import { lengthOf, type SearchIndex } from './search-index';
import { type Terms, termsOf } from './terms';
import { isEmpty, wordsIn } from './words';

/** How much the likeness to the things that people ask counts beside the words of the whole article: to the most alike of them, the next, and so on. */
const likeness = [1, 0.3, 0.2] as const;
/** An article that fits less than this part of the best one is left out. */
const worthShowing = 0.4;

/** What is asked, with the words that were meant in the place of those that no article has. */
const termsAsked = (question: string, { known }: SearchIndex): Terms =>
  termsOf(wordsIn(question).flatMap((word) => (isEmpty(word) ? [word] : meantBy(word, known))));

/** The slugs of the articles that answer a question best, the best first. Pure. */
export function searchArticles(question: string, index: SearchIndex): string[] {
  const { entries, weightOf } = index;
  const asked = termsAsked(question, index);
  const terms = [...asked.keys()].map((term) => ({ term, weight: weightOf(term) })).filter(({ weight }) => weight > 0);
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const length = lengthOf(asked, weightOf);
  const scores = entries.map(({ slug, about, phrases }) => {
    const words = terms.reduce((sum, { term, weight }) => sum + weight * (about.get(term) ?? 0), 0) / whole;
    const alike = phrases
      .map((phrase) => terms.reduce((sum, { term, weight }) => sum + (phrase.terms.has(term) ? weight ** 2 : 0), 0) / (length * phrase.length))
      .sort((one, other) => other - one);
    return { slug, score: likeness.reduce((sum, share, place) => sum + share * (alike[place] ?? 0), words) };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  return scores
    .filter(({ score }) => score > 0 && score >= best * worthShowing)
    .sort((one, other) => other.score - one.score)
    .map(({ slug }) => slug);
}
