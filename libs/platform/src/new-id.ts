import { v7 } from 'uuid';

/** A new UUIDv7 (RFC 9562): sorted by creation time, so that indexes grow at their end. Not for secrets: use randomUUID for those. */
export const newId = (): string => v7();

/** A new id of somebody in a sandbox: a UUID of version 8, sorted as those of {@link newId} are. */
export const newSandboxId = (): string => {
  const id = v7();
  return `${id.slice(0, 14)}8${id.slice(15)}`;
};
