import { line, list, period, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** A school, a degree or a course of study. */
export const education = {
  fields: {
    institution: line(),
    degree: line(),
    area: line(),
    location: line(),
    ...period,
    grade: line(100),
    summary: prose,
    courses: list(300),
    highlights: list(),
    url,
    ...skills,
  },
  headedBy: ['degree', 'area', 'institution'],
  below: ['institution', 'area', 'startDate'],
} as const satisfies Kind;

/** The same in documents. */
export const educationInDocuments: KindInDocuments = {
  evidence: { source: 'education', fields: ['degree', 'area', 'courses', 'skills'] },
  parts: { title: 'degree', organisation: 'institution', place: 'location', start: 'startDate', end: 'endDate' },
  headings: { en: 'Education', de: 'Ausbildung', fr: 'Formation', es: 'Formación académica' },
  isLatestFirst: true,
  tailored: { room: { most: 2, least: 0 }, isByDate: true },
  page: { site: 'institution' },
  jsonResume: {
    section: 'education',
    keys: {
      startDate: 'startDate',
      endDate: 'endDate',
      institution: 'institution',
      degree: 'studyType',
      area: 'area',
      grade: 'score',
      courses: 'courses',
      url: 'url',
    },
  },
};
