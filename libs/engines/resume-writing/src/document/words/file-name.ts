import type { ResumeFormat } from '@folia/contracts/document-formats';
import type { ResumeDocument } from '@folia/contracts/resume-document';

const longest = 120;

/** Words of a name in a form that every file system and mail program accepts, joined by hyphens. Letters of any script stay, accents too. */
const safe = (text: string) =>
  (text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [])
    .join('-')
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$|-$/, '');

/** "Mira-Solheim-Meridian-Pay.pdf": name and company, whatever they contain. Pure. */
export const resumeFileName = ({ header, company }: Pick<ResumeDocument, 'header' | 'company'>, format: ResumeFormat): string =>
  `${[safe(header.name), safe(company)].filter(Boolean).join('-') || 'Resume'}.${format}`;

/** "Backend-Engineer-Shortlist.pdf". Pure. */
export const shortlistFileName = (title: string): string => `${[safe(title), 'Shortlist'].filter(Boolean).join('-')}.pdf`;
