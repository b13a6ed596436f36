import type { WebBuild } from './web-build';

/** Players of videos that a portfolio links to, in the forms that set no cookies; framed once somebody asks for them. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

export type Origins = {
  /** Of the sign-in provider's script and frames. */
  signin: string;
  /** Base of the host that delivers static files and public pictures; empty: only this one. */
  content: string;
  /** Where the web asks the API; empty: here. */
  api: string;
  /** Where this document may send what it measures; empty: nowhere. */
  collector: string;
  https: boolean;
};

/** The policy of a document: our own files wherever they come from, its inline scripts and rules (`styleHash`) by their hashes, and the sign-in provider's script and frames. */
export function contentSecurityPolicy(
  build: WebBuild,
  styleHash: string | undefined,
  { signin: signinOrigin, content, api, collector, https }: Origins,
): string {
  const own = content ? `'self' ${new URL(content).origin}` : "'self'";
  const asked = [api, collector].map((url) => (url ? ` ${new URL(url).origin}` : '')).join('');
  return [
    "default-src 'none'",
    `script-src ${own} ${build.scriptHashes.join(' ')} ${signinOrigin}`,
    // Elements only: what scripts set on an element's style needs no permission.
    `style-src ${own} ${styleHash ? `${styleHash} ` : ''}${signinOrigin}`,
    `img-src ${own} data: blob:`,
    `media-src ${own} blob:`,
    `font-src ${own}`,
    "manifest-src 'self'",
    // Scripts are fetched before they are imported.
    `connect-src ${own} ${signinOrigin}${asked}`,
    `frame-src 'self' ${signinOrigin} ${videoPlayers.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
