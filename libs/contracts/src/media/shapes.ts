import { z } from 'zod';
import { lineText, webAddress } from '../text';

const mediaKind = z.enum(['photo', 'video', 'video-link']);
export type MediaKind = z.infer<typeof mediaKind>;

/** File names of a photo: at most 2,000 and 640 pixels on the longer side. */
export const pictureNames = ['photo.webp', 'photo-640.webp'] as const;
export const pictureEdges: Record<(typeof pictureNames)[number], number> = { 'photo.webp': 2_000, 'photo-640.webp': 640 };
/** File names of a video, by its container (ISO 14496-12, WebM). */
export const videoNames = ['video.mp4', 'video.webm'] as const;
export const mediaName = z.enum([...pictureNames, ...videoNames]);
export type MediaName = z.infer<typeof mediaName>;

/**
 * A picture or video of an item. `url`: the file, relative to the content host, or the page that a link leads to; width and height of a photo in pixels; `alt`
 * describes what it shows.
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
export const addVideoLinkInput = z.strictObject({ url: webAddress });
export const updateMediaInput = z.strictObject({ alt: lineText(300) });
export const orderMediaInput = z.strictObject({ ids: z.array(z.uuid()).max(20) });
export const itemMedia = z.strictObject({ media: z.array(media) });
