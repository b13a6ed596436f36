import { z } from 'zod';
import { fileKinds } from '../resume-import/sources';
import { rpc } from '../rpc';
import { storedFile } from './shapes';

/** Creates the row for bytes that the gateway has stored; throws STORAGE_FULL. */
export const registerResumeFile = rpc('portfolio.resume-file.register', {
  access: 'owner',
  input: z.strictObject({ key: z.uuid(), name: z.string().max(255), kind: z.enum(fileKinds), bytes: z.int(), sha256: z.string().length(64) }),
  output: storedFile,
});
/** Keeps words as a file of this person, as if they had sent it; without an import it is removed again. For services only. */
export const keepTextFile = rpc('portfolio.resume-file.keep-text', {
  access: 'system',
  input: z.strictObject({ ownerId: z.uuid(), name: z.string().max(255), text: z.string() }),
  output: storedFile,
});
/** Removes a file of the caller if no import was accepted for it; a file that belongs to an import stays. */
export const withdrawFile = rpc('portfolio.resume-file.withdraw', {
  access: 'owner',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({}),
  idempotent: true,
});
/** Where a file's bytes are, for its owner (or a system caller) only; throws NOT_FOUND. */
export const openFile = rpc('portfolio.file.open', {
  access: 'guest',
  scope: 'files:read',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ key: z.string(), file: storedFile, ownerId: z.uuid() }),
  idempotent: true,
});
/** Which of these files the caller still has. */
export const listKeptFiles = rpc('portfolio.file.kept', {
  access: 'owner',
  input: z.strictObject({ ids: z.array(z.uuid()).max(50) }),
  output: z.strictObject({ ids: z.array(z.uuid()) }),
  idempotent: true,
});
export const deleteFile = rpc('portfolio.file.delete', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
