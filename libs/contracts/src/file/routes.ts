import { z } from 'zod';
import { route } from '../route';
import { deleteFile } from './questions';
import { ownFile } from './shapes';

const ofKeys = { access: 'owner', scope: 'files:read', limit: 'api' } as const;
/** For programs: a browser asks for an original by its address, with its cookie. */
export const ownFilesRoute = route('GET /api/v1/files', {
  ...ofKeys,
  summary: 'Originals that were imported',
  answer: z.strictObject({ items: z.array(ownFile) }),
});
export const ownFileRoute = route('GET /api/v1/files/{id}', {
  ...ofKeys,
  summary: 'An original, byte by byte',
  answer: null,
  download: 'application/octet-stream',
});

/** Imported originals. */
export const fileRoutes = [
  ownFilesRoute,
  ownFileRoute,
  route('DELETE /api/files/{id}', { question: deleteFile, limit: 'write', summary: 'Delete an original', errors: ['NOT_FOUND'] }),
];
