import { z } from 'zod';
import { rpc } from '../rpc';
import { account } from '../session/shapes';
import { accountEmail, askRecoveryInput, changeEmailInput, confirmEmailInput, confirmedEmail, recoverInput } from './shapes';

export const getAccountEmail = rpc('user.email.get', { access: 'person', input: z.strictObject({}), output: accountEmail, idempotent: true });
/**
 * Asks for another address. It counts once the link in an e-mail to it has been used, and the current address is told. Throws BODY_INVALID, TOO_MANY_REQUESTS.
 */
export const changeEmail = rpc('user.email.change', { access: 'person', input: changeEmailInput, output: accountEmail });
/** Drops an address that waits for confirmation. */
export const cancelEmailChange = rpc('user.email.cancel', { access: 'person', input: z.strictObject({}), output: accountEmail, idempotent: true });
/** Makes the waiting address the account's, once; anybody who has the e-mail may do it. Throws NOT_FOUND. */
export const confirmEmail = rpc('user.email.confirm', { access: 'guest', input: confirmEmailInput, output: confirmedEmail });
/** Sends a link back into every account with this verified address; the answer is the same for every address. */
export const askRecovery = rpc('user.email.ask-recovery', { access: 'guest', input: askRecoveryInput, output: z.strictObject({}) });
/** Signs in with such a link, once; the person is told everywhere. Throws NOT_FOUND, SUSPENDED. */
export const recover = rpc('user.email.recover', {
  access: 'guest',
  input: recoverInput.extend({ userAgent: z.string().max(500).default('') }),
  output: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: account }),
});
