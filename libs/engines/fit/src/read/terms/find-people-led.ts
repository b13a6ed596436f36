import { skillNamed } from '@folia/skills/find-skills';
import { patternsOf } from '../../phrases-of';

const words = patternsOf('leading', ['leads', 'people', 'number', 'runs', 'crew', 'things']);
const any = '(?:[\\p{L}-]+\\s+){0,2}?';
const manyOrTeam = `(?:(?:\\d{1,4}|${words('number')})\\s+${any}(?!${words('things')}(?!\\p{L}))[\\p{L}-]+s(?!\\p{L})|${any}${words('people')}(?!\\p{L}))`;
const leads = new RegExp(
  `(?<!\\p{L})(?:${words('leads')}\\s+(?:(?:or|and) \\p{L}+\\s+)?(?:(?:an?|the|my|our|their)\\s+)?${manyOrTeam}|` +
    `${words('runs')}\\s+(?:a|the|my|our)\\s+${any}${words('crew')}(?!\\p{L}))`,
  'iu',
);

export const peopleManagement = skillNamed('People management');

/** Where a line says that people were led ("manage two specialists"), even without the word; null when it does not. */
export function findPeopleLed(line: string): { start: number; end: number } | null {
  const found = leads.exec(line);
  return found && { start: found.index, end: found.index + found[0].length };
}
