import type { Entry } from '../read/subject';
import { isTelling } from '../understand/word-finders';
import type { Ask } from './reply';

/** "Why was she fired?": whether a question that asks for something else says of these entries what none of their words bear out. */
export const isMoreClaimed = ({ piece }: Ask, entries: readonly Entry[]): boolean =>
  piece.text.tokens.some(({ folded, stem }) => isTelling(folded) && !entries.some(({ stems }) => stems.has(stem)));
