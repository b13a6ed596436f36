// Invisible characters that come from word processors, PDFs and web pages.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200c\u2060\ufeff]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const bullets = /^([ \t]*)[•●▪◦‣·–—*][ \t]+/gm;

/** Pasted text as if it had been typed: plain spaces and line ends, bullets as "- ", at most one empty line in a row; a single line where only one fits. */
export function cleanPaste(text: string, manyLines: boolean): string {
  const plain = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(spaces, ' ');
  if (!manyLines) return plain.replace(/\s+/g, ' ').trim();
  return plain
    .replace(bullets, '$1- ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}
