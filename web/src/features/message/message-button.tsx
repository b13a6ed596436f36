import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-context';
import { lazyPart } from '../../ui/lazy-part';
import { texts } from './texts';

const GuestDialog = lazyPart('guest-message', async () => (await import('./guest-dialog')).GuestDialog);
export const ComposeDialog = lazyPart('message', async () => (await import('./compose-dialog')).ComposeDialog);

/** On a person's page: write to them, with an account or as a guest. */
export function MessageButton({ person, className }: { person: { userId: string; uname: string; name: string }; className: string }) {
  const { signedIn, openSignIn } = useSession();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const signIn = () => {
    close();
    openSignIn({ path: pathname + search });
  };
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <MessageSquare aria-hidden="true" />
        {texts.write}
      </button>
      {open && signedIn ? <ComposeDialog person={person} onClose={close} /> : null}
      {open && !signedIn ? <GuestDialog person={person} onClose={close} onSignIn={signIn} /> : null}
    </>
  );
}
