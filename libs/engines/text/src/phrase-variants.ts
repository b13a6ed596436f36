const optional = /\(([^()]*)\)/;

/** A phrase of a word list with and without each of its parts in brackets: "you (also) need". */
export function phraseVariants(phrase: string): string[] {
  const found = optional.exec(phrase);
  if (!found) return [phrase.replace(/\s+/g, ' ').trim()];
  const [before, after] = [phrase.slice(0, found.index), phrase.slice(found.index + found[0].length)];
  return [...phraseVariants(`${before}${found[1]}${after}`), ...phraseVariants(before + after)];
}
