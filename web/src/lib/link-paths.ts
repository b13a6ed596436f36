import { paths } from './paths';

type NewLink = { profile?: string | null; job?: string; resume?: string; for?: string };

/** The form of a new link, of a named profile or for an application; `for` is the name that it begins with. */
export function newLinkHref(start: NewLink = {}): string {
  const given = Object.entries(start).filter((one): one is [string, string] => Boolean(one[1]));
  return `${paths.sharing.href()}?${new URLSearchParams([['open', 'create'], ...given])}`;
}

/** One's own page as the holder of one link sees it. */
export const asLinkHolder = (uname: string, linkId: string): string => `${paths.portfolio.href(uname)}?as=link&link=${encodeURIComponent(linkId)}`;
