/** The text around a word, as far as the rules look, so that all of them together stay linear. */
export type Surroundings = { before: string; after: string };

/** How far the rules look, in characters. */
const WINDOW = 60;

/** What stands before `start` and after `end`. */
export function surroundingsOf(text: string, start: number, end: number): Surroundings {
  return { before: text.slice(Math.max(0, start - WINDOW), start), after: text.slice(end, end + WINDOW) };
}
