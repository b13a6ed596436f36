import { z } from 'zod';
import { route } from '../route';

export const liveRoute = route('GET /api/health/live', {
  access: 'guest',
  limit: 'none',
  summary: 'This process answers',
  answer: z.strictObject({ status: z.string() }),
});
export const readyRoute = route('GET /api/health/ready', {
  access: 'guest',
  limit: 'none',
  summary: 'What every request needs is there; `degraded` names other parts that are away, 503 those that are needed',
  answer: z.strictObject({ status: z.string(), degraded: z.array(z.string()) }),
  errors: ['UNAVAILABLE'],
});
export const openapiRoute = route('GET /api/openapi.json', { access: 'guest', limit: 'none', summary: 'This document', answer: z.looseObject({}) });

/** Whether the gateway works, and what its API is. */
export const healthRoutes = [liveRoute, readyRoute, openapiRoute];
