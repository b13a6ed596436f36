import { resumeTemplates } from '@folia/contracts/resume-document';
import { openPdf } from '@folia/resume-reading/document/pdf/open-pdf';
import { documentOf } from './fixtures/portfolio';
import { engineer, seller } from './fixtures/portfolios';
import { writePdf } from './write-pdf';

const writtenAt = new Date('2026-11-20T10:00:00Z');
const watermark = 'rea@meridian.example · 2026-11-22';

/** Every page's text, and what of it is outside the structure that a screen reader reads. */
async function read(data: Buffer): Promise<{ all: string; artifacts: string }[]> {
  const { pdf } = await openPdf(new Uint8Array(data));
  const pages: { all: string; artifacts: string }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
    let tags: string[] = [];
    const page = { all: '', artifacts: '' };
    for (const item of items as { type?: string; tag?: string; str?: string }[]) {
      if (item.type?.startsWith('begin')) tags.push(item.tag ?? '');
      else if (item.type === 'endMarkedContent') tags = tags.slice(0, -1);
      else {
        page.all += item.str ?? '';
        if (tags.includes('Artifact')) page.artifacts += item.str ?? '';
      }
    }
    pages.push(page);
  }
  await pdf.destroy();
  return pages;
}

test.each(resumeTemplates)('%s carries a watermark on every page, as an artifact, and is otherwise the same', async (template) => {
  const document = documentOf(engineer, { template });
  const [plain, marked] = [await writePdf(document, writtenAt), await writePdf(document, writtenAt, watermark)];
  expect([marked.fit, marked.lines]).toEqual([plain.fit, plain.lines]);
  const letters = (text: string) => text.replace(/\s/g, '');
  for (const { all, artifacts } of await read(marked.data)) {
    expect(letters(artifacts).split(letters(watermark))).toHaveLength(4);
    expect(letters(all)).toContain(letters(watermark));
  }
  for (const { all } of await read(plain.data)) expect(letters(all)).not.toContain(letters(watermark));
});

test('no watermark is no other file, and a long or foreign one is set in the fonts of the document', async () => {
  const document = documentOf(seller);
  expect((await writePdf(document, writtenAt, '')).data.equals((await writePdf(document, writtenAt)).data)).toBe(true);
  const long = `Für 株式会社メリディアン ${'und alle, die es angeht, '.repeat(6)}`;
  const { data, fit } = await writePdf(document, writtenAt, long);
  expect(fit.missing).toEqual([]);
  const letters = (text: string) => text.replace(/[\s,]/g, '');
  for (const { artifacts } of await read(data)) expect(letters(artifacts)).toContain(letters('Für 株式会社メリディアン und alle'));
});
