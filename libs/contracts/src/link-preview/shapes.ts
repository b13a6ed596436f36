import { z } from 'zod';
import { itemKind } from '../item/shapes';
import { webAddress } from '../text';

export const linkPreviewInput = z.strictObject({ url: webAddress, kind: itemKind });
/** What a page says about itself, as fields of an item of that kind; only what was found, each within the field's length. */
export const linkPreview = z.strictObject({ fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])) });
export type LinkPreview = z.infer<typeof linkPreview>;
