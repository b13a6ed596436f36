// Letters that are only styled forms of other letters, and characters that look like others and mean nothing more.
const foldable = /[\ufb00-\ufb06\u{1d400}-\u{1d7ff}\u2f00-\u2fd5\uff01-\uff5e]+/gu;
// Controls, direction marks, halves of characters and what Unicode reserves for itself: none of these are allowed in XML or visible.
const unseen = /[\u0080-\u009f\ud800-\udfff\ufffe\uffff\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/gu;
const blanks = /[\s\u00a0\u2000-\u200a\u202f\u205f]+/gu;

/**
 * A text in the form in which it is written to a file: one kind of space, one kind of hyphen, no invisible characters, plain letters for ligatures and styled
 * letters. Pure.
 */
export const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(foldable, (styled) => styled.normalize('NFKC'))
    .replace(unseen, '')
    .replace(/\u2011/g, '-')
    .replace(blanks, ' ')
    .trim();
