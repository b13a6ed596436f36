import type { OwnKey } from '@folia/contracts/api-key/shapes';
import type { Caller } from '@folia/contracts/caller';
import { validate } from '@folia/platform/validate';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** A request after the guard has found out who asks. */
export type CalledRequest = FastifyRequest & { caller?: Caller; authCode?: string; key?: OwnKey };

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<CalledRequest>();

/** Who asks: filled in by the caller guard. */
export const From = createParamDecorator((_nothing: unknown, context: ExecutionContext): Caller => requestOf(context).caller ?? { actor: { type: 'guest' } });

// The schema is closed over, not passed as data: Nest takes every object with a `transform` method for a pipe, and zod's have one.
/** The body, checked by the contract's schema. */
export const BodyOf = (schema: z.ZodType) =>
  createParamDecorator((_nothing: unknown, context: ExecutionContext) => validate(schema, requestOf(context).body ?? {}))();

/** The headers that a route needs, checked by a schema. */
export const HeadersOf = (schema: z.ZodType) =>
  createParamDecorator((_nothing: unknown, context: ExecutionContext) => validate(schema, requestOf(context).headers))();

/** The query, checked by a schema. */
export const QueryOf = (schema: z.ZodType) =>
  createParamDecorator((_nothing: unknown, context: ExecutionContext) => validate(schema, requestOf(context).query))();
