import { date, line, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** Something to be proud of that was not awarded by anyone. */
export const achievement = {
  fields: { title: line(500), date, url, summary: prose, ...skills },
  headedBy: ['title'],
  below: ['date'],
} as const satisfies Kind;

/** The same in documents. */
export const achievementInDocuments: KindInDocuments = {
  evidence: { source: 'project', fields: ['title', 'summary', 'skills'], tellsDoing: true },
  parts: { title: 'title', end: 'date' },
  headings: { en: 'Achievements', de: 'Erfolge', fr: 'Accomplissements', es: 'Logros' },
  tailored: { most: 3 },
  page: { isDescribed: true },
  jsonResume: { section: 'x-achievements' },
};
