import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { useSession } from '../../lib/session-context';
import { lazyPart } from '../../ui/lazy-part';
import type { DeepTalkProps } from './deep-talk';

const DeepTalk = lazyPart('deep-talk', async () => (await import('./deep-talk')).DeepTalk);
const GuestDialog = lazyPart('deep-talk-guest', async () => (await import('./guest-dialog')).GuestDialog);

/** On a person's page: ask about them. `?ask` opens it, after a sign-in for instance. */
export function AskButton({ className, ...talk }: Pick<DeepTalkProps, 'about' | 'Compose'> & { className: string }) {
  const { signedIn, openSignIn } = useSession();
  const { pathname, search, state } = useLocation();
  const [open, setOpen] = useState(() => new URLSearchParams(search).has('ask'));
  const raised = state?.raised ?? null;
  const [isUsed, setUsed] = useState(open || raised !== null);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const { ownerId, name } = talk.about;
  return (
    <>
      <button type="button" className={className} onClick={show}>
        <span aria-hidden="true" className="mx-1 size-2 rounded-full bg-leaf" />
        Ask {webConfig().assistantName}
      </button>
      {signedIn && isUsed ? <DeepTalk {...talk} visible={open} raised={raised} onOpen={show} onClose={close} /> : null}
      {open && !signedIn ? (
        <GuestDialog
          ownerId={ownerId}
          name={name}
          onClose={close}
          onSignIn={() => {
            close();
            openSignIn({ path: `${pathname}?${new URLSearchParams([...new URLSearchParams(search), ['ask', '']])}` });
          }}
        />
      ) : null}
    </>
  );
}
