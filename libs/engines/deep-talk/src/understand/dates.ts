import { frames } from '../frames/frames';
import { foldAccents } from './fold-accents';
import type { Text } from './tokens';

const months = new Map(
  Object.values(frames).flatMap((frame) =>
    frame.months.flatMap((name, index) => {
      const folded = foldAccents(name);
      return [
        [folded, index + 1],
        [folded.slice(0, 3), index + 1],
        [folded.slice(0, 4), index + 1],
      ] as [string, number][];
    }),
  ),
);
const open = /(?<!\p{L})(?:since|after|from|seit|nach|ab|depuis|apres|desde|despues de|despues)\s+(?:de\s+)?(?:\p{L}+\s+)?(?:de\s+)?$/u;

/** A month or year that a question names: months since year 0, its form in a portfolio, and whether everything since is meant. Null when it names none. */
export function monthNamed({ folded, tokens }: Text): { month: number; year: number; date: string; isOpen: boolean } | null {
  const at = tokens.findIndex(({ folded: word }) => /^(?:19|20)\d\d$/.test(word));
  const token = tokens[at];
  if (!token) return null;
  const year = Number(token.folded);
  const before = [tokens[at - 1], tokens[at - 2]].map((one) => months.get(one?.folded ?? '')).find((one) => one !== undefined);
  const isOpen = open.test(folded.slice(0, token.start));
  return { month: year * 12 + (before ? before - 1 : 11), year, date: before ? `${year}-${String(before).padStart(2, '0')}` : String(year), isOpen };
}
