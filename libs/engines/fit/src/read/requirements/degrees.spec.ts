import { degreeLevelOf, findDegreesAsked } from './degrees';
import { findYears } from './read-years';

test('degrees are told by rung, in a person\u2019s words', () => {
  for (const [words, level] of [
    ['Bachelor of Science', 3],
    ['BSc', 3],
    ['Master', 4],
    ['MBA', 4],
    ['Doctor of Physical Therapy', 5],
    ['High School Diploma', 1],
    ['Associate of Applied Science', 2],
    ['Ausbildung', 2],
    ['Grado', 3],
    ['Chess club', null],
  ] as const)
    expect([words, degreeLevelOf(words)]).toEqual([words, level]);
});

test('what a job asks for has a field, and of two degrees the lower counts', () => {
  expect(findDegreesAsked('BSc or MSc in Mechanical Engineering')).toMatchObject([{ level: 3, field: 'Mechanical Engineering' }]);
  expect(findDegreesAsked("a bachelor's degree in accounting, CPA, five years")).toMatchObject([{ level: 3, field: 'accounting', orExperience: false }]);
  expect(findDegreesAsked("Bachelor's degree or equivalent experience")).toMatchObject([{ level: 3, orExperience: true }]);
  for (const text of [
    'a master of Web3',
    'Master of multi-line tables',
    'a master of the small print',
    'You master SolidWorks',
    'an 18-bed unit',
    'ma and pa',
    'some MS-DOS',
  ])
    expect(findDegreesAsked(text).filter(({ level }) => level > 3)).toEqual([]);
});

test('a master of a science of any name has a degree', () => {
  for (const text of ['Master of Theology', 'master of science in optics', 'Master of Excellence Studies'])
    expect(findDegreesAsked(text)).toMatchObject([{ level: 4 }]);
});

test('years are read as figures and words, a range from its lower end', () => {
  const years = (text: string) => findYears(text).map((found) => found.years);
  for (const text of [
    '5+ years of Python',
    'at least five years',
    '5–8 years',
    'fünf Jahre',
    'cinq ans',
    'al menos 5 años',
    '5 or more years',
    'five years or longer',
  ])
    expect([text, years(text)]).toEqual([text, [5]]);
  expect(years('$5 years, a 500-person plant')).toEqual([]);
});

test('a town is no degree, and a promotion is no doctorate', () => {
  expect(findDegreesAsked('Based in Boston, MA or in Billund')).toEqual([]);
  expect(findDegreesAsked('Knowledge of health promotion and of public health')).toEqual([]);
});
