/**
 * Whether an id is that of somebody in a sandbox. Theirs are UUIDs of version 8 (RFC 9562, section 5.8), everybody else's of version 7, so each service knows on
 * which side somebody is from their id alone.
 */
export const isSandboxId = (id: string): boolean => id[14] === '8';

/** Whether both are in a sandbox, or neither is. Null: nobody in particular, who is in none. */
export const isSameSide = (one: string | null, other: string | null): boolean => isInside(one) === isInside(other);

const isInside = (id: string | null) => id !== null && isSandboxId(id);
