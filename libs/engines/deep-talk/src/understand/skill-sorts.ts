import { phraseFinder } from '@folia/text/phrase-finder';
import { foldAccents } from './fold-accents';
import { rowsOf } from './word-lists';

const sorts = rowsOf('skill-sorts').map((row) => {
  const [names = '', categories = ''] = row.split(':');
  const parts = (half: string) => half.split(',').map((one) => one.trim());
  return { finder: phraseFinder(parts(names).map((name) => ({ phrase: foldAccents(name), wordClass: 'sort' }))), categories: parts(categories) };
});

/** The sorts of skills that a folded question names, frameworks or databases, each with its place and the categories of the skill taxonomy that are of it. */
export const sortsAsked = (question: string): { start: number; end: number; categories: readonly string[] }[] =>
  sorts.flatMap(({ finder, categories }) => finder.find(question).map(({ start, end }) => ({ start, end, categories })));
