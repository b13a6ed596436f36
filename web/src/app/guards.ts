import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { isSignedIn } from '../lib/auth-code';
import { paths } from '../lib/paths';
import { rememberPath } from '../lib/session';
import { reportSessionGone } from '../lib/unauthorized';

// A page never turns from a member's into a guest's by itself: a code that was there and is gone has been removed.
let wasSignedIn = false;

/** Signed-in-only screens: a guest goes to the start page, signs in there, and comes back (DESIGN section 14). */
export function signedInOnly({ request }: LoaderFunctionArgs) {
  if (isSignedIn()) {
    wasSignedIn = true;
    return null;
  }
  const { pathname, search } = new URL(request.url);
  rememberPath(pathname + search);
  if (wasSignedIn) reportSessionGone();
  return redirect(paths.home.href());
}

/** The profile screen under its other names: a guest simply lands on the start page (spec section 2). */
export const signedInOrHome = () => (isSignedIn() ? null : redirect(paths.home.href()));
