import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentReader } from '@folia/resume-reading/reader/document-reader';
import { toJsonResume } from './to-json-resume';

type Named = Record<string, unknown>;
type Resume = { basics?: Named; work?: Named[]; education?: Named[]; skills?: (string | Named)[]; languages?: Named[]; optional?: unknown };

const folder = join(__dirname, 'golden');
const ids = readdirSync(folder)
  .filter((name) => name.endsWith('.truth.json'))
  .map((name) => name.replace('.truth.json', ''));
const fileOf = (id: string) => readdirSync(folder).find((name) => name === `${id}.pdf` || name === `${id}.docx`) ?? '';
const reader = new DocumentReader();

afterAll(() => reader.close());

const plain = (value: unknown) =>
  String(value ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
/** Spellings that count; a truth may list several, and "" among them means that nothing is right too. */
const spellings = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(plain);
const isOpen = (value: unknown) => value === undefined || spellings(value).some((spelling) => spelling === '' || spelling === '?');

/** The facts a person would miss first, each with its accepted spellings. */
function factsOf(resume: Resume): string[][] {
  const facts: unknown[] = [resume.basics?.name, resume.basics?.email];
  for (const { name, position } of resume.work ?? []) facts.push(name, position);
  for (const { institution } of resume.education ?? []) facts.push(institution);
  for (const skill of resume.skills ?? []) facts.push(typeof skill === 'string' || Array.isArray(skill) ? skill : skill.name);
  for (const { language } of resume.languages ?? []) facts.push(language);
  return facts.filter((fact) => !isOpen(fact)).map(spellings);
}

/** Share of the truth's facts found in what was read, 0–1. A rejected document has none. */
async function foundShare(id: string): Promise<number> {
  const file = fileOf(id);
  const request = {
    path: join(folder, file),
    fileName: file,
    kind: file.endsWith('.pdf') ? ('pdf' as const) : ('docx' as const),
    asOf: '2026-11',
  };
  const read = await reader.read(request).catch(() => null);
  const text = read ? ` ${plain(JSON.stringify(toJsonResume(read)))} ` : '';
  const facts = factsOf(JSON.parse(readFileSync(join(folder, `${id}.truth.json`), 'utf8')) as Resume);
  return facts.filter((accepted) => accepted.some((spelling) => text.includes(` ${spelling} `))).length / facts.length;
}

test('of the facts in resumes of many trades, countries and layouts, nine in ten are read, and six in ten of any one', async () => {
  const shares: [string, number][] = [];
  for (const id of ids) shares.push([id, await foundShare(id)]);
  expect(shares.length).toBeGreaterThanOrEqual(20);
  expect(shares.filter(([, share]) => share < 0.6)).toEqual([]);
  expect(shares.reduce((sum, [, share]) => sum + share, 0) / shares.length).toBeGreaterThan(0.9);
}, 120_000);
