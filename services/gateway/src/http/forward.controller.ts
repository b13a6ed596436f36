import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { apiRoutes } from '@folia/contracts/features';
import { namesIn, type Route } from '@folia/contracts/route';
import type { Rpc } from '@folia/contracts/rpc';
import { RpcClient } from '@folia/platform/rpc-client';
import { validate } from '@folia/platform/validate';
import { Controller, Req } from '@nestjs/common';
import { z } from 'zod';
import { Answers } from './answers.decorator';
import { type CalledRequest, From } from './request.decorator';
import { withVersion } from './with-version';

/** Every route that is only a question: path, query and body are its input, and its answer is the route's. */
@Controller()
export class ForwardController {
  constructor(readonly rpc: RpcClient) {}
}

for (const route of apiRoutes) if (route.question) mount(route, route.question);

function mount(route: Route, question: Rpc): void {
  const forward = async function (this: ForwardController, caller: Caller, request: CalledRequest): Promise<unknown> {
    return this.rpc.call(question, caller, { ...queryOf(route, request), ...bodyOf(route, request), ...pathOf(route, question, request) });
  };
  const name = `${route.method} ${route.path}`;
  const descriptor = { value: forward, configurable: true, writable: true };
  Object.defineProperty(ForwardController.prototype, name, descriptor);
  From()(ForwardController.prototype, name, 0);
  Req()(ForwardController.prototype, name, 1);
  Answers(route)(ForwardController.prototype, name, descriptor);
}

const queryOf = ({ query }: Route, request: CalledRequest) => (query ? validate(query, request.query) : {});
const bodyOf = ({ body }: Route, request: CalledRequest) => (body ? (validate(body, withVersion(body, request)) as object) : {});

/** A segment that cannot be a name is NOT_FOUND, like an unknown name. */
function pathOf({ path }: Route, { input }: Rpc, request: CalledRequest): Record<string, unknown> {
  const shape = input instanceof z.ZodObject ? input.shape : {};
  const named = request.params as Record<string, string>;
  return Object.fromEntries(
    namesIn(path).map((name) => {
      const schema = shape[name] as z.ZodType | undefined;
      const given = named[name] ?? '';
      const read = schema?.safeParse(schema instanceof z.ZodUUID ? given.toLowerCase() : given);
      if (!read?.success) throw new AppError('NOT_FOUND');
      return [name, read.data];
    }),
  );
}
