import type { z } from 'zod';

/** A fact that one service tells the others: ids and the aggregate's version, never state (DESIGN section 2). `subscribers` are services. */
export type DomainEvent<P extends z.ZodType = z.ZodType> = { readonly name: string; readonly payload: P; readonly subscribers: readonly string[] };

/** Declares `<feature>.<what happened>`; a subscriber without a listener refuses to start. */
export const event = <P extends z.ZodType>(name: string, payload: P, subscribers: readonly string[]): DomainEvent<P> => ({ name, payload, subscribers });
