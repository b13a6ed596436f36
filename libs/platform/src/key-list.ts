/** A key and those that it replaces: the first signs and seals, all verify, open and recognise. */
export type KeyList = readonly [string, ...string[]];

/** Reads keys between commas, each of at least `min` characters. A text in which one would be shorter is a single key with commas in it. */
export function readKeys(text: string, min: number): KeyList {
  const [first = text, ...others] = text.split(',').map((key) => key.trim());
  return [first, ...others].every((key) => key.length >= min) ? [first, ...others] : [text];
}
