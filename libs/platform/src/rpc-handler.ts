import type { Caller } from '@folia/contracts/caller';
import type { Rpc } from '@folia/contracts/rpc';
import { MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { questionSeconds, timed } from './metrics';
import { codeOfFault } from './outage-of';
import { withRequestContext } from './request-context';
import { type Envelope, openCall } from './rpc-envelope';
import { asRunningCall } from './running-calls';
import { inSpan, SpanKind } from './trace';
import { validate } from './validate';

export const handlesKey = Symbol('folia:handles');
let sharedKey = '';

/** Set once at boot, before the first call can arrive. */
export const useInnerKey = (key: string) => {
  sharedKey = key;
};
export const innerKey = (): string => sharedKey;

type Handler<I extends z.ZodType, O extends z.ZodType> = (caller: Caller, input: z.output<I>) => Promise<z.input<O>>;

/** Makes a controller's method the answer to a contract: `(caller, input) => output`. Signature, age and input are checked before it runs. */
export function Handles<I extends z.ZodType, O extends z.ZodType>(contract: Rpc<I, O>) {
  return <H extends Handler<I, O>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>) => {
    const handler = descriptor.value as H;
    const answer = (self: unknown, envelope: Envelope) => {
      const { id, caller, input, requestId, traceparent } = openCall(envelope, contract.name, sharedKey);
      return withRequestContext({ requestId }, () =>
        inSpan(contract.name, traceparent, SpanKind.SERVER, () => asRunningCall(id, () => handler.call(self, caller, validate(contract.input, input)))),
      );
    };
    const tell = (seconds: number, outcome: string) => questionSeconds.observe({ question: contract.name, side: 'answered', outcome }, seconds);
    const receive = function (this: unknown, envelope: Envelope) {
      return timed(async () => answer(this, envelope), tell, codeOfFault);
    };
    descriptor.value = receive as unknown as H;
    Reflect.defineMetadata(handlesKey, contract, receive);
    MessagePattern(contract.name)(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}
