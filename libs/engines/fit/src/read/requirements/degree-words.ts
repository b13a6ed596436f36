import { patternsOf, phrasesOf } from '../../phrases-of';

export const degreeClasses = ['doctor', 'master', 'bachelor', 'short degree', 'vocational', 'school'] as const;
const classes = [
  ...degreeClasses,
  'master held',
  'bachelor held',
  'vocational held',
  'school held',
  'school exam',
  'no degree',
  'no bachelor',
  'ends field',
  'instead',
  'instead of it',
  'field word',
  'beside degree',
  'before field',
  'joins field',
  'any field',
  'no field',
  'of the trade',
] as const;
/** Makes the source of a pattern for the phrases of some classes. */
export const words = patternsOf('degrees', classes);
export const listed = phrasesOf('degrees', classes);
