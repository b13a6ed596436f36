/** A text and its selection, as character offsets. */
export type Selection = { text: string; start: number; end: number };
/** What replaces `from` to `to`, and what is selected afterwards. */
export type Replacement = { from: number; to: number; with: string; start: number; end: number };
export const formats = ['bold', 'italic', 'list', 'numbered', 'link'] as const;
export type Format = (typeof formats)[number];

const signs = { bold: '**', italic: '_' } as const;

/** Puts the sign around the selected words, without the blanks at their ends (`** word **` is not bold), or removes it. */
function around({ text, start, end }: Selection, sign: string): Replacement {
  const marked = text.slice(start, end);
  const from = start + (marked.length - marked.trimStart().length);
  const words = marked.trim();
  const to = from + words.length;
  const size = sign.length;
  if (text.slice(from - size, from) === sign && text.slice(to, to + size) === sign)
    return { from: from - size, to: to + size, with: words, start: from - size, end: to - size };
  if (words.length > 2 * size && words.startsWith(sign) && words.endsWith(sign))
    return { from, to, with: words.slice(size, -size), start: from, end: to - 2 * size };
  return { from, to, with: `${sign}${words}${sign}`, start: from + size, end: to + size };
}

const bullet = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** Puts the sign of a list before each selected line, or removes it where every line has it. */
function lines({ text, start, end }: Selection, sign: (place: number) => string): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(from, end - (end > start && text[end - 1] === '\n' ? 1 : 0)));
  const to = next === -1 ? text.length : next;
  const marked = text.slice(from, to).split('\n');
  const filled = marked.filter((line) => line.trim() || marked.length === 1);
  const isSet = filled.every((line, place) => line.startsWith(sign(place)));
  let place = 0;
  const changed = marked.map((line) => (filled.includes(line) ? (isSet ? '' : sign(place++)) + line.replace(bullet, '') : line)).join('\n');
  return { from, to, with: changed, start: from + (start === end ? changed.length : 0), end: from + changed.length };
}

/** Makes the selected words a link; the address, or else the words, are selected next. */
function link({ text, start, end }: Selection): Replacement {
  const words = text.slice(start, end).trim();
  const isAddress = /^https?:\/\/\S+$/.test(words);
  const written = isAddress ? `[](${words})` : `[${words}](https://)`;
  const at = start + (isAddress || !words ? 1 : words.length + 3);
  return { from: start, to: end, with: written, start: at, end: isAddress || !words ? at : at + 'https://'.length };
}

/** Applies a format to a text in CommonMark; a second time removes it. Pure. */
export function formatMarkdown(selection: Selection, format: Format): Replacement {
  if (format === 'list') return lines(selection, () => '- ');
  if (format === 'numbered') return lines(selection, (place) => `${place + 1}. `);
  return format === 'link' ? link(selection) : around(selection, signs[format]);
}
