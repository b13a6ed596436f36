import { line, list, period, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** Work done for no pay. */
export const volunteering = {
  fields: { position: line(), organization: line(), location: line(), ...period, url, summary: prose, highlights: list(), ...skills },
  headedBy: ['position', 'organization'],
  below: ['organization', 'location', 'startDate'],
} as const satisfies Kind;

/** The same in documents. */
export const volunteeringInDocuments: KindInDocuments = {
  evidence: { source: 'volunteering', fields: ['position', 'summary', 'highlights', 'skills'], tellsDoing: true },
  parts: { title: 'position', organisation: 'organization', place: 'location', start: 'startDate', end: 'endDate' },
  headings: { en: 'Volunteering', de: 'Ehrenamt', fr: 'Bénévolat', es: 'Voluntariado' },
  isLatestFirst: true,
  tailored: { most: 2, room: { most: 2, least: 0 }, isByDate: true, isOnlyAsked: true },
  page: { site: 'organization' },
  jsonResume: {
    section: 'volunteer',
    keys: {
      startDate: 'startDate',
      endDate: 'endDate',
      summary: 'summary',
      highlights: 'highlights',
      position: 'position',
      organization: 'organization',
      url: 'url',
    },
    goesOnWithoutEnd: true,
  },
};
