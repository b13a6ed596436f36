import newcomers from '../../../../content/help/newcomer-questions.json';
import { articles, loadIndex } from '../articles';
import { searchArticles } from './search-articles';
import { indexArticles } from './search-index';

test('words are found by their beginning, their other forms, and with a slip; what nobody wrote about finds nothing', async () => {
  const index = await loadIndex();
  expect(searchArticles('passw', index)).toContain('protected-links');
  expect(searchArticles('Unsubscribing from E-MAILS', index)[0]).toBe('notifications');
  expect(searchArticles('subscribtion', index)[0]).toBe('plans');
  expect(searchArticles('coverletter', index)[0]).toBe('resume-for-a-job');
  for (const question of ['', '   ', 'zzqq', '<b>', 'the of and']) expect([question, searchArticles(question, index)]).toEqual([question, []]);
});

const article = (slug: string, asked: string) => ({ slug, title: '', description: '', questions: [], asked: [asked], keywords: [], headings: [], text: '' });

test('words in the order in which people say them count more than the same words apart', () => {
  const index = indexArticles([
    article('whole', 'who opened my link'),
    article('part', 'a link of who knows whom, opened by mistake'),
    article('other', 'colour'),
  ]);
  expect(searchArticles('see who opened my link', index)[0]).toBe('whole');
});

test('what is said in other words that mean the same is found', () => {
  const index = indexArticles([article('end', 'get rid of my account'), article('start', 'open an account')]);
  expect(searchArticles('erase it', index)).toEqual(['end']);
});

const firstFor = async (question: string) => searchArticles(question, await loadIndex())[0];

test('what newcomers ask in their own words leads to the right article first, at least nine times of ten', async () => {
  const slugs = articles.map(({ slug }) => slug);
  expect(newcomers.filter(({ article }) => !slugs.includes(article))).toEqual([]);
  const found = await Promise.all(newcomers.map(async ({ asks, article }) => ({ asks, article, first: await firstFor(asks) })));
  const missed = found.filter(({ article, first }) => article !== first);
  expect({ missed: missed.length <= newcomers.length / 10 ? [] : missed }).toEqual({ missed: [] });
});
