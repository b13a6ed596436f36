import { line } from '../field-spec';
import type { Kind, KindInDocuments } from '../kind';

/** A language a person speaks. */
export const language = {
  fields: { name: line(100), level: line(100) },
  headedBy: ['name'],
  below: ['level'],
} as const satisfies Kind;

/** The same in documents. */
export const languageInDocuments: KindInDocuments = {
  evidence: { source: 'language', fields: ['name', 'level'] },
  parts: { title: 'name' },
  headings: { en: 'Languages', de: 'Sprachen', fr: 'Langues', es: 'Idiomas' },
  jsonResume: { section: 'languages', keys: { name: 'language', level: 'fluency' } },
};
