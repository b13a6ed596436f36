import type { z } from 'zod';
import type { Access } from './access';
import type { SwitchName } from './feature-switch/names';
import type { NeededScope } from './scopes';

/** One question or command between services. Input is always an object. */
export type Rpc<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> = {
  readonly name: string;
  readonly service: string;
  /** Who may ask; checked by the handler's side. */
  readonly access: A;
  /** What an API key needs to ask it; of several, one. Null: no key may. */
  readonly scope: NeededScope;
  /** What it starts, which an admin may have switched off: SWITCHED_OFF then. */
  readonly switchedBy: SwitchName | null;
  readonly input: I;
  readonly output: O;
  /** A call that timed out may be sent again. */
  readonly idempotent: boolean;
  /** ms until the caller gives up. */
  readonly timeoutMs: number;
};

/** Declares `<service>.<feature>.<verb>`; the first segment names the service that answers it (DESIGN section 2). */
export function rpc<I extends z.ZodType, O extends z.ZodType, const A extends Access>(
  name: string,
  shape: { access: A; scope?: NeededScope; switchedBy?: SwitchName; input: I; output: O; idempotent?: boolean; timeoutMs?: number },
): Rpc<I, O, A> {
  const { access, scope = null, switchedBy = null, input, output, idempotent = false, timeoutMs = 5_000 } = shape;
  return { name, service: name.slice(0, name.indexOf('.')), access, scope, switchedBy, input, output, idempotent, timeoutMs };
}
