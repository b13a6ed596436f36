import { type ResumeDocument, resumeTemplates } from '@folia/contracts/resume-document';
import { openDocx } from '@folia/resume-reading/document/docx/open-docx';
import { letterParagraphs, writeCoverLetter } from '../letter/cover-letter';
import { tailor } from '../tailor/tailor';
import { pdfText, recall, wordsOf } from './fixtures/pdf-text';
import { documentOf, type Portfolio } from './fixtures/portfolio';
import { engineer } from './fixtures/portfolios';
import { arabic, chinese, hebrew, japanese } from './fixtures/script-portfolios';
import { writeLetter } from './write-letter';

const writtenAt = new Date('2026-11-20T10:00:00Z');
const posting = 'Senior Backend Engineer\nMeridian Pay – Berlin\n\nWhat you bring\n- PostgreSQL in production\n- Kafka\n- Node.js or Go\n- Terraform\n';
const letterOf = (portfolio: Portfolio) => {
  const items = portfolio.items.map((item, index) => ({ id: `${index}`, ...item }));
  return writeCoverLetter(tailor(posting, items, portfolio.header, '2026-11'), items, portfolio.header);
};
const write = (portfolio: Portfolio, options: Partial<ResumeDocument> = {}) =>
  writeLetter(letterOf(portfolio), { ...documentOf(portfolio, options), company: 'Meridian Pay' }, 'pdf', writtenAt);
const saidBy = (portfolio: Portfolio) =>
  letterOf(portfolio)
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ');

it.each(resumeTemplates)(
  'holds every word on one tagged page with its fonts, in %s on either paper',
  async (template) => {
    for (const pageSize of ['a4', 'letter'] as const) {
      const { data, fit, fileName } = await write(engineer, { template, pageSize });
      expect(fileName).toBe('Mira-Solheim-Meridian-Pay-Letter.pdf');
      expect(fit).toMatchObject({ pages: 1, fits: true, missing: [] });
      const text = await pdfText(data);
      expect(recall(wordsOf(saidBy(engineer)), wordsOf(text))).toBe(1);
      expect(text).toContain(engineer.header.email);
      expect(data.toString('latin1')).toMatch(/\/StructTreeRoot/);
      expect(data.toString('latin1')).toMatch(/\/FontFile[23]/);
    }
  },
  60_000,
);

it.each([
  ['Chinese', chinese],
  ['Japanese', japanese],
  ['Arabic', arabic],
  ['Hebrew', hebrew],
] as const)(
  'holds every word of a letter with %s in it',
  async (_, portfolio) => {
    const { data, fit } = await write(portfolio);
    expect(fit?.missing).toEqual([]);
    expect(recall(wordsOf(saidBy(portfolio)), wordsOf(await pdfText(data)))).toBeGreaterThanOrEqual(0.995);
  },
  60_000,
);

it('is the same bytes each time, and goes on over pages where one is not enough', async () => {
  const [one, other] = [await write(engineer), await write(engineer)];
  expect(one.data.equals(other.data)).toBe(true);
  const sentence = { text: 'Moved eleven services to Kafka without losing a message in nine months. '.repeat(12), itemIds: [] };
  const long = { paragraphs: Array.from({ length: 12 }, () => [sentence]), words: 0 };
  const { fit } = await writeLetter(long, documentOf(engineer), 'pdf', writtenAt);
  expect(fit).toMatchObject({ fits: false });
  expect(fit?.pages).toBeGreaterThan(1);
});

it('is the same words in Word, under the header of the resume, and as text', async () => {
  const letter = letterOf(engineer);
  const docx = await writeLetter(letter, documentOf(engineer), 'docx', writtenAt);
  expect([docx.fileName, docx.data.subarray(0, 2).toString()]).toEqual(['Mira-Solheim-Letter.docx', 'PK']);
  const words = (await openDocx(docx.data))
    .get('word/document.xml')
    ?.toString()
    .replace(/<[^>]+>/g, '');
  for (const said of [engineer.header.name, engineer.header.email, ...letterParagraphs(letter)]) expect(words).toContain(said);
  const text = await writeLetter(letter, documentOf(engineer), 'txt', writtenAt);
  expect(text.data.toString().split('\n\n')).toHaveLength(letter.paragraphs.length);
});
