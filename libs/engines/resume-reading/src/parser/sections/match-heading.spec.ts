import { matchHeading } from './match-heading';
import { sectionHeadings } from './section-lexicon';

describe('matchHeading', () => {
  test.each([
    ['WORK EXPERIENCE', 'work'],
    ['Licenses & Certifications', 'certification'],
    ['Grants, Honours and Awards', 'award'],
    ['Honors-Awards', 'award'],
    ['Technical Skills:', 'skill'],
    ['Berufserfahrung', 'work'],
    ['Ausbildung und Studium', 'education'],
    ['Expériences professionnelles', 'work'],
    ['Compétences', 'skill'],
    ['COMPETENCES', 'skill'],
    ['Formación académica', 'education'],
    ['Idiomas', 'language'],
    ['E D U C A T I O N', 'education'],
    ['WORK E X P E R I E N C E', 'work'],
    ['Centres d’intérêt', 'none'],
    ['Education (continued)', 'education'],
  ])('%s heads %s', (text, kind) => expect(matchHeading(text)).toMatchObject({ kind, exact: true }));

  test('a list that holds anything else heads nothing', () => expect(matchHeading('Bread, Butter and Awards')).toBeUndefined());

  test('a list that holds one other thing is a heading only if it looks like one', () =>
    expect(matchHeading('Bread, Training and Awards')).toMatchObject({ exact: false, kind: 'certification' }));

  test('names every section of a combined heading', () => expect(matchHeading('Skills and Awards')?.kinds).toEqual(['skill', 'award']));

  test('what only ends like a heading needs the looks of one', () => expect(matchHeading('Web Technologies')).toMatchObject({ kind: 'skill', exact: false }));

  test.each(['Software Engineer', 'Led the design of payments.', 'Skills: Go, Rust', '20% Projects', 'https://skills.dev', ''])('%s heads nothing', (text) =>
    expect(matchHeading(text)?.exact ?? false).toBe(false),
  );
});

test('a listed heading stands for one kind, in whatever languages it is written', () => {
  const kinds = new Map<string, string[]>();
  for (const { phrase, wordClass } of sectionHeadings) kinds.set(phrase, [...(kinds.get(phrase) ?? []), wordClass]);
  expect([...kinds].filter(([, all]) => all.length > 1)).toEqual([]);
});
