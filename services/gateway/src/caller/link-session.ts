import type { Caller } from '@folia/contracts/caller';
import { env } from '../env';
import type { CalledRequest } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';

const cookies = cookiesFor(env.APP_URL);
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const reading = new Set(['GET', 'HEAD']);

/** The visitor session in the link cookie; undefined when there is none or it is malformed. */
export function linkSessionOf(request: CalledRequest): string | undefined {
  const value = request.cookies[cookies.link] ?? '';
  return idShape.test(value) ? value : undefined;
}

/**
 * The caller, with the visitor session of their link cookie where they only read. Who somebody is (the Authorization header under /api, the session
 * cookie for documents and files) and which links they hold (this cookie, everywhere) are two facts: the cookie makes nobody a user, it only lets the
 * projector show more of one portfolio. Writes do not carry it, so no state changes by a cookie and there is nothing to forge; that another
 * origin's page cannot read with it either is SameSite=Lax together with the list of allowed origins. The one exception is opening a link, which reads the
 * cookie to add to it, and needs the token and the requested-with header besides (DESIGN sections 5 and 6).
 */
export function withLinkSession(caller: Caller, request: CalledRequest): Caller {
  return reading.has(request.method) ? withLinks(caller, request) : caller;
}

/**
 * The same for the writes that are about the person behind a page one sees: to write to them, as a guest too, to ask about them, to report and to block them. The Authorization header alone lets
 * somebody do what needs an account; the cookie only says whose page they see.
 */
export function withLinks(caller: Caller, request: CalledRequest): Caller {
  const linkSession = linkSessionOf(request);
  return linkSession ? { ...caller, linkSession } : caller;
}
