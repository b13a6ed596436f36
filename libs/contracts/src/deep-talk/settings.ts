import { z } from 'zod';
import { deepTalkManner } from './answer';

/** For how many days after its last question a conversation is kept; the owner of the portfolio chooses. */
const retentionDays = z.union([z.literal(30), z.literal(90), z.literal(365)]);
export const defaultRetentionDays = 90;

/** One view of the caller's portfolio: a named profile, a protected link, or the default profile (both null). */
const view = { profileId: z.uuid().nullable(), linkId: z.uuid().nullable() };

/** How DeepTalk speaks in one view. `version` 0: nothing was chosen yet, and these are the defaults. */
const deepTalkViewSettings = z.strictObject({ ...view, enabled: z.boolean(), ...deepTalkManner.shape, version: z.int() });
export type DeepTalkViewSettings = z.infer<typeof deepTalkViewSettings>;

/** The default profile first, then every other view with choices of its own; the others have the defaults. */
export const deepTalkSettings = z.strictObject({ retentionDays, views: z.array(deepTalkViewSettings) });
export type DeepTalkSettings = z.infer<typeof deepTalkSettings>;

/** `view` changes one view, the fields that are given; with `version` only if it is still at that one. */
export const updateDeepTalkSettingsInput = z.strictObject({
  retentionDays: retentionDays.optional(),
  view: z
    .strictObject({ ...view, version: z.int().optional(), enabled: z.boolean(), ...deepTalkManner.shape })
    .partial({ enabled: true, tone: true, offLimits: true, ownAnswers: true, language: true })
    .optional(),
});
export type UpdateDeepTalkSettings = z.infer<typeof updateDeepTalkSettingsInput>;
