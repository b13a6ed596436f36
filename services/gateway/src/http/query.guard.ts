import { apiRoutes } from '@folia/contracts/api';
import { AppError } from '@folia/contracts/errors';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { matchedRoute } from './matched-route';

const routesWithQuery = new Set(apiRoutes.filter(({ query }) => query).map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`));

/** A route of the API that takes no query refuses every one; where there is one, its contract names what it may hold. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const route = matchedRoute(request);
    const fields = Object.keys(request.query as object);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (fields.length > 0 && route.startsWith('/api/') && !routesWithQuery.has(`${method} ${route}`)) throw new AppError('UNKNOWN_FIELD', { fields });
    return true;
  }
}
