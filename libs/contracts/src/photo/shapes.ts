import { z } from 'zod';
import { queryNumber } from '../query-number';

/** File names of a profile photo; addresses contain the first, the second replaces it where the photo is small (SPEC section 3). */
export const photoNames = ['avatar.jpg', 'avatar-160.jpg'] as const;
export type PhotoName = (typeof photoNames)[number];
/** The edge length of each in pixels; photos are square. */
export const photoEdges: Record<PhotoName, number> = { 'avatar.jpg': 800, 'avatar-160.jpg': 160 };

/** The square of an image that is kept: its upper left corner in fractions of width and height, its edge as a fraction of the shorter side. */
export const photoCrop = z.strictObject({
  left: queryNumber(z.number().min(0).max(1)).default(0),
  top: queryNumber(z.number().min(0).max(1)).default(0),
  edge: queryNumber(z.number().min(0.05).max(1)).default(1),
});
export type PhotoCrop = z.infer<typeof photoCrop>;

/** A profile photo in answers: `photoUrl` is relative to the content host, `imageSize` is its edge in pixels. */
export const profilePhoto = z.strictObject({ photoUrl: z.string(), thumbNailName: z.enum(photoNames), title: z.string(), imageSize: z.int() });
export type ProfilePhoto = z.infer<typeof profilePhoto>;

/** The address of a photo by its key. Guessing a key is useless: each request checks who may see the page. */
export const photoAddress = (key: string, name: PhotoName = 'avatar.jpg') => `/files/photos/${key}/${name}`;
