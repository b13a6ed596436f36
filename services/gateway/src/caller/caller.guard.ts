import { admit, isAction } from '@folia/contracts/access';
import { providerEventRoute } from '@folia/contracts/billing/routes';
import { guest } from '@folia/contracts/caller';
import { assessmentRoutes } from '@folia/contracts/connector/routes';
import { AppError } from '@folia/contracts/errors';
import { type OauthResource, programApiOf } from '@folia/contracts/oauth/resources';
import { accountHeader } from '@folia/contracts/organisation/account-header';
import type { Route } from '@folia/contracts/route';
import { hasScope } from '@folia/contracts/scopes';
import { signInRoute, signOutRoute } from '@folia/contracts/session/routes';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { declaredRoute } from '../http/declared-routes';
import type { CalledRequest } from '../http/request.decorator';
import { CallerService } from './caller.service';
import { KeyService } from './key.service';
import { withLinkSession, withLinks } from './link-session';
import { MembershipService } from './membership.service';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Under /api the Authorization header alone says who is calling; at sign-in it holds a provider's credential instead. Reads also carry the link cookie.
 * For which account somebody acts is a header too, read where a question is asked for one. Access to the route is decided before the body is read; the service that is asked decides again.
 */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly callers: CallerService,
    private readonly memberships: MembershipService,
    private readonly keys: KeyService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const route = declaredRoute(request);
    if (!route?.path.startsWith('/api/')) return true;
    // No person calls these: a signature or a key, which the service checks, says who does.
    if (route === providerEventRoute || assessmentRoutes.some((one) => one === route)) return true;
    const forPrograms = programApiOf(route.path);
    if (forPrograms) return this.admitKey(route, request, forPrograms);
    if (!reading.has(request.method) && !request.headers['x-requested-with']) {
      throw new AppError('BODY_INVALID', { issues: [{ path: 'X-Requested-With', message: 'is a header that every write needs' }] });
    }
    if (route === signInRoute) return true;
    const authCode = this.callers.authCodeOf(request.headers.authorization);
    const asking = this.callers.callerOf(authCode);
    // Signing out of a session that is already over must still remove its cookie.
    const known = route === signOutRoute ? await asking.catch(() => guest) : await asking;
    const caller = isAction(route.access) ? await this.memberships.actingFor(known, request.headers[accountHeader]) : known;
    admit(route.access, caller, route.question?.scope ?? null);
    request.caller = route.carriesLinks ? withLinks(caller, request) : withLinkSession(caller, request);
    if (authCode) request.authCode = authCode;
    return true;
  }

  /** A program comes with its key or token alone: neither a person's code nor a cookie counts, and the account is the key's. Without a scope it learns what its key is. */
  private async admitKey(route: Route, request: CalledRequest, resource: OauthResource): Promise<boolean> {
    const { caller, key } = await this.keys.callerOf(request.headers.authorization, request.ip, resource);
    if (route.scope && !hasScope(key.scopes, route.scope)) throw new AppError('FORBIDDEN');
    if (route.scope) admit(route.access, caller, route.scope);
    request.caller = caller;
    request.key = key;
    return true;
  }
}
