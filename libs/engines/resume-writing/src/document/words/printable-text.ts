// Letters that only style other letters, and characters that are drawn like others but mean no more than them.
const foldable = /[\ufb00-\ufb06\u{1d400}-\u{1d7ff}\u2f00-\u2fd5\uff01-\uff5e]+/gu;
// Controls, marks of direction, halves of characters and what Unicode keeps for itself: none of it may stand in XML or be seen.
const unseen = /[\u0080-\u009f\ud800-\udfff\ufffe\uffff\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/gu;
const blanks = /[\s\u00a0\u2000-\u200a\u202f\u205f]+/gu;

/** A text as it is written into a file: one kind of blank, one kind of hyphen, no character that cannot be seen, ligatures and styled letters as plain ones. Pure. */
export const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(foldable, (styled) => styled.normalize('NFKC'))
    .replace(unseen, '')
    .replace(/\u2011/g, '-')
    .replace(blanks, ' ')
    .trim();
