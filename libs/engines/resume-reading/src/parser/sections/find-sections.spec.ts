import { textDocument } from '../../fixtures/text-document';
import { findSections } from './find-sections';

const titles = (...lines: string[]) => findSections(textDocument(lines).flows).map(({ kind, title, lines: own }) => [kind, title, own.length]);

test('headings divide the lines, nothing is lost', () =>
  expect(titles('Ada Novak', '', 'EXPERIENCE', 'Engineer, Acme', '- built it', '', 'AUSBILDUNG', 'BSc', '', 'SKILLS', 'Go')).toEqual([
    ['head', '', 1],
    ['work', 'EXPERIENCE', 2],
    ['education', 'AUSBILDUNG', 1],
    ['skill', 'SKILLS', 1],
  ]));

test('an unknown line in the look of the headings heads a section of no kind', () =>
  expect(titles('Ada', '', 'EXPERIENCE', 'Engineer, Acme', '', 'SKILLS', 'Go', '', 'MOON LANDINGS', 'none yet')).toContainEqual(['none', 'MOON LANDINGS', 1]));

test('labels inside jobs head nothing', () =>
  expect(
    titles(
      '# Work Experience',
      'Clerk, Maersk\t2014 – 2018',
      '',
      '# Key Achievements',
      '- one',
      '',
      '# Education',
      'BSc',
      '',
      '# Work',
      'Officer, Bolloré\t2019 – 2020',
      '',
      '# Key Achievements',
      '- two',
    ),
  ).toEqual([
    ['work', 'Work Experience', 3],
    ['education', 'Education', 1],
    ['work', 'Work', 3],
  ]));

test('a label beside its content heads the rest of its line', () =>
  expect(titles('Ada', '', '# SUMMARY', 'Engineer who builds.', '', '# SKILLS\tGo, Rust')).toContainEqual(['skill', 'SKILLS', 1]));

test('a "career summary" of dated positions is the career', () =>
  expect(titles('Ada', '# Career Summary', 'Engineer, Acme\t2018 – 2020', 'Clerk, Beta\t2015 – 2018', '', '# Education', 'BSc')).toContainEqual([
    'work',
    'Career Summary',
    2,
  ]));

test('the labels of a Word table head what stands beside them, also where that is as bold', () =>
  expect(
    titles('Ada', '# Profile\tMiller by trade.', '# Experience\t# Miller', 'Windy Hill', '# Education\tApprenticeship', '# Skills\tRye, Spelt').map(
      ([kind]) => kind,
    ),
  ).toEqual(['head', 'summary', 'work', 'education', 'skill']));
