type Range = { start: number; end: number };

const bracketed = /\((\p{Lu}[\p{Lu}\p{Ll}&/-]{1,7})\)/gu;
const word = /[\p{L}\p{N}]+/gu;
const small = /^(?:and|of|the|for|in|to|a|an|on|und|de|der|des|et|y)$/i;
const longestName = 80;
const fewestInitials = 2;

/** Where the words begin that an abbreviation in a bracket stands for, counted back from the bracket; null if they do not spell it. */
function spelledFrom(before: string, short: string): number | null {
  const wanted = [...short.toUpperCase()].filter((letter) => /\p{L}/u.test(letter));
  if (wanted.length < fewestInitials) return null;
  let left = wanted.length;
  let from = before.length;
  for (const { 0: found, index } of [...before.matchAll(word)].reverse()) {
    if (left === 0) break;
    if (found[0]?.toUpperCase() === wanted[left - 1]) {
      left -= 1;
      from = index;
    } else if (!small.test(found)) return null;
  }
  return left === 0 ? from : null;
}

const pair = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]* & \p{Lu}[\p{L}\p{N}]*/gu;

/** "E/M leveling", "A/B tests", "2021/2023": a slash between single letters or numbers. */
const stroke = /(?<![\p{L}\p{N}])(?:\p{Lu}\/\p{Lu}|\d+\/\d+)(?![\p{L}\p{N}/])/gu;

/** "IR(ME)R", "DCR(R)": a bracket inside a name. */
const inner = /\p{Lu}{2,}\(\p{L}{1,3}\)\p{L}*/gu;

/**
 * Names that no joint splits, whether known or not: words followed by their initials in brackets ("endpoint detection and response (EDR)"), and two capitalized
 * words joined by a symbol ("Weights & Biases"), unless one of them is a thing by itself (`known`). Offsets into the whole text.
 */
export function wholeNames(text: string, offset: number, known: readonly Range[]): Range[] {
  const names: Range[] = [];
  if (!/[(&/]/.test(text)) return names;
  for (const { 0: found, 1: short = '', index } of text.matchAll(bracketed)) {
    const from = Math.max(0, index - longestName);
    const start = spelledFrom(text.slice(from, index), short);
    if (start !== null) names.push({ start: offset + from + start, end: offset + index + found.length });
  }
  for (const { 0: found, index } of text.matchAll(pair)) {
    const range = { start: offset + index, end: offset + index + found.length };
    if (!known.some(({ start, end }) => start < range.end && range.start < end && end - start < found.length)) names.push(range);
  }
  for (const { 0: found, index } of text.matchAll(inner)) names.push({ start: offset + index, end: offset + index + found.length + 1 });
  for (const { 0: found, index } of text.matchAll(stroke)) names.push({ start: offset + index, end: offset + index + found.length });
  return names;
}
