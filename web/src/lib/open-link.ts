import { api } from './api';
import { rememberLinkOwner } from './link-token';
import { forgetVisited } from './visited-pages';

/** Exchanges a token for a visitor session, which the browser keeps as a cookie; answers whose portfolio it opens. */
export async function openLink(token: string, password?: string): Promise<string | null> {
  const { uname } = await api.post('/links/open', { body: { token, password } });
  if (!uname) return null;
  rememberLinkOwner(uname);
  // A link's guest sees more than a stranger did, so what was cached is dropped.
  forgetVisited();
  return uname;
}
