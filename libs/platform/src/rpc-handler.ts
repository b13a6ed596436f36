import { type Access, type Asker, admit } from '@folia/contracts/access';
import type { Rpc } from '@folia/contracts/rpc';
import { MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { requireSwitchedOn } from './feature-switches';
import type { KeyList } from './key-list';
import { questionSeconds, timed } from './metrics';
import { codeOfFault } from './outage-of';
import { withRequestContext } from './request-context';
import { type Envelope, openCall } from './rpc-envelope';
import { asRunningCall } from './running-calls';
import { inSpan, SpanKind } from './trace';
import { validate } from './validate';

export const handlesKey = Symbol('folia:handles');
let sharedKeys: KeyList = [''];

/** Set once at boot, before the first call can arrive. */
export const useInnerKeys = (keys: KeyList) => {
  sharedKeys = keys;
};
export const innerKeys = (): KeyList => sharedKeys;

type Handler<I extends z.ZodType, O extends z.ZodType, A extends Access> = (asker: Asker<A>, input: z.output<I>) => Promise<z.input<O>>;

/**
 * Makes a controller's method the handler of a contract: `(asker, input) => output`. Signature, age, access, input and whether it is switched on are checked before it runs. The
 * contract's access decides what `asker` is: a caller, an owner or a person.
 */
export function Handles<I extends z.ZodType, O extends z.ZodType, A extends Access>(contract: Rpc<I, O, A>) {
  return <H extends Handler<I, O, A>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>) => {
    const handler = descriptor.value as H;
    const answer = (self: unknown, envelope: Envelope) => {
      const { id, caller, input, requestId, traceparent } = openCall(envelope, contract.name, sharedKeys);
      return withRequestContext({ requestId }, () =>
        inSpan(contract.name, traceparent, SpanKind.SERVER, () =>
          asRunningCall(id, async () => {
            const [asker, given] = [admit(contract.access, caller, contract.scope), validate(contract.input, input)];
            if (contract.switchedBy) await requireSwitchedOn(contract.switchedBy);
            return handler.call(self, asker, given);
          }),
        ),
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
