import { textDocument } from '../../fixtures/text-document';
import { parseResume } from '../parse-resume';

const first = `# Leo Mori
Platform Engineer
leo.mori@example.org | Lisbon, Portugal

# EXPERIENCE
Platform Engineer, Palegrove Health\tMar 2020 - Present
- Cut nightly batch time by 41%

# EDUCATION
BSc Computer Science, University of Porto, 2012 - 2016`.split('\n');

const second = `# Lena Berg
Technical Writer
lena.berg@example.org | Oslo, Norway

# EXPERIENCE
Technical Writer, Northwind Robotics\tJun 2016 - Feb 2020
- Wrote the manual of a harbour crane

# SKILLS
DITA, Markdown`.split('\n');

/** Lines of several pages, each page's from its top. */
function pagesOf(...pages: (readonly string[])[]) {
  const lines = pages.flatMap((page, index) => textDocument(page).flows.flatMap((flow) => flow.lines.map((line) => ({ ...line, page: index + 1 }))));
  return {
    pages: pages.map((_, index) => ({ number: index + 1, width: 595, height: 842 })),
    flows: [{ role: 'main' as const, lines }],
    hiddenWords: 0,
    notes: [],
  };
}
const read = (...pages: (readonly string[])[]) => parseResume(pagesOf(...pages), '2026-11');

test('of two people in one document the first is read, the second is left to the text that was not placed, and the review says so', () => {
  const both = read(first, second);
  const alone = read(first);
  expect(both.basics).toEqual(alone.basics);
  expect(both.entries).toEqual(alone.entries);
  expect(both.notes).toEqual([
    'This document holds the resumes of more than one person. The first was read; the others are among the text that was not placed.',
  ]);
  const left = both.unplaced.filter(({ section }) => section === 'Another person').map(({ words }) => words);
  expect(left.join(' ')).toContain('lena.berg@example.org');
  expect(left.join(' ')).toContain('Wrote the manual of a harbour crane');
  expect(both.words.placed + both.words.unplaced).toBe(both.words.visible);
  expect(both.words.placed).toBe(alone.words.placed);
});

const notes = (...pages: (readonly string[])[]) => read(...pages).notes;

test('a second page of the same person stays theirs, under whichever address and with their name above it', () => {
  expect(notes(first, ['# Leo Mori', 'leo@mori.example', '', '# SKILLS', 'Go, Rust', '# PROJECTS', 'Tide Table, 2021'])).toEqual([]);
});

test('people named as references are no second person', () => {
  const named = ['# REFERENCES', 'Lena Berg', 'lena.berg@example.org', '', '# SKILLS', 'Go, Rust', '# EDUCATION', 'MSc Physics, University of Oslo, 2010'];
  expect(notes([...first, '', ...named])).toEqual([]);
  expect(notes(first, named)).toEqual([]);
});

test('a letter to somebody in front of a resume makes them no person of the file', () => {
  expect(notes(['Lena Berg', 'Northwind Robotics', 'lena.berg@example.org', 'Dear Lena, I write to apply.'], first)).toEqual([]);
});
