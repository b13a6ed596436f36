import { alternation, wordsOf } from '../values/word-lists';

const degrees = wordsOf('degrees', ['level', 'faculty', 'abbreviation', 'degree', 'unspaced-faculty', 'unspaced-level', 'unspaced-stage', 'unspaced-end']);
/** "b.sc" as "B.Sc.", "BSc", "B. Sc" and "b sc". */
const abbreviations = alternation(degrees, 'abbreviation').replaceAll('\\.', '\\.?\\s?').replaceAll('|', '\\.?|');
const degreeForms = [
  alternation(degrees, 'degree'),
  `(?:${alternation(degrees, 'level')})(?:['’]?s)?(?:\\s[12](?!\\d))?(?:\\sdegree)?(?:\\sof\\s(?:${alternation(degrees, 'faculty')})(?!\\p{L}))?`,
  `(?:${abbreviations}\\.?)`,
];
const degree = degreeForms.join('|');
/** The parts of a degree in Chinese, Japanese or Korean, written without blanks. */
const unspaced = (wordClass: 'unspaced-faculty' | 'unspaced-level' | 'unspaced-stage' | 'unspaced-end') => `(?:${alternation(degrees, wordClass)})`;
const eastDegree = new RegExp(
  `^${unspaced('unspaced-faculty')}?${unspaced('unspaced-level')}${unspaced('unspaced-stage')}?${unspaced('unspaced-end')}?(?=$|[\\s,，、()（）/])`,
  'u',
);
const degreeAtStart = new RegExp(
  `^(?:(?:joint|double|dual|honou?rs|international|executive|integrated|professional|research|advanced|part-time|licentiate|segunda)\\s)?(?:${degree})(?![\\p{L}\\d])`,
  'iu',
);
const degreeAnywhere = new RegExp(`(?<![\\p{L}\\d.&])(?:${degree})(?![\\p{L}\\d&])`, 'iu');
const shortUpper = /^(?:BA|MA|BS|MS|BE|ME|AS|AA|MD|JD|HSC|SSC|CAP|BTS|DUT|DEA|HND|BCA|MCA|BBA|GED)\b/;
const schools = wordsOf('schools', ['school', 'unspaced']);
const school = new RegExp(`(?<![\\p{L}])(?!universit(?:air|ari))(?:${alternation(schools, 'school')})(?![\\p{L}])|${alternation(schools, 'unspaced')}`, 'iu');

/** The length of the degree at the beginning of a text ("B.Sc." in "B.Sc. Computer Science"), 0 when it begins with none. */
export function degreeLength(text: string): number {
  const unspaced = eastDegree.exec(text);
  if (unspaced) return unspaced[0].length;
  const match = degreeAtStart.exec(text);
  if (!match) return 0;
  // Two-letter degrees count only in capitals or with periods: "ma" and "be" are words.
  const plain = match[0].replace(/[.\s]/g, '');
  if (plain.length <= 3 && !match[0].includes('.') && !shortUpper.test(text) && plain !== plain.toUpperCase() && !/^(?:bsc|msc|phd|bac|ib)$/i.test(plain))
    return 0;
  return match[0].length;
}

/** Whether a degree is named anywhere in a text. */
export function namesDegree(text: string): boolean {
  if (/(?:学士|硕士|碩士|博士|本科|大专|修士|학사|석사|박사)/u.test(text)) return true;
  const match = degreeAnywhere.exec(text);
  return match !== null && degreeLength(text.slice(match.index)) > 0;
}

/** Whether a text names a place of learning, in any of the languages of the headings. */
export function namesSchool(text: string): boolean {
  return school.test(text);
}
