import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { ResumeSectionKind } from '@folia/contracts/resume-document';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';

const headings: Readonly<Record<'contact' | 'summary', Record<ResumeLanguage, string>>> = {
  contact: { en: 'Contact', de: 'Kontakt', fr: 'Contact', es: 'Contacto' },
  summary: { en: 'Summary', de: 'Profil', fr: 'Profil', es: 'Perfil' },
};

/** The usual heading of a section in a language; all of them are known to applicant systems and to our own import. */
export const sectionHeading = (kind: ResumeSectionKind | 'contact', language: ResumeLanguage): string =>
  (kind === 'contact' || kind === 'summary' ? headings[kind] : kindsInDocuments[kind].headings)[language];
