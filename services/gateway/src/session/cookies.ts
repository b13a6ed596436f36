import type { CookieSerializeOptions } from '@fastify/cookie';
import { linkSessionSeconds } from '@folia/contracts/limits';

/** Cookies of the browser; with https their names say that only this host may set them (RFC 6265bis). */
export function cookiesFor(appUrl: string) {
  const secure = appUrl.startsWith('https:');
  const prefix = secure ? '__Host-folia-' : 'folia-';
  const shared: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  return {
    session: `${prefix}session`,
    signin: `${prefix}signin`,
    link: `${prefix}link`,
    shared,
    /** Ten minutes to sign in (DESIGN section 5). */
    signinOptions: { ...shared, maxAge: 600 },
    linkOptions: { ...shared, maxAge: linkSessionSeconds },
  };
}
