import { z } from 'zod';
import { actingProgram } from '../api-key/shapes';
import { rpc } from '../rpc';
import { oauthResources } from './resources';
import { allowance, answeredRequest, connectedProgram, oauthCall, oauthReply, oauthRequest, oauthRequestId } from './shapes';

const nothing = z.strictObject({});
const byId = z.strictObject({ id: oauthRequestId });

/** Answers one request to the authorization server (RFC 6749, 7009, 7591), refusals included. */
export const answerOauth = rpc('user.oauth.answer', { access: 'system', input: oauthCall, output: oauthReply });
/**
 * The program that holds an access token for `resource`: it acts for its person, in their present role in the account they chose; or as the key of an organisation that
 * asked for the token. Throws SESSION_EXPIRED for a token that is unknown, over, or for something else; KEY_REFUSED where its key would be refused from this
 * network address, or its organisation is suspended; SUSPENDED.
 */
export const authenticateToken = rpc('user.oauth.authenticate', {
  access: 'guest',
  input: z.strictObject({ token: z.string().max(200), resource: z.enum(oauthResources), address: z.string().max(100) }),
  output: actingProgram,
  idempotent: true,
});

/** Who asks to act for the caller, and what for. Throws NOT_FOUND for a request that is answered or over. */
export const getOauthRequest = rpc('user.oauth.get-request', { access: 'person', input: byId, output: oauthRequest, idempotent: true });
/** Lets the program act for the caller. Throws NOT_FOUND for a request that is answered or over and for an account they are no member of, BODY_INVALID. */
export const allowOauthRequest = rpc('user.oauth.allow', { access: 'person', input: byId.extend(allowance.shape), output: answeredRequest });
/** Throws NOT_FOUND for a request that is answered or over. */
export const refuseOauthRequest = rpc('user.oauth.refuse', { access: 'person', input: byId, output: answeredRequest });

/** The programs that may act for the caller, the newest first. */
export const listPrograms = rpc('user.oauth.list', {
  access: 'person',
  input: nothing,
  output: z.strictObject({ items: z.array(connectedProgram) }),
  idempotent: true,
});
/** Ends what a program may do, with all its tokens. Throws NOT_FOUND. */
export const revokeProgram = rpc('user.oauth.revoke', { access: 'person', input: z.strictObject({ id: z.uuid() }), output: nothing });
