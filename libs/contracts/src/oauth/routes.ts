import { route } from '../route';
import { allowOauthRequest, getOauthRequest, listPrograms, refuseOauthRequest, revokeProgram } from './questions';

/** What people decide about programs that act for them; the programs themselves ask under /oauth. */
export const oauthApiRoutes = [
  route('GET /api/oauth/requests/{id}', { question: getOauthRequest, limit: 'none', summary: 'Who asks to act for the caller', errors: ['NOT_FOUND'] }),
  route('POST /api/oauth/requests/{id}/allow', {
    question: allowOauthRequest,
    limit: 'write',
    summary: 'Let a program act for the caller',
    errors: ['NOT_FOUND'],
  }),
  route('POST /api/oauth/requests/{id}/refuse', {
    question: refuseOauthRequest,
    limit: 'write',
    summary: 'Do not let a program act for the caller',
    errors: ['NOT_FOUND'],
  }),
  route('GET /api/me/programs', { question: listPrograms, limit: 'none', summary: 'The programs that may act for the caller' }),
  route('DELETE /api/me/programs/{id}', { question: revokeProgram, limit: 'write', summary: 'End what a program may do', errors: ['NOT_FOUND'] }),
];
