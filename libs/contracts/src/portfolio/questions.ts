import { z } from 'zod';
import { rpc } from '../rpc';
import { profileSwitches, startByHandInput, updateProfileInput, viewAs } from './shapes';

/** Creates the private profile of a new person; idempotent. */
export const ensureProfile = rpc('portfolio.profile.ensure', {
  access: 'system',
  input: z.strictObject({ userId: z.uuid(), uname: z.string(), unameVersion: z.int(), name: z.string(), email: z.string().nullable() }),
  output: z.strictObject({}),
  idempotent: true,
});
/**
 * The projector's answer, as JSON text so that it is passed on unparsed. Key: username or user id. `as`: an owner sees what others would. `profile` is the slug
 * of a named profile; without it, the default one. `linkId`: only what this one link shows, for callers who hold it and for its owner. `any`: if that one may
 * not be seen, a named one that may. `profileId` is the named profile that is shown. Throws NOT_FOUND, and the reason why a link no longer opens a private one.
 */
export const viewPortfolio = rpc('portfolio.view', {
  access: 'guest',
  scope: ['portfolios:read', 'fit-scores:write', 'resumes:write', 'resumes:read'],
  input: z.strictObject({
    key: z.string().max(100),
    as: viewAs.optional(),
    profile: z.string().max(100).optional(),
    linkId: z.uuid().optional(),
    token: z.string().max(200).optional(),
    any: z.boolean().optional(),
  }),
  output: z.strictObject({ version: z.int(), json: z.string(), profileId: z.uuid().nullable() }),
  idempotent: true,
});
/**
 * The version of what a stranger sees, for caches that must be right from one request to the next. A page is `uname`, or `uname?slug` for a named profile;
 * pages that strangers may not see are left out.
 */
export const publicVersion = rpc('portfolio.public-version', {
  access: 'guest',
  input: z.strictObject({ pages: z.array(z.string().max(200)).min(1).max(500) }),
  output: z.strictObject({ versions: z.record(z.string(), z.int()) }),
  idempotent: true,
  // A single index lookup. While there is no answer, strangers wait this long before they get the cached page.
  timeoutMs: 3_000,
});
/** Name, photo and named profiles, for user info and the top bar. */
export const getProfileCard = rpc('portfolio.profile.card', {
  access: 'guest',
  input: z.strictObject({ userId: z.uuid() }),
  output: z.strictObject({
    name: z.string(),
    headline: z.string(),
    photo: z.string().nullable(),
    profiles: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
  }),
  idempotent: true,
});
/** The same for many people; those without a profile are left out. */
export const listProfileCards = rpc('portfolio.profile.cards', {
  access: 'system',
  input: z.strictObject({ userIds: z.array(z.uuid()).max(1000) }),
  output: z.strictObject({ cards: z.record(z.string(), z.strictObject({ name: z.string(), photo: z.string().nullable() })) }),
  idempotent: true,
});
/** The caller's own; throws SIGN_IN_REQUIRED, NOT_FOUND. */
export const getProfileSwitches = rpc('portfolio.profile.switches', { access: 'owner', input: z.strictObject({}), output: profileSwitches, idempotent: true });
/** Changes the owner's profile; throws VERSION_CONFLICT {version}. Without a version the last write wins. */
export const updateProfile = rpc('portfolio.profile.update', {
  access: 'owner',
  input: updateProfileInput.extend({ version: z.int().nullable() }),
  output: z.strictObject({ version: z.int() }),
});
export const startByHand = rpc('portfolio.profile.start-by-hand', { access: 'owner', input: startByHandInput, output: z.strictObject({ items: z.int() }) });
