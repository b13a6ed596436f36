import { type OauthResource, oauthResources } from '@folia/contracts/oauth/resources';
import type { FastifyRequest } from 'fastify';

/** The route that the router chose, in its own form (`/api/items/:id`): what guards decide by. Empty where there is none. */
export const matchedRoute = (request: FastifyRequest): string => request.routeOptions.url ?? '';

/** The API that is asked for, if it is one where keys and tokens alone count. */
export const programApiOf = ({ url }: FastifyRequest): OauthResource | null =>
  oauthResources.find((resource) => url === resource || url.startsWith(`${resource}/`) || url.startsWith(`${resource}?`)) ?? null;

/** Whether a route of the API answers, or would if there were one. */
export const isApi = (request: FastifyRequest): boolean => matchedRoute(request).startsWith('/api/') || request.url.startsWith('/api/');
