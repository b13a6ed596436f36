import { line, list, period, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** A position with an employer. */
export const work = {
  fields: { position: line(), employer: line(), location: line(), ...period, url, summary: prose, highlights: list(), ...skills },
  headedBy: ['position', 'employer'],
  below: ['employer', 'location', 'startDate'],
} as const satisfies Kind;

/** The same in documents. */
export const workInDocuments: KindInDocuments = {
  evidence: { source: 'work', fields: ['position', 'summary', 'highlights', 'skills'], tellsDoing: true },
  parts: { title: 'position', organisation: 'employer', place: 'location', start: 'startDate', end: 'endDate' },
  headings: { en: 'Experience', de: 'Berufserfahrung', fr: 'Expérience professionnelle', es: 'Experiencia profesional' },
  isLatestFirst: true,
  page: { site: 'employer' },
  jsonResume: {
    section: 'work',
    keys: {
      startDate: 'startDate',
      endDate: 'endDate',
      summary: 'summary',
      highlights: 'highlights',
      position: 'position',
      employer: 'name',
      location: 'location',
      url: 'url',
    },
    goesOnWithoutEnd: true,
  },
};
