import type { ScoreEffects } from '@folia/contracts/score-effects';
import { createContext, useContext } from 'react';
import { texts } from '../texts';

const Effects = createContext<ScoreEffects | undefined>(undefined);
export const EffectsProvider = Effects.Provider;

type EffectProps = { part: keyof ScoreEffects; name: string; isShown: boolean /** Nothing where the fit stays as it is. */; hideNone?: boolean };

/** What the other choice would do to the fit to the job, once it is known. */
export function Effect({ part, name, isShown, hideNone = false }: EffectProps) {
  const points = useContext(Effects)?.[part][name];
  if (points === undefined || (hideNone && points === 0)) return null;
  const tone = points > 0 ? 'text-good' : points < 0 ? 'text-ink-2' : '';
  return (
    <>
      {hideNone ? null : <span aria-hidden="true">· </span>}
      <span className={`whitespace-nowrap tabular-nums ${tone}`}>{texts.effects.of(part, points, isShown)}</span>
    </>
  );
}
