import type { Passage } from '../parser/passage';

/** A value of a structured file before it has a place: its name, where it is in the file ("work[2].name"), and its text or its parts. */
export type SourceValue = { key: string; path: string; text: string; parts: SourceValue[] };

/** The same value once it is laid out: each line of its text as a passage, so that whatever is cut out of it keeps its evidence. `text`: as it stood. */
export type SourceNode = { key: string; path: string; text?: string; lines: Passage[]; parts: SourceNode[] };

export const leaf = (key: string, path: string, text: string): SourceValue => ({ key, path, text, parts: [] });
export const branch = (key: string, path: string, parts: SourceValue[]): SourceValue => ({ key, path, text: '', parts });

/** The part found by keys divided by "/", or undefined. */
export function partAt(node: SourceNode | undefined, keys: string): SourceNode | undefined {
  let found = node;
  for (const key of keys.split('/')) found = found?.parts.find((part) => part.key === key);
  return found;
}

/** All parts of a name. */
export const partsNamed = (node: SourceNode | undefined, key: string): SourceNode[] => node?.parts.filter((part) => part.key === key) ?? [];

/** Evidence says at most 60 characters about how a value was found; the end of a path tells more than its beginning. */
export const methodOf = (node: SourceNode): string => node.path.slice(-60);
