/** A paragraph, or a list of lines. Everything is plain text: what looks like markup stays words. */
export type Block = { type: 'paragraph' | 'list'; lines: string[] };

const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(?=\S)/;

/** Takes the signs of Markdown off a line, keeping the words; of a link, the words that were linked. */
const withoutMarks = (line: string) =>
  line
    .replace(/^#{1,6}\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]+?)[*_](?=$|[\s).,;:!?])/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .trim();

/** Splits a text as typed or read into paragraphs (blank line) and lists (lines with a bullet). */
export function plainBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const raw of text.split('\n')) {
    const line = withoutMarks(raw.replace(bullet, ''));
    if (!line) {
      open = false;
      continue;
    }
    const type = bullet.test(raw) ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    if (open && last?.type === type) {
      if (type === 'list') last.lines.push(line);
      else last.lines = [`${last.lines.join(' ')} ${line}`];
    } else blocks.push({ type, lines: [line] });
    open = true;
  }
  return blocks;
}

/** The text of an item as the page shows it: its summary, then its highlights as one list. */
export function itemBlocks(fields: { summary?: unknown; highlights?: unknown }): Block[] {
  const summary = typeof fields.summary === 'string' ? plainBlocks(fields.summary) : [];
  const highlights = Array.isArray(fields.highlights) ? fields.highlights.map((line) => withoutMarks(String(line).replace(bullet, ''))).filter(Boolean) : [];
  return highlights.length ? [...summary, { type: 'list', lines: highlights }] : summary;
}
