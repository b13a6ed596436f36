import type { FastifyRequest } from 'fastify';

/** The route that the router chose, in its own form (`/api/items/:id`): what guards decide by. Empty where there is none. */
export const matchedRoute = (request: FastifyRequest): string => request.routeOptions.url ?? '';

/** Whether a route of the API answers, or would if there were one. */
export const isApi = (request: FastifyRequest): boolean => matchedRoute(request).startsWith('/api/') || request.url.startsWith('/api/');
