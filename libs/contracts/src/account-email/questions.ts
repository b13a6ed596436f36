import { z } from 'zod';
import { rpc } from '../rpc';
import { account } from '../session/shapes';
import { accountEmail, askRecoveryInput, changeEmailInput, confirmEmailInput, confirmedEmail, recoverInput } from './shapes';

export const getAccountEmail = rpc('user.email.get', { access: 'person', input: z.strictObject({}), output: accountEmail, idempotent: true });
/** Asks for another address: it counts once the link in an e-mail to it was used, and the present one is told. Throws BODY_INVALID, TOO_MANY_REQUESTS. */
export const changeEmail = rpc('user.email.change', { access: 'person', input: changeEmailInput, output: accountEmail });
/** Lets go of an address that waits. */
export const cancelEmailChange = rpc('user.email.cancel', { access: 'person', input: z.strictObject({}), output: accountEmail, idempotent: true });
/** Makes the waiting address that of its account, once; whoever has the e-mail may. Throws NOT_FOUND. */
export const confirmEmail = rpc('user.email.confirm', { access: 'guest', input: confirmEmailInput, output: confirmedEmail });
/** Sends a link back into every account of this verified address; the answer is the same for every address. */
export const askRecovery = rpc('user.email.ask-recovery', { access: 'guest', input: askRecoveryInput, output: z.strictObject({}) });
/** Signs in by such a link, once; the person is told everywhere. Throws NOT_FOUND, SUSPENDED. */
export const recover = rpc('user.email.recover', {
  access: 'guest',
  input: recoverInput.extend({ userAgent: z.string().max(500).default('') }),
  output: z.strictObject({ authCode: z.string(), expiresAt: z.iso.datetime(), user: account }),
});
