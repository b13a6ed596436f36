import { z } from 'zod';
import { auditReason } from '../admin/shapes';
import { emailDomain } from '../email-address';

/** By what an account shows that a domain is its own: a record in the DNS, a confirmed address at it, or an admin who has looked. */
const verificationWays = ['dns', 'address', 'admin'] as const;
export type VerificationWay = (typeof verificationWays)[number];

/** The most domains that one account can name. */
export const mostDomains = 5;
/** A proof is looked for again after so many days, and counts for `graceDays` after it was first missed. */
export const recheckDays = 7;
export const graceDays = 30;

/**
 * A domain that an account says is its own. `record` is the whole text of the TXT record that shows it, null where none is needed. `waiting`: never seen;
 * `missing`: it is gone and counts until `endsAt`; `lost`: it counts no more.
 */
const verification = z.strictObject({
  id: z.uuid(),
  domain: z.string(),
  way: z.enum(verificationWays),
  state: z.enum(['waiting', 'verified', 'missing', 'lost']),
  record: z.string().nullable(),
  verifiedAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
});
export type Verification = z.infer<typeof verification>;
/** `isVerified`: at least one of them counts. */
export const verificationList = z.strictObject({ isVerified: z.boolean(), items: z.array(verification) });
export type VerificationList = z.infer<typeof verificationList>;

export const claimDomainInput = z.strictObject({ domain: emailDomain, way: z.enum(['dns', 'address']) });
export const vouchInput = z.strictObject({ domain: emailDomain, reason: auditReason });
