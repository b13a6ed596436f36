import { route } from '../route';
import { previewLink } from './questions';

/** What a linked page says about itself. */
export const linkPreviewRoutes = [
  route('POST /api/link-previews', {
    question: previewLink,
    limit: 'read-page',
    summary: 'Read a public page and answer with the fields an item of this kind could take from it; nothing is saved',
    errors: ['ADDRESS_REFUSED', 'ADDRESS_UNREACHABLE', 'ADDRESS_TOO_LARGE', 'ADDRESS_NO_TEXT'],
  }),
];
