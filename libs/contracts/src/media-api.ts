import { z } from 'zod';
import { type ApiRoute, writeErrors as write } from './api-route';
import { addVideoLinkInput, itemMedia, media, orderMediaInput, updateMediaInput } from './media';

/** Pictures and videos of an item. */
export const mediaRoutes: ApiRoute[] = [
  { method: 'GET', path: '/api/items/{id}/media', summary: 'Photos, video and video link of an item', status: 200, answer: itemMedia, errors: ['NOT_FOUND'] },
  {
    method: 'POST',
    path: '/api/items/{id}/media',
    summary: 'Add a photo (JPEG, PNG, WebP of at most 10 MB and 50 megapixels; drawn anew, its metadata is gone) or a video (MP4, WebM of at most 100 MB)',
    takesFile: true,
    status: 201,
    answer: media,
    errors: [
      ...write,
      'NOT_FOUND',
      'STORAGE_FULL',
      'FILE_EMPTY',
      'FILE_TOO_LARGE',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_CORRUPT',
      'FILE_TOO_COMPLEX',
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  },
  {
    method: 'POST',
    path: '/api/items/{id}/media/link',
    summary: 'Link to a video elsewhere; it is loaded only when somebody asks for it',
    body: addVideoLinkInput,
    status: 201,
    answer: media,
    errors: [...write, 'NOT_FOUND'],
  },
  {
    method: 'PUT',
    path: '/api/items/{id}/media/order',
    summary: 'Put the media of an item in this order',
    body: orderMediaInput,
    status: 200,
    answer: z.strictObject({}),
    errors: [...write, 'NOT_FOUND'],
  },
  {
    method: 'PATCH',
    path: '/api/media/{id}',
    summary: 'Say what is to be seen',
    body: updateMediaInput,
    status: 200,
    answer: media,
    errors: [...write, 'NOT_FOUND'],
  },
  { method: 'DELETE', path: '/api/media/{id}', summary: 'Take a photo, video or link away', status: 200, answer: z.strictObject({}), errors: ['NOT_FOUND'] },
];
