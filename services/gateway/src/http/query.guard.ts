import { AppError } from '@folia/contracts/errors';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { declaredRoute } from './declared-routes';

/** A route of the API that takes no query refuses every one; where there is one, its contract names what it may hold. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const route = declaredRoute(request);
    const fields = Object.keys(request.query as object);
    if (fields.length > 0 && route?.path.startsWith('/api/') && !route.query) throw new AppError('UNKNOWN_FIELD', { fields });
    return true;
  }
}
