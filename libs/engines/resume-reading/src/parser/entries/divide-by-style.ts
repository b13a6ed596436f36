import type { Passage } from '../passage';

/** Where the one bold beginning of a text ends, if nothing but a space follows it: "**Engineer** Acme". A single bold word inside a name is no such beginning. */
function afterBold(passage: Passage): number[] {
  const [piece] = passage.pieces;
  const own = piece?.line.runs.filter((run) => run.to > piece.from && run.from < piece.to) ?? [];
  const plain = own.findIndex((run) => !run.bold);
  const [first, next] = [own[0], own[plain]];
  // "**Master** of Arts" goes on.
  const goesOn = /^[\p{Ll}(]/u.test(piece?.line.text.slice(next?.from ?? 0) ?? '');
  if (!piece || !first?.bold || !next || goesOn || own.slice(plain).some((run) => run.bold)) return [];
  const before = own[plain - 1];
  // Without a place on paper only the style tells, and a larger size says more than bold alone.
  const isApart = next.size < first.size - 0.3 || (next.width > 0 && next.x - (before?.x ?? 0) - (before?.width ?? 0) > first.size * 0.3);
  return isApart ? [next.from - piece.from] : [];
}

/**
 * "**Engineer**, *Acme*": a text split where the style changes at a comma, dash or bar, or where its bold beginning ends and something smaller or set apart
 * follows; the whole text where it does not. Pure.
 */
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
  if (cuts.length === 0) cuts.push(...afterBold(passage));
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
