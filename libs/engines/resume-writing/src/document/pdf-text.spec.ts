import { resumeTemplates } from '@folia/contracts/resume-document';
import { pdfText, recall, wordsOf } from './fixtures/pdf-text';
import { documentOf, type Portfolio } from './fixtures/portfolio';
import { director, engineer, nurse, seller, teacher } from './fixtures/portfolios';
import { arabic, chinese, hebrew, japanese } from './fixtures/script-portfolios';
import { sectionHeading } from './words/section-headings';
import { writePdf } from './write-pdf';
import { writeText } from './write-text';

const writtenAt = new Date('2026-11-20T10:00:00Z');
/** All of them in the first template. In every other one, those with the most words and the most scripts, and a third of the rest. */
const all: Portfolio[] = [engineer, director, nurse, seller, teacher, chinese, japanese, arabic, hebrew];
const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());

describe.each(resumeTemplates)('%s', (template) => {
  test('holds every word of every resume, in any script, as text that a machine reads', async () => {
    const turn = resumeTemplates.indexOf(template);
    const portfolios = turn === 0 ? all : [engineer, arabic, ...all.filter((_, index) => (index + turn) % 3 === 0)];
    for (const [index, portfolio] of portfolios.entries()) {
      const document = documentOf(portfolio, { template, pageSize: index % 2 === 0 ? 'a4' : 'letter' });
      const { data, fit } = await writePdf(document, writtenAt);
      const found = lower(wordsOf(await pdfText(data)));
      const wanted = lower(wordsOf(writeText(document)));
      expect({ name: portfolio.header.name, missing: fit.missing }).toEqual({ name: portfolio.header.name, missing: [] });
      expect(wanted.length).toBeGreaterThan(40);
      expect(recall(wanted, found)).toBeGreaterThanOrEqual(0.995);
    }
  }, 120_000);

  test('writes its sections in the order of the document, wherever they stand on the sheet', async () => {
    const document = documentOf(nurse, { template });
    const { data, fit } = await writePdf(document, writtenAt);
    const lines = (await pdfText(data)).split('\n').map((line) => line.trim().toLowerCase());
    const shown = document.sections.map(({ kind }) => sectionHeading(kind, 'de').toLowerCase());
    expect(fit.pages).toBe(1);
    const places = shown.map((heading) => lines.indexOf(heading));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

test('no two letters become one sign', async () => {
  const text = await pdfText((await writePdf(documentOf(engineer, { template: 'classic' }), writtenAt)).data);
  for (const word of ['offices', 'fluffy', 'affidavit', 'Efficient', 'difficult', 'file', 'traffic']) expect(text).toContain(word);
  expect(text).not.toMatch(/[\ufb00-\ufb06]/);
});

test('joins of Arabic letters keep their order', async () => {
  const text = await pdfText((await writePdf(documentOf(arabic), writtenAt)).data);
  for (const word of ['لثلاثة', 'الأردن', 'بكالوريوس', 'الخدمات']) expect(text).toContain(word);
});

test('what no font has is named and left out, and nothing else with it', async () => {
  const document = documentOf({ ...nurse, summary: 'Ruhig 🚀 und gründlich ก็, 👩‍🔬𝐟𝐞𝐭𝐭 und ﬁx.' });
  const { data, fit } = await writePdf(document, writtenAt);
  expect(fit.missing).toEqual(['🚀', 'ก', '็', '👩', '🔬']);
  expect((await pdfText(data)).replace(/\s+/g, ' ')).toContain('Ruhig und gründlich , fett und fix.');
});

test('one picture that stands for two signs is read as either', async () => {
  const document = documentOf({ ...engineer, summary: 'Oʼahu and rock’n’roll, a‐b and c-d.' });
  const text = await pdfText((await writePdf(document, writtenAt)).data);
  for (const part of ['Oʼahu', 'rock’n’roll', 'a‐b', 'c-d']) expect(text).toContain(part);
});
