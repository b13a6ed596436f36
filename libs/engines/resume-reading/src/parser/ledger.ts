import { countWords } from '../document/clean-text';
import type { TextLine } from '../document/text-line';
import type { Passage } from './passage';

/** Words that only join values ("in", "at"), list numbers and labels ("E-Mail:") say nothing themselves beside a placed value. */
const joining =
  /^(?:(?:in|of|at|on|and|the|by|from|for|to|und|et|y|e|bei|chez|en|de|im|am|der|die|des|du|with|as|an|a)|\(?\[?\d{1,3}[.)\]]{1,2}|[\p{L}./ -]{2,30}:)$/iu;

/** Keeps track of which words of the document became part of a value, so that nothing is dropped unnoticed. */
export class Ledger {
  private readonly marks = new Map<TextLine, Uint8Array>();

  /** Marks the characters of a passage as placed. */
  claim(passage: Passage | null | undefined): void {
    for (const piece of passage?.pieces ?? []) {
      const marks = this.marks.get(piece.line) ?? new Uint8Array(piece.line.text.length);
      marks.fill(1, piece.from, piece.to);
      this.marks.set(piece.line, marks);
    }
  }

  /** Whether any character of a passage has already been placed. */
  isClaimed(passage: Passage): boolean {
    return passage.pieces.some((piece) => this.marks.get(piece.line)?.subarray(piece.from, piece.to).includes(1) ?? false);
  }

  /** The stretches of a line whose words are in no value: offsets and number of words. */
  unclaimed(line: TextLine): { from: number; to: number; words: number }[] {
    const marks = this.marks.get(line);
    const stretches: { from: number; to: number; words: number }[] = [];
    let open: { from: number; to: number } | undefined;
    const close = () => {
      if (open) stretches.push({ ...open, words: countWords(line.text.slice(open.from, open.to)) });
      open = undefined;
    };
    for (const token of line.text.matchAll(/\S+/g)) {
      if (countWords(token[0]) === 0) continue;
      const to = token.index + token[0].length;
      if (marks?.subarray(token.index, to).includes(1)) close();
      else open = { from: open?.from ?? token.index, to };
    }
    close();
    return marks?.includes(1) ? stretches.filter((stretch) => !joining.test(line.text.slice(stretch.from, stretch.to))) : stretches;
  }
}
