import type { ResumeDocument } from '@folia/contracts/resume-document';
import { writeJsonResume } from '@folia/contracts/write-json-resume';
import { itemOfEntry } from './item-of-entry';

/** A resume as strict JSON Resume 1.x: the same fields our own export writes, limited to what this resume says. `updatedAt` is part of the file. Pure. */
export function writeJson({ header, sections }: ResumeDocument, updatedAt: Date): string {
  const summary = sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ entries }) => entries.flatMap(({ paragraphs, bullets }) => [...paragraphs, ...bullets]))
    .map(({ text }) => text);
  const items = sections.flatMap(({ kind, entries }) => (kind === 'summary' ? [] : entries.map((entry) => ({ kind, fields: itemOfEntry(kind, entry) }))));
  const { name, headline, email, phone, location, links } = header;
  const profile = {
    name,
    headline,
    location,
    links,
    email: email || null,
    phone: phone || null,
    summary: summary.join('\n\n'),
    updatedAt: updatedAt.toISOString(),
  };
  return `${JSON.stringify(writeJsonResume({ profile, items }), null, 2)}\n`;
}
