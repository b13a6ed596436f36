import type { AgreedLimits } from '@folia/contracts/plans';
import { texts } from './texts';

type LimitName = keyof AgreedLimits;
/** Limits as they are typed; what is empty is as the plan says. */
export type TypedLimits = Partial<Record<LimitName, string>>;

const bytesPerMegabyte = 1024 * 1024;
const labels: Record<LimitName, string> = {
  'resume-import': texts.meter('resume-import'),
  'fit-score': texts.meter('fit-score'),
  'tailor-made': texts.meter('tailor-made'),
  profiles: texts.profiles,
  answersPerDay: texts.answersPerDay,
  storageBytes: texts.storage,
  screeningJobs: texts.screeningJobs,
  screeningCandidates: texts.screeningCandidates,
};
/** Every limit that can be agreed on, in the order of the screen. */
export const limitFields = Object.entries(labels).map(([name, label]) => ({ name: name as LimitName, label }));

/** Whether a limit can be read: nothing, a whole number, or the word for none, except for profiles. */
export const isLimit = (name: LimitName, text = ''): boolean => /^\d*$/.test(text.trim()) || (name !== 'profiles' && isUnlimited(text));
const isUnlimited = (text: string) => text.trim().toLowerCase() === texts.unlimited.toLowerCase();

/** What was agreed on; null has no limit. Only for what {@link isLimit} holds of. */
export const limitsOf = (typed: TypedLimits): AgreedLimits =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, text]) => text.trim() !== '')
      .map(([name, text]) => [name, isUnlimited(text) ? null : Number(text) * (name === 'storageBytes' ? bytesPerMegabyte : 1)]),
  );
