import { z } from 'zod';
import { rpc } from '../rpc';
import { photoCrop, photoNames, profilePhoto } from './shapes';

/** Makes the caller's photo from an image in the store, which is then deleted. Throws FILE_CORRUPT, FILE_TOO_COMPLEX with `{source: 'photo'}`. */
export const setPhoto = rpc('portfolio.photo.set', {
  access: 'owner',
  input: z.strictObject({ key: z.uuid(), crop: photoCrop }),
  output: profilePhoto,
  timeoutMs: 15_000,
});
/** Removes the caller's photo, if there is one. */
export const removePhoto = rpc('portfolio.photo.remove', { access: 'owner', input: z.strictObject({}), output: z.strictObject({}), idempotent: true });
/** Store key of a photo for a caller who may see its owner's page. Throws NOT_FOUND. */
export const openPhoto = rpc('portfolio.photo.open', {
  access: 'guest',
  input: z.strictObject({ key: z.uuid(), name: z.enum(photoNames) }),
  output: z.strictObject({ key: z.string() }),
  idempotent: true,
});
