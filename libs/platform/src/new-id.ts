import { v7 } from 'uuid';

/** A new UUIDv7 (RFC 9562): sorted by the time it was made, so that indexes grow at their end. Not for secrets: use randomUUID there. */
export const newId = (): string => v7();
