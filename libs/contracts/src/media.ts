import { z } from 'zod';
import { rpc } from './rpc';
import { lineText, webAddress } from './text';

export const mediaKind = z.enum(['photo', 'video', 'video-link']);
export type MediaKind = z.infer<typeof mediaKind>;

/** Names a photo is served under: at most 2,000 and 640 pixels on the longer side. */
export const pictureNames = ['photo.webp', 'photo-640.webp'] as const;
export const pictureEdges: Record<(typeof pictureNames)[number], number> = { 'photo.webp': 2_000, 'photo-640.webp': 640 };
/** Names a video is served under, by its container (ISO 14496-12, WebM). */
export const videoNames = ['video.mp4', 'video.webm'] as const;
export const mediaName = z.enum([...pictureNames, ...videoNames]);
export type MediaName = z.infer<typeof mediaName>;

/**
 * A picture or video of an item. `url`: the file, relative to the host that delivers content, or the page a link leads to; width and height of a photo
 * in pixels; `alt` says what is to be seen.
 */
export const media = z.strictObject({
  id: z.uuid(),
  kind: mediaKind,
  url: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
});
export type Media = z.infer<typeof media>;

export const mediaAddress = (id: string, name: MediaName) => `/files/media/${id}/${name}`;

const ofItem = z.strictObject({ itemId: z.uuid() });
export const addVideoLinkInput = z.strictObject({ url: webAddress });
export const updateMediaInput = z.strictObject({ alt: lineText(300) });
export const orderMediaInput = z.strictObject({ ids: z.array(z.uuid()).max(20) });
export const itemMedia = z.strictObject({ media: z.array(media) });

/** What an item of the caller has, in its order. Throws NOT_FOUND. */
export const listMedia = rpc('portfolio.media.list', { access: 'owner', input: ofItem, output: itemMedia, idempotent: true });
/**
 * Makes a photo, drawn anew, or a video of bytes in the store; what is refused is gone from there. `video`: the container that was seen.
 * Throws NOT_FOUND, BODY_INVALID (the item has as many as it may), STORAGE_FULL, FILE_CORRUPT, FILE_TOO_COMPLEX.
 */
export const addMedia = rpc('portfolio.media.add', {
  access: 'owner',
  input: ofItem.extend({ key: z.uuid(), bytes: z.int(), video: z.enum(videoNames).nullable() }),
  output: media,
  timeoutMs: 20_000,
});
/** Links to a video elsewhere. Throws NOT_FOUND, BODY_INVALID. */
export const addVideoLink = rpc('portfolio.media.link', { access: 'owner', input: ofItem.extend(addVideoLinkInput.shape), output: media });
/** Says what is to be seen. Throws NOT_FOUND. */
export const updateMedia = rpc('portfolio.media.update', { access: 'owner', input: updateMediaInput.extend({ id: z.uuid() }), output: media });
/** Puts all media of an item in this order. Throws NOT_FOUND. */
export const orderMedia = rpc('portfolio.media.order', { access: 'owner', input: ofItem.extend(orderMediaInput.shape), output: z.strictObject({}) });
/** Takes it away with its bytes. Throws NOT_FOUND. */
export const removeMedia = rpc('portfolio.media.remove', { access: 'owner', input: z.strictObject({ id: z.uuid() }), output: z.strictObject({}) });
/** Store key of a file for a caller who may see its item. Throws NOT_FOUND. */
export const openMedia = rpc('portfolio.media.open', {
  access: 'guest',
  input: z.strictObject({ id: z.uuid(), name: mediaName }),
  output: z.strictObject({ key: z.string() }),
  idempotent: true,
});
