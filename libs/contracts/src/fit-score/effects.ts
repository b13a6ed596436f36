import { z } from 'zod';

/** Points of fit to the job, −100 to 100 in tenths, by the key of the switch. */
const points = z.record(z.string(), z.number());

/** The most switches tried in one call: each takes some two milliseconds, or ten for a long career. */
export const mostSwitches = 200;

/**
 * What each change would do to a resume's fit to its job: the score with that one thing switched, minus the current score. Items are keyed by id, lines by
 * `lineKey`, skills by their text, sentences by their place; `words`: with the portfolio's words instead of the person's own. Changes beyond
 * {@link mostSwitches} are left out.
 */
export const scoreEffects = z.strictObject({ items: points, lines: points, skills: points, sentences: points, words: points });
export type ScoreEffects = z.infer<typeof scoreEffects>;
