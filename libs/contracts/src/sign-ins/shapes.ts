import { z } from 'zod';
import { provider } from '../session/shapes';

/** One place where the caller is signed in; `current` is the session that asks. `device` is a browser and a system, empty when unknown. */
export const sessionView = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** One way to sign in to the caller's account. `provider` is null for people created by hand; the e-mail is what the provider says. */
export const identityView = z.strictObject({
  id: z.uuid(),
  provider: provider.nullable(),
  label: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  connectedAt: z.iso.datetime(),
});
export type IdentityView = z.infer<typeof identityView>;

/** A provider's proof, as the sign-in dialog gets it. */
export const connectIdentityInput = z.strictObject({ provider, credential: z.string().max(8000), state: z.string().max(300) });
