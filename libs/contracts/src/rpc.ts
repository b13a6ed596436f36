import type { z } from 'zod';

/** One question or command between services. Input is always an object. */
export type Rpc<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly service: string;
  readonly input: I;
  readonly output: O;
  /** A call that timed out may be sent again. */
  readonly idempotent: boolean;
  /** ms until the caller gives up. */
  readonly timeoutMs: number;
};

/** Declares `<service>.<feature>.<verb>`; the first segment names the service that answers it (DESIGN section 2). */
export function rpc<I extends z.ZodType, O extends z.ZodType>(
  name: string,
  shape: { input: I; output: O; idempotent?: boolean; timeoutMs?: number },
): Rpc<I, O> {
  const service = name.slice(0, name.indexOf('.'));
  return { name, service, input: shape.input, output: shape.output, idempotent: shape.idempotent ?? false, timeoutMs: shape.timeoutMs ?? 5_000 };
}
