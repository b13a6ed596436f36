import { join } from 'node:path';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';
import { tellingStems } from '@folia/text/word-stems';
import { listed } from './degree-words';

const stemsOf = (...classes: Parameters<typeof listed>[0][]) => new Set(tellingStems(classes.flatMap(listed).join(' ')));
const anyField = stemsOf('any field', 'no field', 'of the trade');
const noField = stemsOf('no field', 'of the trade');
/** Words of a field that do not tell it from others ("engineering", "related"). */
export const isAnyField = (stem: string): boolean => anyField.has(stem);

const betweenFields = /,|\/|&|(?<!\p{L})(?:and|or|und|oder|et|ou|y|e|o|u)(?!\p{L})/iu;
const namedIn = (field: string) => field.split(betweenFields).map(tellingStems);
/** The words that tell one field from another: "petroleum" of "petroleum engineering", yet "engineering" where that is all. */
function telling(stems: readonly string[]): readonly string[] {
  const own = stems.filter((stem) => !anyField.has(stem));
  return own.length > 0 ? own : stems;
}
export const stemsOfField = (field: string): string[] => [...new Set(namedIn(field).flatMap(telling))];

/** The fields that are named, each by the words that belong to it together; "a related field" names none. */
export const fieldsOf = (field: string): string[][] =>
  namedIn(field)
    .map((stems) => telling(stems).filter((stem) => !noField.has(stem)))
    .filter((stems) => stems.length > 0);

const branches = [
  'software',
  'finance',
  'office',
  'people',
  'sales',
  'marketing',
  'logistics',
  'hospitality',
  'law',
  'engineering',
  'electrical',
  'production',
  'building',
];
const studies = phraseFinder(readWordList(join(__dirname, '../../words/studies'), branches));
/** Whether a field of study is a usual way into a branch of work ("computer science" for software). */
export const leadsTo = (field: string, branch: string | null): boolean => branch !== null && branches.includes(branch) && studies.isIn(field, branch);
