import { fitScoreHelp } from '../../../content/fit-score';
import { help } from '../../../content/help';
import type { SearchIndex } from './search/search-index';

/** An article as lists show it. */
export type Article = { slug: string; title: string; description: string; group: string };

/** The page whose weights are held against the engine has no Markdown; it stands among the others. */
const fitScore = {
  slug: 'fit-score',
  meta: {
    title: fitScoreHelp.title,
    description: fitScoreHelp.description,
    group: 'Jobs and resumes',
    order: 1.5,
    keywords: [
      'score',
      'points',
      'number',
      '100',
      'formula',
      'weights',
      'percent',
      'calculated',
      'mean',
      'low',
      'bad',
      'good',
      'enough',
      'high',
      'why',
      'only',
      'differs',
      'same score',
      'each time',
    ],
    questions: ['What does the score mean?'],
  },
  load: async () => ({
    asked: (await import('../../../content/fit-score-asked')).fitScoreAsked,
    sections: fitScoreHelp.sections.map(({ anchor, title }) => ({ id: anchor, title })),
    html: fitScoreHelp.sections.flatMap(({ paragraphs }) => paragraphs).join(' '),
  }),
};

const groupNames = ['Getting started', 'Your portfolio', 'Jobs and resumes', 'Sharing', 'Account and privacy'];
const all = [...help, fitScore].sort(
  (one, other) => groupNames.indexOf(one.meta.group) - groupNames.indexOf(other.meta.group) || one.meta.order - other.meta.order,
);

export const articles: readonly Article[] = all.map(({ slug, meta: { title, description, group } }) => ({ slug, title, description, group }));

/** The same by their groups. */
export const articleGroups = groupNames.map((name) => ({ name, list: articles.filter(({ group }) => group === name) }));

let index: Promise<SearchIndex> | null = null;

async function readIndex(): Promise<SearchIndex> {
  const [{ indexArticles }, ...texts] = await Promise.all([import('./search/search-index'), ...all.map(({ load }) => load())]);
  const searched = all.flatMap(({ slug, meta: { title, description, questions, keywords } }, place) => {
    const text = texts[place];
    if (!text) return [];
    const headings = text.sections.map((section) => section.title);
    return { slug, title, description, questions, asked: text.asked.split('\n'), keywords, headings, text: text.html.replace(/<[^>]*>/g, ' ') };
  });
  return indexArticles(searched);
}

/** The index of all articles, with their texts; made once, by whoever searches first. */
export function loadIndex(): Promise<SearchIndex> {
  index ??= readIndex().catch((error) => {
    index = null;
    throw error;
  });
  return index;
}
