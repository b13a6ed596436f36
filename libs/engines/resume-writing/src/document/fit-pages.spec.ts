import { type ResumeDocument, resumeTemplates } from '@folia/contracts/resume-document';
import { pdfPages, pdfText, recall, wordsOf } from './fixtures/pdf-text';
import { documentOf } from './fixtures/portfolio';
import { director, engineer } from './fixtures/portfolios';
import { writePdf } from './write-pdf';
import { writeText } from './write-text';

const written = (document: ResumeDocument) => writePdf(document, new Date('2026-11-20T10:00:00Z'));
const holdsAll = async (document: ResumeDocument, data: Buffer) => {
  const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
  return recall(lower(wordsOf(writeText(document))), lower(wordsOf(await pdfText(data))));
};

test('a career of three pages is set on two where two are asked for, and no closer than that needs', async () => {
  const asDrawn = await written(documentOf(director));
  const document = documentOf(director, { maxPages: 2 });
  const { data, fit } = await written(document);
  expect(asDrawn.fit).toEqual({ pages: 3, fits: true, bodySize: 10.75, missing: [] });
  expect(fit).toMatchObject({ pages: 2, fits: true });
  expect(fit.bodySize).toBeGreaterThanOrEqual(9);
  expect(await holdsAll(document, data)).toBe(1);
});

test('what fits as it is drawn is left as it is drawn', async () => {
  const { fit } = await written(documentOf(engineer, { maxPages: 2 }));
  expect(fit).toEqual({ pages: 2, fits: true, bodySize: 10.75, missing: [] });
});

/** A career that ends in this many one-line entries of the main column. */
const withProjects = (count: number) => ({
  ...engineer,
  items: [
    ...engineer.items.filter(({ kind }) => kind === 'work'),
    ...Array.from({ length: count }, (_, index) => ({ kind: 'project' as const, fields: { name: `Project ${index + 1}` } })),
  ],
});

test.each(resumeTemplates)(
  'in %s no entry or two stand alone on a second page where a little less space draws them onto the first',
  async (template) => {
    for (const pageSize of ['a4', 'letter'] as const) {
      const of = (count: number) => written(documentOf(withProjects(count), { template, pageSize, maxPages: 2 }));
      let [fits, parts] = [1, 60];
      while (parts - fits > 1) {
        const count = Math.floor((fits + parts) / 2);
        if ((await of(count)).fit.pages === 1) fits = count;
        else parts = count;
      }
      const [one, two] = [await of(fits), await of(parts)];
      expect([one.fit.pages, two.fit.pages]).toEqual([1, 2]);
      expect(one.fit.bodySize).toBeGreaterThan(9);
      const [, last = ''] = await pdfPages(two.data);
      expect(last.match(/Project \d/g)?.length).toBeGreaterThanOrEqual(4);
      expect(last).toContain(`Project ${parts}`);
    }
  },
  60_000,
);

test('what cannot fit says so, and is there to the last word', async () => {
  const document = documentOf(director, { maxPages: 1 });
  const { data, fit } = await written(document);
  expect(fit).toMatchObject({ fits: false, bodySize: 9 });
  expect(fit.pages).toBeGreaterThan(1);
  expect(await holdsAll(document, data)).toBe(1);
});

test('a word longer than a line is broken and not lost', async () => {
  const long = 'x'.repeat(400);
  const document = documentOf({ ...engineer, summary: `Before ${long} after.` }, { template: 'margin' });
  const text = await pdfText((await written(document)).data);
  expect(text.replace(/\s/g, '')).toContain(`Before${long}after.`);
});
