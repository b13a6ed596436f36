import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { texts } from './texts';

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'SIGN_IN_AGAIN';

/** Why no secret was made, for a dialog; null without a refusal. */
export const refusalOf = (error: unknown): string | null => (error ? reasonOf(error) : null);

/** Asks for another sign-in, which leads back here. */
export function useSignInAgain(): () => void {
  const { openSignIn } = useSession();
  return () => openSignIn({ path: paths.developers.href(), lead: <p className="text-ink-2">{texts.signInLead}</p> });
}

/** The way on where the sign-in has become too old while the dialog was open. */
export function FreshSignIn({ error }: { error: unknown }) {
  const signInAgain = useSignInAgain();
  if (!isStale(error)) return null;
  return (
    <Button className="me-auto" onClick={signInAgain}>
      {texts.signInAgain}
    </Button>
  );
}
