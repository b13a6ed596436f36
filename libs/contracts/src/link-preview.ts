import { z } from 'zod';
import { itemKind } from './item';
import { rpc } from './rpc';
import { webAddress } from './text';

export const linkPreviewInput = z.strictObject({ url: webAddress, kind: itemKind });
/** What a page says of itself, as fields an item of that kind could have; only what was found, each within the field's length. */
export const linkPreview = z.strictObject({ fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])) });
export type LinkPreview = z.infer<typeof linkPreview>;

/** Reads a page that a person named, because they asked for it. Throws ADDRESS_REFUSED, ADDRESS_UNREACHABLE, ADDRESS_TOO_LARGE, ADDRESS_NO_TEXT. */
export const previewLink = rpc('ai.link-preview.read', { access: 'owner', input: linkPreviewInput, output: linkPreview, timeoutMs: 12_000 });
