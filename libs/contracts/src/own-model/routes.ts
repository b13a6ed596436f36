import { route } from '../route';
import { getOwnModel, removeOwnModel, saveOwnModel, testOwnModel } from './questions';

const failures = [
  'OWN_MODEL_ADDRESS_REFUSED',
  'OWN_MODEL_KEY_REFUSED',
  'OWN_MODEL_SILENT',
  'OWN_MODEL_UNKNOWN',
  'OWN_MODEL_UNREACHABLE',
  'OWN_MODEL_UNUSABLE',
] as const;

/** The language model that somebody brings along. */
export const ownModelRoutes = [
  route('GET /api/me/own-model', { question: getOwnModel, limit: 'none', summary: 'The language model of your own, without its key; null if there is none' }),
  route('PUT /api/me/own-model', {
    question: saveOwnModel,
    limit: 'read-page',
    summary: 'Try a language model, and use it for your imports, scores and resumes, which cost no units then',
    errors: failures,
  }),
  route('POST /api/me/own-model/test', {
    question: testOwnModel,
    limit: 'read-page',
    summary: 'Ask your language model one question',
    errors: [...failures, 'NOT_FOUND'],
  }),
  route('DELETE /api/me/own-model', { question: removeOwnModel, limit: 'write', summary: 'Forget the language model and its key', errors: ['NOT_FOUND'] }),
];
