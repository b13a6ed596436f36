import type { FitScore } from '@folia/contracts/fit-score/shapes';

/** A stretch of the job text with one look. `ends`: the requirement's last stretch, where its mark is. */
export type JobPiece = { start: number; text: string; requirementId: string | null; ends: boolean; isRuledOut: boolean; isAside: boolean };

type Range = { start: number; end: number; requirementId: string | null };

/**
 * Cuts a job text where requirements, ruled-out words and passages begin and end; if requirements overlap, the innermost one is shown. The pieces joined
 * together are the text. Pure.
 */
export function splitByRequirements(text: string, { requirements, ruledOut, passages }: Pick<FitScore, 'requirements' | 'ruledOut' | 'passages'>): JobPiece[] {
  const asked = requirements.map(({ start, end, id }): Range => ({ start, end, requirementId: id }));
  const ranges = [...asked, ...ruledOut.map(({ start, end }): Range => ({ start, end, requirementId: null }))]
    .filter(({ start, end }) => start < end && end <= text.length)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  const asides = passages.filter(({ use }) => use === 'boilerplate');
  const cuts = [...new Set([0, text.length, ...[...ranges, ...asides].flatMap(({ start, end }) => [start, Math.min(end, text.length)])])].sort((a, b) => a - b);
  const covers = (start: number, end: number) => (range: { start: number; end: number }) => range.start <= start && range.end >= end;
  const pieces = cuts.slice(0, -1).map((start, index): JobPiece => {
    const end = cuts[index + 1] ?? text.length;
    const inner = ranges.find(covers(start, end));
    return {
      start,
      text: text.slice(start, end),
      requirementId: inner?.requirementId ?? null,
      ends: false,
      isRuledOut: inner !== undefined && inner.requirementId === null,
      isAside: asides.some(covers(start, end)),
    };
  });
  const seen = new Set<string>();
  for (const piece of pieces.toReversed()) {
    if (!piece.requirementId || seen.has(piece.requirementId) || piece.text.trim() === '') continue;
    seen.add(piece.requirementId);
    piece.ends = true;
  }
  return pieces;
}
