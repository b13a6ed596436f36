import type { Passage } from '../passage';

/** "**Engineer**, *Acme*": a text split where the style changes at a comma, dash or bar; the whole text where it does not. Pure. */
export function divideByStyle(passage: Passage): Passage[] {
  const [piece] = passage.pieces;
  if (!piece || passage.pieces.length > 1) return [passage];
  const cuts: number[] = [];
  const { runs, text } = piece.line;
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    if (!before || run.from <= piece.from || run.from >= piece.to || (before.bold === run.bold && before.italic === run.italic)) return;
    const around = text.slice(Math.max(0, run.from - 3), run.from + 3);
    if (/[,|–—:-]/.test(around)) cuts.push(run.from - piece.from);
  });
  const parts = [0, ...cuts].map((from, index) => passage.slice(from, cuts[index]).trim(',|–—:;- '));
  const named = parts.filter((part) => /\p{L}/u.test(part.text));
  return named.length > 1 ? named : [passage];
}
