import { join } from 'node:path';
import { readWordList } from '@folia/text/read-word-list';
import { wordMatcher } from '@folia/text/word-matcher';
import { matchHeading } from '../sections/match-heading';
import type { Unit } from './section-units';

const words = wordMatcher(readWordList(join(__dirname, '../../words/publication-groups'), ['sort', 'beside']));
const longestGroup = 7;

/** Whether a text only says what sort of publications follows: "International conference papers". */
export function namesPublicationGroup(text: string): boolean {
  const parts = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    parts.length <= longestGroup && !/\d/.test(text) && parts.some((part) => words.is(part, 'sort')) && parts.every((part) => words.classesOf(part).length > 0)
  );
}

/** The units of a list of publications without the lines that group it, which look different from what they stand above. Pure. */
export function withoutGroups(units: readonly Unit[]): Unit[] {
  return units.filter((unit, index) => {
    const [line, below] = [unit.lines[0], units[index + 1]?.lines[0]];
    if (unit.kind !== 'head' || !line) return true;
    const stands = !below || below.bullet || /^\W?\d/.test(below.text) || (line.bold && !below.bold) || line.size > below.size + 0.4;
    return !(matchHeading(unit.passage.text) || (stands && namesPublicationGroup(unit.passage.text)));
  });
}
