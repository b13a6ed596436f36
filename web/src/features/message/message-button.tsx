import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-context';
import { texts } from './texts';

const ComposeDialog = lazy(() => import('./compose-dialog').then(({ ComposeDialog: Component }) => ({ default: Component })));

/** On somebody's page: write to them. A guest signs in first and is back here. */
export function MessageButton({ person, className }: { person: { userId: string; uname: string; name: string }; className: string }) {
  const { signedIn, openSignIn } = useSession();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => (signedIn ? setOpen(true) : openSignIn({ path: pathname + search }))}>
        <MessageSquare aria-hidden="true" />
        {texts.write}
      </button>
      <Suspense>{open ? <ComposeDialog person={person} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
