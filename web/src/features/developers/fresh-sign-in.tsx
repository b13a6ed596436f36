import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { texts } from './texts';

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'SIGN_IN_AGAIN';

/** Why no secret was made, for a dialog; null without a refusal. */
export const refusalOf = (error: unknown): string | null => (error ? reasonOf(error) : null);

/** The way on where the sign-in is too long ago for a secret. */
export function FreshSignIn({ error }: { error: unknown }) {
  const { openSignIn } = useSession();
  if (!isStale(error)) return null;
  return (
    <Button className="me-auto" onClick={() => openSignIn({ path: paths.developers.href(), lead: <p className="text-ink-2">{texts.signInLead}</p> })}>
      {texts.signInAgain}
    </Button>
  );
}
