import { fitScoreHelp } from '../../../content/fit-score';
import { help } from '../../../content/help';
import type { Searched } from './search-articles';

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

let texts: Promise<Searched[]> | null = null;
/** All articles with their texts; fetched once, by whoever searches. */
export function loadSearched(): Promise<Searched[]> {
  texts ??= Promise.all(
    all.map(async ({ slug, meta, load }) => {
      const { html, sections } = await load();
      const { title, description, questions, keywords } = meta;
      return { slug, title, description, questions, keywords, headings: sections.map((section) => section.title), text: html.replace(/<[^>]*>/g, ' ') };
    }),
  ).catch((error) => {
    texts = null;
    throw error;
  });
  return texts;
}
