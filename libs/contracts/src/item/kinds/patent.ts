import { date, line, list, owner, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** A patent, granted or filed. */
export const patent = {
  fields: {
    title: line(500),
    number: line(100),
    office: line(100),
    status: line(100),
    inventors: list(200, 100),
    self: owner('inventors'),
    filedDate: date,
    date,
    url,
    summary: prose,
    ...skills,
  },
  headedBy: ['title'],
  below: ['number', 'office', 'filedDate'],
} as const satisfies Kind;

/** The same in documents. */
export const patentInDocuments: KindInDocuments = {
  evidence: { source: 'publication', fields: ['title', 'summary', 'skills'] },
  parts: { title: 'title', organisation: 'office', end: 'date' },
  headings: { en: 'Patents', de: 'Patente', fr: 'Brevets', es: 'Patentes' },
  tailored: { most: 5 },
  page: { authors: 'inventors', date: 'date', isDescribed: true },
  jsonResume: { section: 'x-patents' },
};
