import { z } from 'zod';
import { queryNumber } from '../query-number';

/** Names a profile photo is served under; the first stands in addresses, the second takes its place where the photo is small (SPEC section 3). */
export const photoNames = ['avatar.jpg', 'avatar-160.jpg'] as const;
export type PhotoName = (typeof photoNames)[number];
/** Edge of each in pixels: photos are square. */
export const photoEdges: Record<PhotoName, number> = { 'avatar.jpg': 800, 'avatar-160.jpg': 160 };

/** The square that is kept of an image: its upper left corner in fractions of width and height, its edge as a fraction of the shorter side. */
export const photoCrop = z.strictObject({
  left: queryNumber(z.number().min(0).max(1)).default(0),
  top: queryNumber(z.number().min(0).max(1)).default(0),
  edge: queryNumber(z.number().min(0.05).max(1)).default(1),
});
export type PhotoCrop = z.infer<typeof photoCrop>;

/** A profile photo as everybody gets it: `photoUrl` is relative to the host that delivers content, `imageSize` its edge in pixels. */
export const profilePhoto = z.strictObject({ photoUrl: z.string(), thumbNailName: z.enum(photoNames), title: z.string(), imageSize: z.int() });
export type ProfilePhoto = z.infer<typeof profilePhoto>;

/** Address of a photo by its key; guessing one is of no use, since who may see the page is asked each time. */
export const photoAddress = (key: string, name: PhotoName = 'avatar.jpg') => `/files/photos/${key}/${name}`;
