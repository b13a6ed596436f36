import { generalResumeQuery } from '@folia/contracts/general-resume/shapes';
import { resumeDocument } from '@folia/contracts/resume-document';
import { newId } from '@folia/platform/new-id';
import { engineer } from './fixtures/portfolios';
import { generalDocument, shownItems } from './general-document';
import { writeText } from './write-text';

const items = engineer.items.map((item, position) => ({
  id: newId(),
  ...item,
  position,
  visibility: 'public' as const,
  version: 1,
  evidence: false,
  updatedAt: '2026-11-20T10:00:00.000Z',
}));
const portfolio = { header: engineer.header, summary: 'Builds queues.\n\nSince 2015' };
const documentOf = (query = {}) => generalDocument(items, portfolio, generalResumeQuery.parse(query));

it('says all that the portfolio says, in the form of every resume', () => {
  const document = documentOf();
  expect(resumeDocument.parse(document)).toEqual(document);
  expect(document).toMatchObject({ template: 'folio', pageSize: 'a4', maxPages: null, company: '', language: 'en' });
  expect(document.sections[0]?.entries[0]?.paragraphs.map(({ text }) => text)).toEqual(['Builds queues.', 'Since 2015']);
  const text = writeText(document);
  for (const { fields } of items) for (const line of [fields.highlights ?? []].flat()) expect(text).toContain(line);
  expect(document.sections.flatMap(({ kind, entries }) => (kind === 'summary' ? [] : entries))).toHaveLength(items.length);
});

it('looks as the address says, and shows the contact data it names', () => {
  const document = documentOf({ template: 'harbour', pageSize: 'letter', maxPages: '1', contact: 'email,location' });
  expect(document).toMatchObject({ template: 'harbour', pageSize: 'letter', maxPages: 1 });
  expect(document.header).toMatchObject({ email: engineer.header.email, location: engineer.header.location, phone: '', links: [] });
  expect(documentOf({ contact: '' }).header).toMatchObject({ name: engineer.header.name, email: '', phone: '', location: '', links: [] });
  expect(generalResumeQuery.safeParse({ template: 'none' }).success).toBe(false);
});

it('leaves private entries and private sections out', () => {
  const [first, ...rest] = items;
  if (!first) throw new Error('no items');
  const hidden = { ...first, visibility: 'private' as const };
  const left = shownItems({ items: [hidden, ...rest], sections: { language: 'private' } });
  expect(left.map(({ id }) => id)).toEqual(rest.filter(({ kind }) => kind !== 'language').map(({ id }) => id));
});

it('tells positions and schools latest first, however the portfolio orders them', () => {
  const turned = generalDocument(items.toReversed(), portfolio, generalResumeQuery.parse({}));
  const titles = (kind: string, document = turned) => document.sections.find((section) => section.kind === kind)?.entries.map(({ title }) => title);
  expect(titles('work')).toEqual(['Senior Platform Engineer', 'Backend Engineer', 'Developer']);
  expect(titles('skill')).toEqual(titles('skill', documentOf())?.toReversed());
});
