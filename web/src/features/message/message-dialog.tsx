import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-context';
import { lazyPart } from '../../ui/lazy-part';
import { ComposeDialog } from './compose-dialog';

const GuestDialog = lazyPart('guest-message', async () => (await import('./guest-dialog')).GuestDialog);

type MessageDialogProps = {
  person: { userId: string; name: string };
  /** What stands in the message already. */
  begin?: string;
  onClose: () => void;
};

/** The first words to a person, with an account or as a guest. */
export function MessageDialog({ person, begin, onClose }: MessageDialogProps) {
  const { signedIn, openSignIn } = useSession();
  const { pathname, search } = useLocation();
  const signIn = () => {
    onClose();
    openSignIn({ path: pathname + search });
  };
  return signedIn ? <ComposeDialog person={person} begin={begin} onClose={onClose} /> : <GuestDialog person={person} onClose={onClose} onSignIn={signIn} />;
}
