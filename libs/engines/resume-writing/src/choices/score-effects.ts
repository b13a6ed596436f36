import { setImmediate as others } from 'node:timers/promises';
import { mostSwitches, type ScoreEffects } from '@folia/contracts/fit-score/effects';
import { readPosting } from '@folia/fit/read/read-posting';
import { scoreAgainst } from '@folia/fit/score/score-fit';
import { itemsOf } from '../tailor/review/analyse-resume';
import { documentToday, type Kept, type Portfolio } from './resume-today';
import { switchesOf } from './switches-of';

/** Tries every change on the engine, giving other requests a turn between two of them. */
export async function scoreEffectsOf(kept: Kept, portfolio: Portfolio, postingText: string): Promise<ScoreEffects> {
  const posting = readPosting(postingText);
  const asOf = new Date().toISOString().slice(0, 7);
  const scoreOf = (choices: Kept['choices']) => scoreAgainst(posting, itemsOf(documentToday({ ...kept, choices }, portfolio)), asOf).score;
  const now = scoreOf(kept.choices);
  const effects: ScoreEffects = { items: {}, lines: {}, skills: {}, sentences: {}, words: {} };
  for (const { part, key, choices } of switchesOf(kept.tailoring, kept.choices).slice(0, mostSwitches)) {
    effects[part][key] = Math.round((scoreOf(choices) - now) * 10) / 10;
    await others();
  }
  return effects;
}
