import { useSyncExternalStore } from 'react';
import { asksNotToBeTracked } from '../lib/asks-not-to-be-tracked';
import { chooseMeasuring } from '../lib/choose-measuring';
import { useMeasuringChoice } from '../lib/use-measuring-choice';
import { Switch } from './switch';

const never = () => () => {};

/** The answer to being measured, to be given or changed at any time. `refused` is said instead where the browser has answered for its person. */
export function MeasuringSwitch({ label, refused }: { label: string; refused: string }) {
  const isRefused = useSyncExternalStore(never, asksNotToBeTracked, () => false);
  const choice = useMeasuringChoice();
  return (
    <>
      <Switch label={label} checked={choice === 'yes'} disabled={isRefused} onChange={(next) => chooseMeasuring(next ? 'yes' : 'no')} />
      {isRefused ? <p className="mt-1 text-[0.8125rem] text-ink-3">{refused}</p> : null}
    </>
  );
}
