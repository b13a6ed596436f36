import { z } from 'zod';
import { deepTalkManner } from './answer';

/** For how many days after its last question a conversation is kept; the owner of the portfolio chooses. */
const retentionDays = z.union([z.literal(30), z.literal(90), z.literal(365)]);
export const defaultRetentionDays = 90;

/** One view of the caller's portfolio: a named profile, a protected link, or the default profile (both null). */
const view = { profileId: z.uuid().nullable(), linkId: z.uuid().nullable() };

/** What an owner decides about a view. A named profile or link has what holds in the default profile, setting by setting, until its owner decides otherwise. */
const viewSettings = ['enabled', 'tone', 'offLimits', 'ownAnswers', 'language'] as const;
const viewSetting = z.enum(viewSettings);
export type ViewSetting = z.infer<typeof viewSetting>;

/** How DeepTalk speaks in one view. `own`: the settings that were chosen for this very view. `version` 0: none was yet. */
const deepTalkViewSettings = z.strictObject({ ...view, enabled: z.boolean(), ...deepTalkManner.shape, own: z.array(viewSetting), version: z.int() });
export type DeepTalkViewSettings = z.infer<typeof deepTalkViewSettings>;

/** The default profile first, then every other view with choices of its own; the others have what holds in the default profile. */
export const deepTalkSettings = z.strictObject({ retentionDays, views: z.array(deepTalkViewSettings) });
export type DeepTalkSettings = z.infer<typeof deepTalkSettings>;

/**
 * `view` changes one view, the settings that are given; with `version` only if it is still at that one. `inherit`: settings that it gives up, so that the default
 * profile's hold again, or in the default profile those that everybody begins with.
 */
export const updateDeepTalkSettingsInput = z.strictObject({
  retentionDays: retentionDays.optional(),
  view: z
    .strictObject({
      ...view,
      version: z.int().optional(),
      enabled: z.boolean(),
      ...deepTalkManner.shape,
      inherit: z.array(viewSetting).max(viewSettings.length),
    })
    .partial({ enabled: true, tone: true, offLimits: true, ownAnswers: true, language: true, inherit: true })
    .optional(),
});
export type UpdateDeepTalkSettings = z.infer<typeof updateDeepTalkSettingsInput>;
