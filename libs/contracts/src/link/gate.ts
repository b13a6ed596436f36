import { z } from 'zod';
import { emailAddress } from '../email-address';
import { linkApplication, linkNotice, linkRefusal, linkSelection, typedPassword } from './shapes';

/**
 * The details of the refusals that ask for something (LINK_PRESS_REQUIRED, LINK_PASSWORD_REQUIRED, LINK_PASSWORD_WRONG, LINK_EMAIL_REQUIRED, LINK_CODE_WRONG,
 * LINK_NOTICE_REQUIRED): `gate` is the one-use nonce of this gate, to be sent with every further try; it keeps what was shown already, for half an hour. What
 * is still missing follows; the notice is shown only when nothing else is missing.
 */
const linkAsks = z.strictObject({
  gate: z.string(),
  press: z.boolean(),
  password: z.boolean(),
  email: z.boolean(),
  notice: linkNotice.nullable(),
});
export type LinkAsks = z.infer<typeof linkAsks>;

// Longer than any token, nonce or password: anything longer is wrong anyway and needs no error of its own.
const secret = z.string().max(200);

/**
 * One try to come in. `press` is a trusted press of "Open", or of the button that sends a password, a code or the acceptance: how long after the page was loaded
 * (ms), and whether the reader had scrolled. `accepts` is the version of the notice.
 */
export const openLinkInput = z.strictObject({
  token: secret,
  gate: secret.optional(),
  press: z.strictObject({ afterMs: z.number().min(0), scrolled: z.boolean() }).optional(),
  password: secret.transform(typedPassword).optional(),
  email: emailAddress.optional(),
  code: z.string().max(20).optional(),
  accepts: z.int().optional(),
});
export type OpenLinkInput = z.input<typeof openLinkInput>;

/**
 * Where an opened link leads: `profile` is the slug of the named profile that it shows. `view` is the nonce with which the page reports that it was seen; null
 * where the view has been counted, or counts for nobody.
 */
export const openedLink = z.strictObject({ uname: z.string(), profile: z.string().nullable(), view: z.uuid().nullable() });
export type OpenedLink = z.infer<typeof openedLink>;

/** Asks for a code by e-mail at a gate; a password must have been shown before. The answer is the same for every address. */
export const askLinkCodeInput = z.strictObject({ token: secret, gate: secret, email: emailAddress });

/** For how long an opened page was visible, in ms, and whether its reader pressed a key, pointed or scrolled. */
export const linkViewReport = z.strictObject({ view: z.uuid(), visibleMs: z.int().min(0), withInput: z.boolean() });

/**
 * What one link shows, and under which rules. `profileId` is the named profile; null: the default one. `watermark` is what stands in it besides the date: the
 * viewer's verified address, or else the link's description; null: no watermark.
 */
export const grantedLink = z.strictObject({
  id: z.uuid(),
  profileId: z.uuid().nullable(),
  selection: linkSelection,
  application: linkApplication.nullable(),
  downloads: z.boolean(),
  deepTalk: z.boolean(),
  watermark: z.string().nullable(),
});
export type GrantedLink = z.infer<typeof grantedLink>;

/** Why a link that was opened before opens nothing now; LINK_CHANGED: its password, rules or address have changed since. */
export const closedLinkReason = z.enum([...linkRefusal.options, 'LINK_CHANGED']);
export type ClosedLinkReason = z.infer<typeof closedLinkReason>;

/** Whose portfolio an open page shows. */
export const watchLinksQuery = z.strictObject({ ownerId: z.uuid() });
/** The event `closed` of the stream that open pages listen to, after which it ends: nothing is shown any longer. `changed` says nothing but that it happened. */
const closedLink = z.strictObject({ reason: closedLinkReason });
export type ClosedLink = z.infer<typeof closedLink>;
