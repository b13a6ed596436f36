import { rpc } from '../rpc';
import { linkPreview, linkPreviewInput } from './shapes';

/** Reads a page that a person named, at their request. Throws ADDRESS_REFUSED, ADDRESS_UNREACHABLE, ADDRESS_TOO_LARGE, ADDRESS_NO_TEXT. */
export const previewLink = rpc('ai.link-preview.read', { access: 'owner', input: linkPreviewInput, output: linkPreview, timeoutMs: 12_000 });
