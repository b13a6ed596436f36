import { AppError } from '@folia/contracts/errors';
import fc from 'fast-check';
import { textDocument } from '../fixtures/text-document';
import { parseResume } from './parse-resume';

/** Without whitespace, hyphens and the marks that separate and join values ("2020 | 2019" is kept as "2020, 2019"). */
const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad,;:|()–—-]+/g, '')
    .toLowerCase();
const own = new Set(['startDate', 'endDate', 'date', 'filedDate', 'expires', 'current', 'url', 'repository', 'credentialId']);

const resumes = [
  [
    'Ada Novak',
    'ada@mail.example | Lisbon',
    '# EXPERIENCE',
    'Engineer, Acme GmbH\t2019 – Present',
    '- Built a mill',
    '# SKILLS',
    'Languages: C, C++',
    '# LANGUAGES',
    'French (native)',
  ],
  [
    '欧阳思远',
    '电话：138-5550-0142',
    '# 工作经历',
    '浦江汽车有限公司\t2021.03 – 至今',
    '高级工程师',
    '- 负责悬架开发，减重12%',
    '# 教育背景',
    '同济大学 车辆工程 硕士\t2015.09 – 2018.06',
  ],
  [
    'Wiebke Ostermann',
    '# Werdegang',
    'Pflegerin – Klinik am See, Uelzen\tseit 03/2019',
    'Dienstplanung für 22 Kräfte.',
    '# Kenntnisse',
    'Orbis, Vivendi',
    '# Weiterbildung',
    'Wundexpertin ICW; Hygiene (2020)',
  ],
];
const line = fc.oneof(
  fc.constantFrom(...resumes.flat()),
  fc
    .array(
      fc.constantFrom('Engineer', 'Acme Inc.', 'BSc', 'at', '–', '|', ',', '2019', 'Mar 2020', 'Present', 'Town', '(', ')', ':', '- ', '学士', '公司', ';'),
      { maxLength: 9 },
    )
    .map((words) => words.join(' ')),
);

/** Reads the lines; documents that are not resumes are out of scope here. */
function readOf(lines: readonly string[]) {
  try {
    return parseResume(textDocument(lines), '2026-11');
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
const everyLines = fc.tuple(fc.constantFrom(...resumes), fc.array(line, { maxLength: 25 })).map(([resume, more]) => [...resume, ...more]);

test('every word of every value stands in the document, and so does every piece of evidence', () => {
  fc.assert(
    fc.property(everyLines, (lines) => {
      const resume = readOf(lines);
      const text = squeezed(lines.join(' '));
      for (const { fields, evidence } of resume?.entries ?? []) {
        for (const [name, value] of Object.entries(fields)) {
          const words = [value].flat().flatMap((part) => String(part).split(/\s+/));
          if (!own.has(name)) for (const word of words) expect(text).toContain(squeezed(word));
          expect(evidence[name]?.length).toBeGreaterThan(0);
          expect(value).not.toBe('');
        }
        for (const { words } of Object.values(evidence).flat()) for (const word of words.split(/\s+/)) expect(text).toContain(squeezed(word));
      }
      for (const left of resume?.unplaced ?? []) for (const word of left.words.split(/\s+/)) expect(text).toContain(squeezed(word));
    }),
    { numRuns: 300 },
  );
});

test('every visible word is placed or unplaced, and pages show the lines in their order', () => {
  fc.assert(
    fc.property(everyLines, (lines) => {
      const resume = readOf(lines);
      if (!resume) return;
      expect(resume.words.placed + resume.words.unplaced).toBe(resume.words.visible);
      const shown = resume.pages.flatMap((page) => page.lines.map(({ text }) => squeezed(text)));
      const given = textDocument(lines).flows.flatMap((flow) => flow.lines.map(({ text }) => squeezed(text)));
      expect(shown.join('')).toBe(given.join(''));
    }),
    { numRuns: 200 },
  );
});
