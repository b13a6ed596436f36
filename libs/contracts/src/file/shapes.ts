import { z } from 'zod';
import { fileKinds } from '../resume-import/sources';

/** A stored original of the caller. `kind` comes from its content, never from its name. */
export const storedFile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(fileKinds),
  bytes: z.int(),
  sha256: z.string(),
  createdAt: z.iso.datetime(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** An original as its owner's programs see it. */
export const ownFile = storedFile.pick({ id: true, name: true, createdAt: true });
