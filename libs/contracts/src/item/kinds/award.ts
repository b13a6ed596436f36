import { date, line, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** An award, given by an issuer. */
export const award = {
  fields: { title: line(500), issuer: line(300), date, url, summary: prose, ...skills },
  headedBy: ['title'],
  below: ['issuer', 'date'],
} as const satisfies Kind;

/** The same in documents. */
export const awardInDocuments: KindInDocuments = {
  evidence: null,
  parts: { title: 'title', organisation: 'issuer', end: 'date' },
  headings: { en: 'Awards', de: 'Auszeichnungen', fr: 'Prix et distinctions', es: 'Premios' },
  tailored: { most: 3 },
  page: { site: 'issuer', isDescribed: true },
  jsonResume: { section: 'awards', keys: { title: 'title', issuer: 'awarder', date: 'date', summary: 'summary' } },
};
