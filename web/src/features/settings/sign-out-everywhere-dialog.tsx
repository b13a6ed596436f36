import { useState } from 'react';
import { signedOutEverywhere } from '../../lib/session';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { texts } from './texts';

const words = texts.sessions;

/** Asks before everything ends that acts for a person, since programs with their keys stop, too. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    await signedOutEverywhere();
  };
  return (
    <Modal visible popup width="sm" title={words.everywhereTitle} onClose={onClose}>
      <p className="text-ink-2">{words.everywhereText}</p>
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="caution" busy={isBusy} onClick={() => void signOut()}>
          {words.everywhere}
        </Button>
      </div>
    </Modal>
  );
}
