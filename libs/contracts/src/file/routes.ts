import { route } from '../route';
import { deleteFile } from './questions';

/** Imported originals. */
export const fileRoutes = [route('DELETE /api/files/{id}', { question: deleteFile, limit: 'write', summary: 'Delete an original', errors: ['NOT_FOUND'] })];
