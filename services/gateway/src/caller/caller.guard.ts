import { guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { matchedRoute } from '../http/matched-route';
import type { CalledRequest } from '../http/request.decorator';
import { CallerService } from './caller.service';
import { withLinkSession } from './link-session';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Who asks under /api is said by the Authorization header alone; sign-in brings a provider's credential there instead. Reads also carry the link cookie. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(private readonly callers: CallerService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const route = matchedRoute(request);
    if (!route.startsWith('/api/')) return true;
    if (!reading.has(request.method) && !request.headers['x-requested-with']) {
      throw new AppError('BODY_INVALID', { issues: [{ path: 'X-Requested-With', message: 'is a header that every write needs' }] });
    }
    if (route === '/api/users/signin') return true;
    const authCode = this.callers.authCodeOf(request.headers.authorization);
    const caller = this.callers.callerOf(authCode);
    // Who signs out of a session that is over already still has its cookie to lose.
    request.caller = withLinkSession(route === '/api/users/signout' ? await caller.catch(() => guest) : await caller, request);
    if (authCode) request.authCode = authCode;
    return true;
  }
}
