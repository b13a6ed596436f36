import type { z } from 'zod';
import type { Access } from './access';

/** One question or command between services. Input is always an object. */
export type Rpc<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> = {
  readonly name: string;
  readonly service: string;
  /** Who may ask; checked by the handler's side. */
  readonly access: A;
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
  shape: { access: A; input: I; output: O; idempotent?: boolean; timeoutMs?: number },
): Rpc<I, O, A> {
  const { access, input, output, idempotent = false, timeoutMs = 5_000 } = shape;
  return { name, service: name.slice(0, name.indexOf('.')), access, input, output, idempotent, timeoutMs };
}

/**
 * The scope that an API key needs to ask a question: `<feature>:read` if it only reads, `<feature>:write` otherwise. Keys may only ask questions with access
 * `owner`.
 */
export const scopeOf = ({ name, idempotent }: Rpc): string => `${name.split('.')[1]}:${idempotent ? 'read' : 'write'}`;
