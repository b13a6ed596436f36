import type { ResumeFormat } from '@folia/contracts/document-formats';
import type { ResumeDocument } from '@folia/contracts/resume-document';

const longest = 120;

/** Words of a name that every file system and mail program takes, joined by hyphens: letters of any script stay, accents too. */
const safe = (text: string) =>
  (text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [])
    .join('-')
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$|-$/, '');

/** "Mira-Solheim-Meridian-Pay.pdf": name and company, whatever they hold. Pure. */
export const resumeFileName = ({ header, company }: Pick<ResumeDocument, 'header' | 'company'>, format: ResumeFormat): string =>
  `${[safe(header.name), safe(company)].filter(Boolean).join('-') || 'Resume'}.${format}`;
