import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { ComposedEntry, Words } from './words/compose-entry';
import { composeResume } from './words/compose-resume';

/** Text with its symbols escaped: nothing in it turns into markup or a link. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|~]/g, '\\$&');

/** A block that begins like a heading, a list or a quotation but is not one. */
const block = (text: string) => text.replace(/^(?=#{1,6}\s|[-+]\s|=)/, '\\').replace(/^(\d{1,9})(?=[.)]\s)/, '$1\\');

const inline = (words: readonly Words[]) =>
  words
    .map(({ text, tone, url }) => {
      const said = tone === 'strong' ? `**${plain(text)}**` : plain(text);
      return url ? `[${said}](<${url.replace(/[<>\\]/g, encodeURIComponent)}>)` : said;
    })
    .join('');

function entryLines({ title, period, under, place, lines, paragraphs, bullets, closing }: ComposedEntry): string[] {
  const head = [under, place, period].filter(Boolean).map(plain).join(' · ');
  const list = bullets.map((words) => `- ${block(inline(words))}`).join('\n');
  return [
    title && `### ${plain(title)}`,
    ...[head, ...lines.map(inline), ...paragraphs.map(plain)].map(block),
    list,
    ...closing.map((words) => block(inline(words))),
  ].filter(Boolean);
}

/** A resume as CommonMark: headings of three levels, lists, links. Pure. */
export function writeMarkdown(document: ResumeDocument): string {
  const { name, headline, contact, sections } = composeResume(document);
  const blocks = [
    `# ${plain(name)}`,
    block(plain(headline)),
    block(contact.map((item) => inline([item])).join(' · ')),
    ...sections.flatMap(({ heading, entries }) => [`## ${plain(heading)}`, ...entries.flatMap(entryLines)]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
