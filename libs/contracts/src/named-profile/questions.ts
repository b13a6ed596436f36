import { z } from 'zod';
import { namedProfileSummary } from '../portfolio/shapes';
import { rpc } from '../rpc';
import { createNamedProfileInput, namedProfile, updateNamedProfileInput } from './shapes';

/** Throws QUOTA_EXCEEDED {meter: 'profiles', limit, used, resetsAt, upgradeUrl} beyond the plan's limit, BODY_INVALID for a slug in use. */
export const createNamedProfile = rpc('portfolio.named-profile.create', { access: 'owner', input: createNamedProfileInput, output: namedProfile });
/**
 * Throws NOT_FOUND (also for an item that is not the caller's), VERSION_CONFLICT {version}, BODY_INVALID for a slug in use, QUOTA_EXCEEDED {meter: 'profiles', …}
 * for a profile beyond the plan's limit: of such a one only who sees it can be changed.
 */
export const updateNamedProfile = rpc('portfolio.named-profile.update', {
  access: 'owner',
  input: updateNamedProfileInput.extend({ id: z.uuid() }),
  output: namedProfile,
});

/** The value of `?profile=` of anybody's named profile; null where it was deleted. */
export const resolveNamedProfile = rpc('portfolio.named-profile.resolve', {
  access: 'system',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ slug: z.string().nullable() }),
  idempotent: true,
});

const byId = z.strictObject({ id: z.uuid() });
/** Throws NOT_FOUND, also for another person's. */
export const getNamedProfile = rpc('portfolio.named-profile.get', {
  access: 'owner',
  scope: ['links:write', 'fit-scores:write', 'resumes:write'],
  input: byId,
  output: namedProfile,
  idempotent: true,
});
/** Throws NOT_FOUND; the default profile is not one of these and can't be deleted. */
export const deleteNamedProfile = rpc('portfolio.named-profile.delete', { access: 'owner', input: byId, output: z.strictObject({}) });
/** Puts a profile first among those that stay editable where the plan has fewer than there are. Throws NOT_FOUND, also for another person's. */
export const chooseNamedProfile = rpc('portfolio.named-profile.choose', { access: 'owner', input: byId, output: z.strictObject({}) });
/** The caller's named profiles, oldest first, without the default one. `isReadOnly`: it is beyond the plan's limit. */
export const listNamedProfiles = rpc('portfolio.named-profile.list', {
  access: 'owner',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(namedProfileSummary.extend({ isReadOnly: z.boolean() })) }),
  idempotent: true,
});
