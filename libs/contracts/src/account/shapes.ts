import { z } from 'zod';
import { brokenRules } from '../broken-rules';
import { profileSwitches } from '../portfolio/shapes';
import { userType } from '../session/shapes';
import { lineText } from '../text';
import { usageView } from '../usage/shapes';

/** Why a username is unavailable: taken, reserved for the product, another person's former one (90 days), or not valid (DESIGN section 14). */
const usernameReason = z.enum(['taken', 'reserved', 'held', 'invalid']);
export type UsernameReason = z.infer<typeof usernameReason>;
export const usernameCheck = z.strictObject({ available: z.boolean(), reason: usernameReason.optional() });
export type UsernameCheck = z.infer<typeof usernameCheck>;

/** How a person's visits appear to the people they visit: by name, only as a kind of visitor, or not at all. */
const visitsShown = z.enum(['named', 'kind', 'hidden']);
export type VisitsShown = z.infer<typeof visitsShown>;

/** What services must know of a person's decisions. `modelAllowed` false: none of their data is ever sent to a model. */
export const accountPreferences = z.strictObject({ type: userType, visits: visitsShown, modelAllowed: z.boolean() });
export type AccountPreferences = z.infer<typeof accountPreferences>;

/** What a person decides about their account, and about the screens: whether letter keys work, and whether the first steps have been seen. */
export const accountSettings = accountPreferences.extend({ letterKeys: z.boolean(), onboarded: z.boolean() });
export type AccountSettings = z.infer<typeof accountSettings>;

export const accountCard = accountPreferences.pick({ type: true, visits: true }).extend({ uname: z.string(), plan: usageView.shape.plan });
export type AccountCard = z.infer<typeof accountCard>;

/** Everything that a person may change with `PATCH /api/users/{id}`. The fields are independent, and the last write wins. */
export const updateUserInput = accountSettings.extend({ name: lineText(100).refine((name) => name !== '', brokenRules.missing) }).partial();
export type UpdateUserInput = z.infer<typeof updateUserInput>;

/** Everything a person decides: about their account, and about who may visit their page. */
export const mySettings = accountSettings.extend({ profile: profileSwitches });
export type MySettings = z.infer<typeof mySettings>;
