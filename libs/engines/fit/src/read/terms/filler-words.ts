import { patternsOf } from '../../phrases-of';

/** The source of a pattern for words around what is asked for. */
export const filler = patternsOf('fillers', [
  'quality',
  'matter',
  'matter-before',
  'lead',
  'first-word',
  'doing',
  'adverb',
  'done',
  'beside',
  'tail',
  'wish',
  'clause',
  'loved',
  'of',
  'capable',
  'own verb',
  'fine',
  'as well',
  'obtained',
  'span',
  'shall',
]);
