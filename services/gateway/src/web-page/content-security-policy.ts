import type { WebBuild } from './web-build';

/** The static policy of every document: our own files, the hashed inline parts, and the sign-in provider's script and frames. */
export function contentSecurityPolicy(build: WebBuild, signinOrigin: string, https: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${build.scriptHashes.join(' ')} ${signinOrigin}`,
    // Elements only: what scripts set on an element's style needs no permission.
    `style-src 'self' ${build.styleHashes.join(' ')} ${signinOrigin}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${signinOrigin}`,
    `frame-src 'self' ${signinOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
