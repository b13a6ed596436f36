import { type ApiRoute, writeErrors as write } from './api-route';
import { linkPreview, linkPreviewInput } from './link-preview';

/** What a page that a person links to says of itself. */
export const linkPreviewRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/link-previews',
    summary: 'Read a public page and answer with the fields an item of this kind could take from it; nothing is saved',
    body: linkPreviewInput,
    status: 200,
    answer: linkPreview,
    errors: [...write, 'ADDRESS_REFUSED', 'ADDRESS_UNREACHABLE', 'ADDRESS_TOO_LARGE', 'ADDRESS_NO_TEXT'],
  },
];
