import { v7 } from 'uuid';

/** A new UUIDv7 (RFC 9562): sorted by creation time, so that indexes grow at their end. Not for secrets: use randomUUID for those. */
export const newId = (): string => v7();
