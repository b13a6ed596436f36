import type { Route } from '@folia/contracts/route';
import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { routerPath } from './declared-routes';

const methods = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

/** Makes a controller's method answer a route, or several alike. */
export function Answers(route: Route, ...alike: Route[]) {
  return applyDecorators(methods[route.method]([route, ...alike].map(routerPath)), HttpCode(route.status));
}
