import { z } from 'zod';
import { route } from '../route';
import { photoCrop, profilePhoto } from './shapes';

const nothing = z.strictObject({});
export const setPhotoRoute = route('POST /api/users/{id}/photo', {
  access: 'owner',
  limit: 'write',
  summary: 'Make the profile photo of a JPEG, PNG or WebP of at most 10 MB and 50 megapixels; the query says which square of it',
  query: photoCrop,
  takesFile: true,
  answer: profilePhoto,
  errors: ['FILE_EMPTY', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_CORRUPT', 'FILE_TOO_COMPLEX', 'NOT_FOUND'],
});
export const removePhotoRoute = route('DELETE /api/users/{id}/photo', {
  access: 'owner',
  limit: 'write',
  summary: 'Take the profile photo away',
  answer: nothing,
  errors: ['NOT_FOUND'],
});

/** The profile photo. */
export const photoRoutes = [setPhotoRoute, removePhotoRoute];
