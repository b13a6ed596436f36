import { z } from 'zod';
import { rpc } from '../rpc';
import { addVideoLinkInput, itemMedia, media, mediaName, orderMediaInput, updateMediaInput, videoNames } from './shapes';

const ofItem = z.strictObject({ itemId: z.uuid() });

/** The media of one of the caller's items, in order. Throws NOT_FOUND. */
export const listMedia = rpc('portfolio.media.list', { access: 'owner', input: ofItem, output: itemMedia, idempotent: true });
/**
 * Makes a photo (redrawn) or a video from bytes in the store; refused bytes are deleted there. `video`: the container that was detected. Throws NOT_FOUND,
 * BODY_INVALID (the item already has as many as it may), STORAGE_FULL, FILE_CORRUPT, FILE_TOO_COMPLEX.
 */
export const addMedia = rpc('portfolio.media.add', {
  access: 'owner',
  input: ofItem.extend({ key: z.uuid(), bytes: z.int(), video: z.enum(videoNames).nullable() }),
  output: media,
  timeoutMs: 20_000,
});
/** Adds a link to a video elsewhere. Throws NOT_FOUND, BODY_INVALID. */
export const addVideoLink = rpc('portfolio.media.link', { access: 'owner', input: ofItem.extend(addVideoLinkInput.shape), output: media });
/** Changes the description of what it shows. Throws NOT_FOUND. */
export const updateMedia = rpc('portfolio.media.update', { access: 'owner', input: updateMediaInput.extend({ id: z.uuid() }), output: media });
/** Puts all media of an item in this order. Throws NOT_FOUND. */
export const orderMedia = rpc('portfolio.media.order', { access: 'owner', input: ofItem.extend(orderMediaInput.shape), output: z.strictObject({}) });
/** Removes it together with its bytes. Throws NOT_FOUND. */
export const removeMedia = rpc('portfolio.media.remove', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
/** Store key of a file for a caller who may see its item. Throws NOT_FOUND. */
export const openMedia = rpc('portfolio.media.open', {
  access: 'guest',
  input: z.strictObject({ id: z.uuid(), name: mediaName }),
  output: z.strictObject({ key: z.string() }),
  idempotent: true,
});
