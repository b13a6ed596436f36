import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { ComposedEntry, Words } from './words/compose-entry';
import { composeResume } from './words/compose-resume';

const inline = (words: readonly Words[]) => words.map(({ text }) => text).join('');

const entryText = ({ title, period, under, place, lines, paragraphs, bullets, closing }: ComposedEntry): string =>
  [
    title,
    [under, place].filter(Boolean).join(', '),
    period,
    ...lines.map(inline),
    ...paragraphs,
    ...bullets.map((words) => `- ${inline(words)}`),
    ...closing.map(inline),
  ]
    .filter(Boolean)
    .join('\n');

/** A resume as plain text for forms and mails: headings in capitals, a blank line between entries, no line breaks of our own. Pure. */
export function writeText(document: ResumeDocument): string {
  const { name, headline, contact, sections, language } = composeResume(document);
  const head = [name, headline, ...contact.map(({ text }) => text)].filter(Boolean).join('\n');
  const parts = sections.map(({ heading, entries }) => {
    // Entries of one line each are a list.
    const texts = entries.map(entryText);
    return [heading.toLocaleUpperCase(language), texts.join(texts.every((text) => !text.includes('\n')) ? '\n' : '\n\n')].join('\n');
  });
  return `${[head, ...parts].join('\n\n')}\n`;
}
