import { pdfPages } from '../fixtures/pdf-text';
import { documentOf } from '../fixtures/portfolio';
import { director, engineer } from '../fixtures/portfolios';
import { writePdf } from '../write-pdf';

const written = (document: ReturnType<typeof documentOf>) => writePdf(document, new Date('2026-11-20T10:00:00Z'));
const squash = (text: string) => text.replace(/\s+/g, '');

test('every line of the PDF is told with its page and its place on the sheet, and paragraphs come together again', async () => {
  const { data, fit, lines } = await written(documentOf(director));
  expect(Math.max(...lines.map(({ page }) => page))).toBe(fit.pages);
  for (const { x, y, width, height } of lines) {
    expect(x).toBeGreaterThan(0.02);
    expect(x + width).toBeLessThan(0.98);
    expect(y - height).toBeGreaterThan(0.01);
    expect(y).toBeLessThan(0.99);
  }
  const pages = (await pdfPages(data)).map(squash);
  for (const { text, page } of lines) expect(pages[page - 1]).toContain(squash(text));
  const paragraphs: string[] = [];
  for (const { text, begins } of lines) paragraphs.push(begins ? squash(text) : `${paragraphs.pop()}${squash(text)}`);
  for (const item of director.items)
    for (const highlight of Array.isArray(item.fields.highlights) ? item.fields.highlights : []) expect(paragraphs).toContain(squash(highlight));
});

test('in two columns a line stands in the column it is read in', async () => {
  const { lines } = await written(documentOf(engineer, { template: 'column' }));
  const [skills, work] = ['Skills', 'Experience'].map((heading) => lines.find(({ text }) => text.toLowerCase() === heading.toLowerCase()));
  expect(skills?.x).toBeLessThan(0.3);
  expect(work?.x).toBeGreaterThan(0.3);
});
