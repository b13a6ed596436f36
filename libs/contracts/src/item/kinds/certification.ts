import { date, line, prose, skills, url } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** A certificate or a licence. */
export const certification = {
  fields: { name: line(300), issuer: line(), date, expires: date, credentialId: line(200), url, summary: prose, ...skills },
  headedBy: ['name'],
  below: ['issuer', 'date'],
} as const satisfies Kind;

/** The same in documents. */
export const certificationInDocuments: KindInDocuments = {
  evidence: { source: 'certification', fields: ['name', 'summary', 'skills'] },
  parts: { title: 'name', organisation: 'issuer', end: 'date' },
  headings: { en: 'Certifications', de: 'Zertifikate', fr: 'Certifications', es: 'Certificaciones' },
  tailored: { most: 8 },
  page: { site: 'issuer', isDescribed: true },
  jsonResume: { section: 'certificates', keys: { name: 'name', issuer: 'issuer', date: 'date', url: 'url' } },
};
