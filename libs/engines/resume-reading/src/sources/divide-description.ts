import type { Passage } from '../parser/passage';
import type { SourceNode } from './source-value';

const mark = /^[•●▪◦‣·*–-]\s+/u;
/** Exports write the points of a list on one line. */
const inner = /\s+[•●▪]\s+/gu;

/** A description in two parts: its paragraphs as `summary`, its bullet points as the list `highlights`. Pure. */
export function divideDescription(node: SourceNode | undefined): SourceNode[] {
  if (!node) return [];
  const lines: Passage[] = [];
  const points: Passage[] = [];
  for (const line of node.lines) {
    const pieces = /^[•●▪]/u.test(line.text) || inner.test(line.text) ? line.split(inner) : [line];
    inner.lastIndex = 0;
    for (const [index, piece] of pieces.entries()) {
      const lead = mark.exec(piece.text)?.[0].length ?? 0;
      if (lead > 0 || index > 0) points.push(piece.slice(lead));
      else lines.push(piece);
    }
  }
  return [
    { ...node, key: 'summary', lines, parts: [] },
    { ...node, key: 'highlights', lines: [], parts: points.map((point) => ({ ...node, key: '', lines: [point], parts: [] })) },
  ];
}
