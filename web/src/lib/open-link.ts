import type { OpenedLink, OpenLinkInput } from '@folia/contracts/link/gate';
import { api } from './api';
import { rememberLinkOwner } from './link-token';
import { storageKeys, writeStored } from './storage';
import { forgetVisited } from './visited-pages';

/**
 * Exchanges a token for a visitor session, which the browser keeps as a cookie; answers where it leads, or null after a 401. Throws an ApiError whose details
 * are `LinkAsks` while the link asks for something.
 */
export async function openLink(input: OpenLinkInput): Promise<OpenedLink | null> {
  const opened = await api.post('/links/open', { body: input });
  if (!opened.uname) return null;
  rememberLinkOwner(opened.uname, opened.profile);
  // Its view counts once the page has been seen.
  if (opened.view) writeStored('sessionStorage', storageKeys.linkView, opened.view);
  // A link's guest sees more than a stranger did, so what was cached is dropped.
  forgetVisited();
  return opened;
}
