import newcomers from '../../../content/help/newcomer-questions.json';
import { articles, loadSearched } from './articles';
import { searchArticles } from './search-articles';

test('words are found by their beginning and their other forms; what nobody wrote about finds nothing', async () => {
  const all = await loadSearched();
  expect(searchArticles('passw', all)).toContain('protected-links');
  expect(searchArticles('Unsubscribing from E-MAILS', all)[0]).toBe('notifications');
  for (const question of ['', '   ', 'zzqq', '<b>', 'the of and']) expect([question, searchArticles(question, all)]).toEqual([question, []]);
});

test('a keyword of several words counts where a question has all of it, and its words alone say less', () => {
  const article = (slug: string, keyword: string) => ({ slug, title: '', description: '', questions: [], keywords: [keyword], headings: [], text: '' });
  const all = [article('whole', 'who opened'), article('part', 'opened by mistake'), article('other', 'colour')];
  expect(searchArticles('who opened it', all)[0]).toBe('whole');
  expect(searchArticles('it was opened by mistake', all)[0]).toBe('part');
});

const firstFor = async (question: string) => searchArticles(question, await loadSearched())[0];

test('what newcomers ask in their own words leads to the right article first, at least nine times of ten', async () => {
  const slugs = articles.map(({ slug }) => slug);
  expect(newcomers.filter(({ article }) => !slugs.includes(article))).toEqual([]);
  const found = await Promise.all(newcomers.map(async ({ asks, article }) => ({ asks, article, first: await firstFor(asks) })));
  const missed = found.filter(({ article, first }) => article !== first);
  expect({ missed: missed.length <= newcomers.length / 10 ? [] : missed }).toEqual({ missed: [] });
});
