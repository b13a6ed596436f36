import type { ResumeDetail } from '@folia/contracts/resume-document';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';

/** The label before a detail; details not listed here need none. */
type Labels = Record<Exclude<ResumeDetail, 'area' | 'role' | 'level' | 'category' | 'number'> | 'skills', string>;

const labels: Record<ResumeLanguage, Labels> = {
  en: {
    grade: 'Grade',
    courses: 'Courses',
    authors: 'Authors',
    inventors: 'Inventors',
    status: 'Status',
    filedDate: 'Filed',
    expires: 'Valid until',
    credentialId: 'Credential ID',
    doi: 'DOI',
    skills: 'Skills',
  },
  de: {
    grade: 'Note',
    courses: 'Kurse',
    authors: 'Autoren',
    inventors: 'Erfinder',
    status: 'Status',
    filedDate: 'Angemeldet',
    expires: 'Gültig bis',
    credentialId: 'Zertifikats-ID',
    doi: 'DOI',
    skills: 'Kenntnisse',
  },
  fr: {
    grade: 'Note',
    courses: 'Cours',
    authors: 'Auteurs',
    inventors: 'Inventeurs',
    status: 'Statut',
    filedDate: 'Déposé',
    expires: 'Valable jusqu’à',
    credentialId: 'Identifiant',
    doi: 'DOI',
    skills: 'Compétences',
  },
  es: {
    grade: 'Nota',
    courses: 'Cursos',
    authors: 'Autores',
    inventors: 'Inventores',
    status: 'Estado',
    filedDate: 'Solicitada',
    expires: 'Válido hasta',
    credentialId: 'Identificador',
    doi: 'DOI',
    skills: 'Competencias',
  },
};

export const detailLabel = (detail: keyof Labels, language: ResumeLanguage): string => labels[language][detail];
