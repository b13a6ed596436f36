import { addresses, line, list, period, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** Something made, alone or with others. */
export const project = {
  fields: { name: line(300), role: line(), ...period, url, repository: url, links: addresses, summary: prose, highlights: list(), ...skills },
  headedBy: ['name'],
  below: ['role', 'startDate'],
} as const satisfies Kind;

/** The same in documents. */
export const projectInDocuments: KindInDocuments = {
  evidence: { source: 'project', fields: ['name', 'role', 'summary', 'highlights', 'skills'], tellsDoing: true },
  parts: { title: 'name', start: 'startDate', end: 'endDate' },
  headings: { en: 'Projects', de: 'Projekte', fr: 'Projets', es: 'Proyectos' },
  tailored: { most: 4, room: { most: 3, least: 1 }, isByDate: true },
  page: { isDescribed: true },
  jsonResume: {
    section: 'projects',
    keys: {
      startDate: 'startDate',
      endDate: 'endDate',
      name: 'name',
      summary: 'description',
      highlights: 'highlights',
      skills: 'keywords',
      url: 'url',
      role: 'roles',
    },
    goesOnWithoutEnd: true,
  },
};
