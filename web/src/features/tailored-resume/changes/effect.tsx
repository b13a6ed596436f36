import type { ScoreEffects } from '@folia/contracts/fit-score/effects';
import { createContext, useContext } from 'react';
import { texts } from '../texts';

const Effects = createContext<ScoreEffects | undefined>(undefined);
export const EffectsProvider = Effects.Provider;

type EffectProps = { part: keyof ScoreEffects; name: string; isShown: boolean /** Nothing stands before it. */; isAlone?: boolean };

/** What the other choice would do to the fit to the job, once that is known. Nothing when the fit stays the same. */
export function Effect({ part, name, isShown, isAlone = false }: EffectProps) {
  const points = useContext(Effects)?.[part][name];
  if (!points) return null;
  const tone = points > 0 ? 'text-good' : 'text-ink-2';
  return (
    <>
      {isAlone ? null : <span aria-hidden="true">· </span>}
      {/* As high as its type: coming late, it must not move the words before it. */}
      <span className={`inline-block leading-none whitespace-nowrap tabular-nums ${tone}`}>{texts.effects.of(part, points, isShown)}</span>
    </>
  );
}
