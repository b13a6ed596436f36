import { AppError } from '@folia/contracts/errors';
import { type FieldSpec, itemFields } from '@folia/contracts/item/fields';
import { jsonResumeSections } from '@folia/contracts/json-resume';
import { type ReadResume, readResume } from '@folia/contracts/resume-import/shapes';
import fc from 'fast-check';
import { cleanText, countWords } from '../document/clean-text';
import { zipOf } from '../fixtures/docx-of';
import { parseResume } from '../parser/parse-resume';
import { columnsOf, itemFiles } from './linkedin-files';
import { readJsonResume } from './read-json-resume';
import { readLinkedinArchive } from './read-linkedin-archive';
import { readPlainText } from './read-plain-text';

const nothing = () => undefined;
const asOf = '2026-11';

/** The result, or null for a refusal; anything else that is thrown is a bug. */
async function outcome(read: () => ReadResume | Promise<ReadResume>): Promise<ReadResume | null> {
  try {
    return readResume.parse(await read());
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const bare = (text: string) => cleanText(text).replace(/\s+/g, '');

/** Values that are the document's own words: dates are written in our form, addresses made whole. */
function wordsOf({ entries, basics }: ReadResume): string[] {
  const own = entries.flatMap(({ kind, fields }) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const { type } = (itemFields[kind] as Record<string, FieldSpec>)[field] as FieldSpec;
      return type === 'date' || type === 'url' || type === 'flag' ? [] : [value].flat().map(String);
    }),
  );
  const evidence = entries.flatMap((entry) => Object.values(entry.evidence).flatMap((list) => list.map(({ words }) => words)));
  return [...own, ...evidence, basics.name?.value ?? '', basics.summary?.value ?? '', basics.headline?.value ?? ''];
}

function expectHonest(resume: ReadResume, input: string): void {
  const said = bare(input);
  // Values joined out of several are looked for word by word.
  for (const value of wordsOf(resume)) for (const word of value.split(/\s+/)) expect([said.includes(bare(word.replace(/,$/, ''))), word]).toEqual([true, word]);
  expect(resume.words.placed + resume.words.unplaced).toBe(resume.words.visible);
  expect(resume.words.placed).toBeGreaterThanOrEqual(0);
  const shown = resume.pages.reduce((sum, page) => sum + page.lines.reduce((count, line) => count + countWords(line.text), 0), 0);
  expect(shown).toBe(resume.words.visible);
}

const wildText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'Acme',
    'Senior Engineer',
    'Mar 2019',
    '2021-05',
    '2019',
    'https://a.example.org',
    '• one • two',
    'a@example.org',
    'x"y',
    '"',
    ',',
    '\r\n',
    'null',
  ),
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '"', ',', '•', '\u202e', '\0', '😀', 'ﬁ', "'", '='), maxLength: 40 }),
);

test('a wild archive gives an honest result or a refusal', async () => {
  const table = fc
    .constantFrom(...Object.keys(itemFiles), 'Profile.csv')
    .chain((name) =>
      fc.tuple(
        fc.constant(name),
        fc.shuffledSubarray([...columnsOf(name), 'Unknown', '']),
        fc.array(fc.array(wildText, { maxLength: 8 }), { maxLength: 6 }),
        fc.boolean(),
      ),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(table, { minLength: 1, maxLength: 5 }), async (tables) => {
      const files: Record<string, string> = {};
      let cells = '';
      for (const [name, header, rows, isQuoted] of tables) {
        const cell = (text: string) => (isQuoted ? `"${text.replaceAll('"', '""')}"` : text);
        files[name] = [header.join(','), ...rows.map((row) => row.map(cell).join(','))].join('\n');
        cells += `${name} ${header.join(' ')} ${rows.flat().join(' ')} ${files[name]} ${(files[name] ?? '').replaceAll('"', '')} ${(files[name] ?? '').replaceAll('""', '"')}`;
      }
      const resume = await outcome(() => readLinkedinArchive(zipOf(files), asOf, nothing));
      if (resume) expectHonest(resume, cells);
    }),
    { numRuns: 150 },
  );
});

test('wild JSON in the form of a resume gives an honest result or a refusal', async () => {
  const keys = [...new Set(Object.values(jsonResumeSections).flatMap(({ keys }) => Object.values(keys)))];
  const record = fc.dictionary(
    fc.constantFrom(...keys, 'keywords', 'unknown'),
    fc.oneof(wildText, fc.array(wildText, { maxLength: 4 }), fc.jsonValue({ maxDepth: 2 })),
    {
      maxKeys: 8,
    },
  );
  const document = fc.dictionary(
    fc.constantFrom('basics', 'skills', ...Object.keys(jsonResumeSections), 'meta'),
    fc.oneof(fc.array(record, { maxLength: 4 }), record, fc.jsonValue({ maxDepth: 3 })),
  );
  await fc.assert(
    fc.asyncProperty(document, async (json) => {
      const resume = await outcome(() => readJsonResume(Buffer.from(JSON.stringify(json)), asOf, nothing));
      const strings: string[] = [];
      JSON.stringify(json, (key, value) => {
        strings.push(key);
        if (typeof value !== 'object') strings.push(String(value));
        return value;
      });
      if (resume) expectHonest(resume, strings.join(' '));
    }),
    { numRuns: 200 },
  );
});

test('wild bytes and texts are read or refused', async () => {
  const line = fc.oneof(
    wildText,
    fc.constantFrom('EXPERIENCE', '# Skills', 'Education', '-----', 'Engineer, Acme Corp', 'Mar 2019 - Present', '- did a thing', '**Ada**', ''),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 40 }), async (lines) => {
      const text = lines.join('\n');
      const resume = await outcome(() => parseResume(readPlainText(Buffer.from(text)), asOf));
      if (resume) expectHonest(resume, text.replaceAll('*', '') + text);
    }),
    { numRuns: 200 },
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const data = Buffer.from(bytes);
      await outcome(() => parseResume(readPlainText(data), asOf));
      await outcome(() => readJsonResume(data, asOf, nothing));
      await outcome(() => readLinkedinArchive(data, asOf, nothing));
      await outcome(() => readLinkedinArchive(Buffer.concat([zipOf({ 'Skills.csv': data }).subarray(0, data.length), data]), asOf, nothing));
    }),
    { numRuns: 150 },
  );
});
