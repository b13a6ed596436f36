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

/** A title in bold, followed by the giver or the venue in regular type; null where the type does not change or the rest is long. Pure. */
export function divideAtBold(passage: Passage): { title: Passage; by: Passage } | null {
  const [piece] = passage.pieces;
  const plain = piece?.line.runs.find((run) => run.from > piece.from && !run.bold);
  if (!piece || !plain || !piece.line.runs.find((run) => run.to > piece.from)?.bold) return null;
  const title = passage.slice(0, plain.from - piece.from).trim(',–—-|: ');
  const by = passage.slice(plain.from - piece.from).trim(',–—-|: ');
  return title.text.length >= 4 && /\p{L}{2}/u.test(by.text) && by.text.split(' ').length <= 8 ? { title, by } : null;
}
