import { Link } from 'react-router-dom';
import { useSession } from '../lib/session-context';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class';

type StartLinkProps = { to: string; children: string; look?: ButtonLook; size?: ButtonSize; className?: string };

/** Leads a member to a screen of theirs, and everybody else through the sign-in dialog to the same place. Without scripts it is a link. */
export function StartLink({ to, children, look = 'primary', size = 'lg', className }: StartLinkProps) {
  const { signedIn, openSignIn } = useSession();
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (signedIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openSignIn({ path: to });
      }}
      className={buttonClass({ look, size, className })}
    >
      {children}
    </Link>
  );
}
