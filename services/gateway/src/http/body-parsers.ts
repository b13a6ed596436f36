import multipart from '@fastify/multipart';
import { providerEventRoute } from '@folia/contracts/billing/routes';
import { registerRoute, revokeRoute, tokenRoute, unsubscribePageRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { maxResumeBytes } from '@folia/contracts/limits';
import { maxOauthBodyBytes } from '@folia/contracts/oauth/resources';
import { maxTrialBytes } from '@folia/contracts/resume-trial/limits';
import { restoreSpans } from '@folia/contracts/span-markers';
import type { FastifyInstance } from 'fastify';
import { matchedRoute } from './matched-route';

/** Largest JSON body, in bytes; the import route has its own. */
export const maxBodyBytes = 1024 * 1024;
/** A file of 10 MB in base64, with its frame (DESIGN section 4). */
export const maxUploadBodyBytes = Math.round(14.5 * 1024 * 1024);
/** The same for a file that is tried without an account. */
export const maxTrialBodyBytes = Math.round(1.45 * maxTrialBytes);
const deepest = 32;

/** Length of the longest chain of brackets, without parsing: a bomb is refused before it is built. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') {
      if (++depth > deepest) return true;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return false;
}

/** JSON and multipart are understood, everything else is 415 (but for one address). An empty JSON body is no body (SPEC section 7 sends one). */
export async function registerBodyParsers(server: FastifyInstance): Promise<void> {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    // Signed over its bytes, or read elsewhere: it is checked before it is parsed.
    if ([providerEventRoute.path, registerRoute.path].includes(matchedRoute(request))) return done(null, text);
    if (text.trim() === '') return done(null, undefined);
    if (isTooDeep(text)) return done(new AppError('BODY_INVALID', { issues: [{ path: '', message: `is nested more than ${deepest} deep` }] }));
    void parse(request, text, (error, value) => {
      if (error) return done(new AppError('BODY_INVALID', { issues: [{ path: '', message: 'is not JSON' }] }));
      done(null, request.headers['x-requested-with'] ? restoreSpans(value) : value);
    });
  });
  // The request of mail programs that ends e-mails (RFC 8058; everything that counts is in the address), and the authorization server's, which reads its own.
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: maxOauthBodyBytes }, (request, body, done) => {
    const route = matchedRoute(request);
    if (route === unsubscribePageRoute.path) return done(null, undefined);
    if (route === tokenRoute.path || route === revokeRoute.path) return done(null, body);
    done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
  // A form is never decompressed: a compressed one would be read as rubbish, or waited for without end.
  server.addHook('onRequest', async ({ headers }) => {
    const isPacked = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
    if (isPacked && /^multipart\//i.test(headers['content-type'] ?? '')) throw new AppError('CONTENT_ENCODED');
  });
  // One byte over the limit comes through, so that the store sees that there was more.
  await server.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1_000, fileSize: maxResumeBytes + 1 }, throwFileSizeLimit: false });
}
