import { date, line, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** A talk at an event. */
export const talk = {
  fields: { title: line(500), event: line(300), place: line(), date, slides: url, video: url, recording: url, url, summary: prose, ...skills },
  headedBy: ['title'],
  below: ['event', 'place', 'date'],
} as const satisfies Kind;

/** The same in documents. */
export const talkInDocuments: KindInDocuments = {
  evidence: { source: 'publication', fields: ['title', 'summary', 'skills'], tellsDoing: true },
  parts: { title: 'title', organisation: 'event', place: 'place', end: 'date' },
  headings: { en: 'Talks', de: 'Vorträge', fr: 'Conférences', es: 'Ponencias' },
  tailored: { most: 3 },
  page: { date: 'date', isDescribed: true },
  jsonResume: { section: 'x-talks' },
};
