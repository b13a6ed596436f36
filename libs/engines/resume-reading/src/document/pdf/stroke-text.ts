import type { PaintedText } from './pdf-painted-text';

/** The text of an item as a person sees it: characters under hidden strokes are left out. */
export function visiblePart(text: string, x: number, width: number, strokes: PaintedText[]): string {
  const inside = (stroke: PaintedText, at: number) => at >= stroke.x - 0.1 && at <= stroke.x + stroke.width + 0.1;
  return [...text]
    .filter((_, index, all) => {
      const at = x + (width * (index + 0.5)) / all.length;
      return !strokes.some((stroke) => stroke.hidden && inside(stroke, at)) || strokes.some((stroke) => !stroke.hidden && inside(stroke, at));
    })
    .join('');
}

/** The library leaves out glyphs it takes for soft hyphens. Fonts that draw every hyphen with that code get them back from the strokes. */
export function withHyphens(text: string, x: number, width: number, strokes: PaintedText[]): string {
  const own = strokes.filter((stroke) => stroke.x >= x - 0.5 && stroke.x < x + width + 0.5).sort((a, b) => a.x - b.x);
  const drawn = own.map((stroke) => stroke.text).join('');
  if (!drawn.includes('\u00ad')) return text;
  let whole = '';
  let at = 0;
  for (const character of drawn.replace(/\s/g, '')) {
    if (character === '\u00ad') {
      whole += '-';
      continue;
    }
    while (/\s/.test(text.charAt(at))) whole += text.charAt(at++);
    if (text.charAt(at) !== character) return text;
    whole += text.charAt(at++);
  }
  return text.slice(at).trim() ? text : whole;
}

/**
 * "CO NT A CT": the library takes some gaps in letter-spaced text for spaces. The strokes show which are real: drawn spaces, and gaps clearly wider than the
 * letter spacing. Text whose letters were not drawn one by one is left alone.
 */
export function closeSpacing(text: string, x: number, width: number, strokes: PaintedText[]): string {
  if (!/\S\s+\S/.test(text)) return text;
  const own = strokes.filter((stroke) => stroke.x >= x - 0.5 && stroke.x < x + width + 0.5 && stroke.text).sort((a, b) => a.x - b.x);
  const letters = own.filter((stroke) => stroke.text.trim());
  const drawn = own.map((stroke) => stroke.text).join('');
  if (letters.length < 4 || drawn.replace(/\s/g, '') !== text.replace(/\s/g, '')) return text;
  if (letters.filter((stroke) => [...stroke.text].length === 1).length < letters.length * 0.8) return text;
  const gapBefore = (stroke: PaintedText, index: number) => {
    const before = letters[index - 1];
    return before ? stroke.x - before.x - before.width : 0;
  };
  const gaps = letters.map(gapBefore).slice(1);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (usual < 0.25) return text;
  const isBreak = (gap: number) => gap > Math.max(usual * 1.9, usual + 1.5);
  const spaced = letters.map((stroke, index) => (index > 0 && isBreak(gapBefore(stroke, index)) ? ` ${stroke.text}` : stroke.text)).join('');
  return spaced.replace(/ (?=[.,;:])/g, '');
}

/**
 * "portsandonezoo": the library drops drawn spaces of narrow fonts. If the strokes have the same letters and more spaces, the strokes' spaces are used. Spaces
 * that were not drawn but left as gaps are handled later, when lines are joined by gaps.
 */
export function withBlanks(text: string, x: number, width: number, strokes: PaintedText[]): string {
  const own = strokes.filter((stroke) => stroke.x >= x - 0.5 && stroke.x < x + width + 0.5).sort((a, b) => a.x - b.x);
  const drawn = own
    .map((stroke) => stroke.text)
    .join('')
    .trim();
  if (!drawn.includes(' ') || drawn.length <= text.length || drawn.replace(/\s/g, '') !== text.replace(/\s/g, '')) return text;
  const isSpread = (drawn.match(/\s/g)?.length ?? 0) > drawn.replace(/\s/g, '').length * 0.5;
  return isSpread || !hasEveryBlank(drawn, text) ? text : drawn;
}

/** Whether the first text has a space wherever the second one does. */
function hasEveryBlank(drawn: string, text: string): boolean {
  let at = 0;
  for (const character of text.trim()) {
    const isBlank = /\s/.test(character);
    if (isBlank && !/\s/.test(drawn.charAt(at))) return false;
    while (/\s/.test(drawn.charAt(at))) at += 1;
    if (!isBlank) at += 1;
  }
  return true;
}
