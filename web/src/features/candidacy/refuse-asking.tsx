import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Switch } from '../../ui/switch';
import { texts } from './texts';

const words = texts.asked;

/** No: this time, or to everybody who would ask. */
export function RefuseAsking({ refuse }: { refuse: (neverAgain: boolean) => Promise<unknown> }) {
  const [neverAgain, setNeverAgain] = useState(false);
  const say = useMutation({ mutationFn: () => refuse(neverAgain) });
  return (
    <div className="mt-5 border-t border-line pt-4">
      <Switch label={words.never} checked={neverAgain} onChange={setNeverAgain} describedBy="never-again-note" />
      <p id="never-again-note" className="mt-1 text-xs text-ink-3">
        {neverAgain ? words.neverText : words.refuseText}
      </p>
      <Button className="mt-3 w-full" busy={say.isPending} onClick={() => say.mutate()}>
        {neverAgain ? words.refuseForGood : words.refuse}
      </Button>
      <p role="alert" className="mt-2 text-s text-bad empty:hidden">
        {say.error ? reasonOf(say.error) : ''}
      </p>
    </div>
  );
}
