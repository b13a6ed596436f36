import { date, line, list, owner, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** A paper, an article or a book. */
export const publication = {
  fields: { title: line(500), authors: list(200, 200), self: owner('authors'), venue: line(500), date, doi: line(200), url, summary: prose, ...skills },
  headedBy: ['title'],
  below: ['venue', 'date'],
} as const satisfies Kind;

/** The same in documents. */
export const publicationInDocuments: KindInDocuments = {
  evidence: { source: 'publication', fields: ['title', 'summary', 'skills'], tellsDoing: true },
  parts: { title: 'title', organisation: 'venue', end: 'date' },
  headings: { en: 'Publications', de: 'Publikationen', fr: 'Publications', es: 'Publicaciones' },
  tailored: { most: 6 },
  page: { authors: 'authors', venue: 'venue', date: 'date', doi: 'doi', isDescribed: true },
  jsonResume: { section: 'publications', keys: { title: 'name', venue: 'publisher', date: 'releaseDate', url: 'url', summary: 'summary' } },
};
