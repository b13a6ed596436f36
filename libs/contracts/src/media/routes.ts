import { route } from '../route';
import { addVideoLink, listMedia, orderMedia, removeMedia, updateMedia } from './questions';
import { media } from './shapes';

export const addMediaRoute = route('POST /api/items/{itemId}/media', {
  access: 'owner',
  limit: 'write',
  summary: 'Add a photo (JPEG, PNG, WebP of at most 10 MB and 50 megapixels; drawn again, its metadata is gone) or a video (MP4, WebM of at most 100 MB)',
  takesFile: true,
  status: 201,
  answer: media,
  errors: ['NOT_FOUND', 'BODY_INVALID', 'STORAGE_FULL', 'FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_CORRUPT', 'FILE_TOO_COMPLEX'],
});

/** Pictures and videos of an item. */
export const mediaRoutes = [
  route('GET /api/items/{itemId}/media', { question: listMedia, limit: 'none', summary: 'Photos, video and video link of an item', errors: ['NOT_FOUND'] }),
  addMediaRoute,
  route('POST /api/items/{itemId}/media/link', {
    question: addVideoLink,
    limit: 'write',
    summary: 'Link to a video elsewhere; it is loaded only when somebody asks for it',
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  route('PUT /api/items/{itemId}/media/order', {
    question: orderMedia,
    limit: 'write',
    summary: 'Put the media of an item in this order',
    errors: ['NOT_FOUND'],
  }),
  route('PATCH /api/media/{id}', { question: updateMedia, limit: 'write', summary: 'Say what is to be seen', errors: ['NOT_FOUND'] }),
  route('DELETE /api/media/{id}', { question: removeMedia, limit: 'write', summary: 'Take a photo, video or link away', errors: ['NOT_FOUND'] }),
];
