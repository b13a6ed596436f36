import { inV1, type Route } from '@folia/contracts/route';
import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { routerPath } from './declared-routes';

const methods = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

/** Makes a controller's method answer a route, or several alike, and where one is for keys, too, its second address. */
export function Answers(route: Route, ...alike: Route[]) {
  const paths = [route, ...alike].flatMap((one) => [one, inV1(one) ?? []].flat()).map(routerPath);
  return applyDecorators(methods[route.method](paths), HttpCode(route.status));
}
