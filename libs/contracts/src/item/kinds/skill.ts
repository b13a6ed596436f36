import { line } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** Something a person can do, by its name. */
export const skill = {
  fields: { name: line(100), category: line(100), level: line(100) },
  headedBy: ['name'],
  below: ['category', 'level'],
} as const satisfies Kind;

/** The same in documents. */
export const skillInDocuments: KindInDocuments = {
  evidence: { source: 'skill-list', fields: ['name'] },
  parts: { title: 'name' },
  headings: { en: 'Skills', de: 'Kenntnisse', fr: 'Compétences', es: 'Competencias' },
  jsonResume: { section: 'skills', keys: { name: 'name', level: 'level' } },
};
