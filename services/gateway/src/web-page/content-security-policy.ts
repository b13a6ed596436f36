import type { WebBuild } from './web-build';

/** Players of videos that a portfolio links to, in the forms that set no cookies; framed once somebody asks for them. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The static policy of every document: our own files, the hashed inline parts, and the sign-in provider's script and frames. */
export function contentSecurityPolicy(build: WebBuild, signinOrigin: string, https: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${build.scriptHashes.join(' ')} ${signinOrigin}`,
    // Elements only: what scripts set on an element's style needs no permission.
    `style-src 'self' ${build.styleHashes.join(' ')} ${signinOrigin}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${signinOrigin}`,
    `frame-src 'self' ${signinOrigin} ${videoPlayers.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
