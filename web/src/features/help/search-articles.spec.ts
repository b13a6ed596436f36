import newcomers from '../../../content/help/newcomer-questions.json';
import { articles, loadSearched } from './articles';
import { searchArticles } from './search-articles';

const firstFor = async (question: string) => searchArticles(question, await loadSearched())[0];

test('what newcomers ask in their own words leads to the right article first, at least sixteen times of twenty', async () => {
  expect(newcomers).toHaveLength(20);
  const slugs = articles.map(({ slug }) => slug);
  expect(newcomers.filter(({ article }) => !slugs.includes(article))).toEqual([]);
  const found = await Promise.all(newcomers.map(async ({ asks, article }) => ({ asks, article, first: await firstFor(asks) })));
  const missed = found.filter(({ article, first }) => article !== first);
  expect({ missed: missed.length <= 4 ? [] : missed }).toEqual({ missed: [] });
});
