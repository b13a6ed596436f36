import { documentRoutes } from '@folia/contracts/document-routes';
import { apiRoutes, v1Routes } from '@folia/contracts/features';
import type { Route } from '@folia/contracts/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchedRoute } from './matched-route';

/** The path of a route in the router's form: `/api/links/:id`. */
export const routerPath = ({ path }: Route): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const declared = new Map([...apiRoutes, ...v1Routes, ...documentRoutes].map((route) => [`${route.method} ${routerPath(route)}`, route]));

/** The route that answers a request, as the contracts declare it; undefined where the router found none. */
export const declaredRoute = (request: FastifyRequest): Route | undefined =>
  declared.get(`${request.method === 'HEAD' ? 'GET' : request.method} ${matchedRoute(request)}`);

/** From here on, the server does not start with a route that no contract declares, since nothing would limit it; nor without every declared one. */
export function requireDeclaredRoutes(server: FastifyInstance): void {
  const mounted = new Set<string>();
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS')) {
      if (!declared.has(`${one} ${url}`)) throw new Error(`No contract declares the route ${one} ${url}.`);
      mounted.add(`${one} ${url}`);
    }
  });
  server.addHook('onReady', async () => {
    const missing = [...declared.keys()].filter((route) => !mounted.has(route));
    if (missing.length > 0) throw new Error(`Nothing answers the routes ${missing.join(', ')}.`);
  });
}
