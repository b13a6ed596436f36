import { textDocument } from '../../fixtures/text-document';
import type { ReadContext } from '../entry-builder';
import { Ledger } from '../ledger';
import { readSkills, skillGroups } from './read-skills';

const context = (): ReadContext => ({
  pages: [{ number: 1, width: 595, height: 842 }],
  ledger: new Ledger(),
  asOf: '2026-11',
  room: { entries: 400, lost: 0 },
});
const read = (...lines: string[]) => readSkills(skillGroups(textDocument(lines).flows[0]?.lines ?? []), context()).entries.map(({ fields }) => fields);
const names = (...lines: string[]) => read(...lines).map(({ name }) => name);

describe('skills', () => {
  test.each([
    ['Python, C/C++; Go | Rust • SQL', ['Python', 'C/C++', 'Go', 'Rust', 'SQL']],
    ['Email Marketing (Mailchimp, Brevo), Copywriting', ['Email Marketing (Mailchimp, Brevo)', 'Copywriting']],
    ['Proficient in Windows and Mac OS, Microsoft Word, and Excel', ['Windows', 'Mac OS', 'Microsoft Word', 'Excel']],
    ['Python, R, experiment design and stakeholder management.', ['Python', 'R', 'experiment design', 'stakeholder management']],
    ['Node.js, .NET, C#', ['Node.js', '.NET', 'C#']],
    ['Figma ★★★★☆', ['Figma']],
    ['Advanced: Excel, SAP. Intermediate: SQL. Basic: Python', ['Excel', 'SAP', 'SQL', 'Python']],
    ['了解 Go 语言', ['Go 语言']],
    ['Steady on budgets, staffing, and night shifts.', []],
  ])('%s', (line, expected) => expect(names(line)).toEqual(expected));

  test('one per line', () => expect(names('Python', 'FastAPI', 'Git')).toEqual(['Python', 'FastAPI', 'Git']));

  test('languages among skills are languages', () =>
    expect(readSkills(skillGroups(textDocument(['Spoken: English (C1), Polish (native)']).flows[0]?.lines ?? []), context()).entries).toEqual([
      expect.objectContaining({ kind: 'language', fields: { name: 'English', level: 'C1' } }),
      expect.objectContaining({ kind: 'language', fields: { name: 'Polish', level: 'native' } }),
    ]));

  test('names above their levels', () =>
    expect(read('Soldering', 'AVANCADO', 'Welding', 'INTERMEDIARIO')).toEqual([
      { name: 'Soldering', level: 'AVANCADO' },
      { name: 'Welding', level: 'INTERMEDIARIO' },
    ]));

  test('the label becomes the category', () =>
    expect(read('Languages: C, C++')).toEqual([
      { name: 'C', category: 'Languages' },
      { name: 'C++', category: 'Languages' },
    ]));

  test('a table gives levels, its head is no skill', () =>
    expect(read('Skill\tLevel\tYears', 'Kubernetes\tExpert\t5 years', 'Linux\t90%')).toEqual([
      { name: 'Kubernetes', level: 'Expert' },
      { name: 'Linux', level: '90%' },
    ]));

  test('a label in a cell of its own', () =>
    expect(read('Tools\tKafka, Flink')).toEqual([
      { name: 'Kafka', category: 'Tools' },
      { name: 'Flink', category: 'Tools' },
    ]));

  test('prose is none', () => expect(names('I have led teams across several countries and I love to mentor younger colleagues every day.')).toEqual([]));
});
