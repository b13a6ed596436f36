import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';
import { wordMatcher } from '@folia/text/word-matcher';

const words = wordMatcher(readWordList(join(__dirname, '../../words/employer-words'), ['department', 'legal-form']));
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a text after a comma is part of a title: "Director, Marketing", "Engineer, Human Resources". */
export function isDepartment(text: string): boolean {
  const [first = '', second = ''] = wordsOf(text);
  return words.is(first, 'department') || words.is(`${first} ${second}`, 'department');
}

/** Whether a text is a legal form alone: "Tallow Ridge Medical, Inc." is one name. */
export const isLegalForm = (text: string) => words.is(text.toLowerCase().replace(/\./g, '').trim(), 'legal-form');

/** Whether a company's name ends with its legal form: "Nordwerft GmbH". */
export const endsWithLegalForm = (text: string) => isLegalForm(text.split(/[\s,]+/).at(-1) ?? '');
