import { freeAgainDays } from '@folia/contracts/limits';
import { type Allowance, type Meter, type Plan, type PlanName, priceCents } from '@folia/contracts/plans';
import { dollars } from '../../lib/dollars';
import { formatBytes } from '../../lib/format-bytes';

const number = new Intl.NumberFormat('en');

export const nameOf: Record<PlanName, string> = { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' };

/** The sum of a month and of a year, each with the words below it. */
export function pricesOf(plan: Plan): Record<'month' | 'year', { sum: string; words: string }> {
  const custom = { sum: 'Custom', words: 'by agreement' };
  const [month, year] = [dollars(priceCents(plan, 'month')), dollars(priceCents(plan, 'year'))];
  if (month === null || year === null) return { month: custom, year: custom };
  if (plan.price === 0) {
    const forever = { sum: month, words: 'Free forever plan. No credit card.' };
    return { month: forever, year: forever };
  }
  return {
    month: { sum: month, words: `a month, or ${year} a year` },
    year: { sum: year, words: `a year, or ${month} a month` },
  };
}

const allowanceWords = ({ limit, per }: Allowance, meter: Meter): string => {
  if (limit === null) return 'Unlimited';
  if (per === 'month') return `${number.format(limit)} per month`;
  return meter === 'tailor-made' ? `${number.format(limit)} in total` : number.format(limit);
};

const units: Record<Meter, string> = { 'resume-import': 'resume imports', 'fit-score': 'FitScore', 'tailor-made': 'TailorMade resumes' };

/** One line under a plan: a figure and what it counts, or words alone. `meter` where something is used up. */
type PlanLine = { figure?: string; words: string; meter?: Meter };

/** What a plan holds, in the words of the list of plans (SPEC section 9). */
export function linesOf(name: PlanName, plan: Plan): PlanLine[] {
  if (plan.price === null) return [{ words: 'Unlimited' }, { words: 'Team collaboration' }, { words: 'Dedicated support' }];
  const counted = (['resume-import', 'fit-score', 'tailor-made'] as const).flatMap((meter): PlanLine[] => {
    const { limit, per } = plan.meters[meter];
    // The one resume of the free plan stands in the comparison.
    if (limit === null || (meter === 'tailor-made' && per === 'ever')) return [];
    const what = name === 'pro' && meter === 'resume-import' ? 'imports' : units[meter];
    return [{ figure: number.format(limit), words: per === 'month' ? `${what} per month` : what, meter }];
  });
  return [...(plan.price === 0 ? [{ words: 'Portfolio creation' }] : []), ...counted, ...(plan.premiumAnalytics ? [{ words: 'Premium analytics' }] : [])];
}

const screeningWords = (jobs: number | null, candidates: number | null) => {
  if (jobs === null || candidates === null) return 'By agreement';
  return `${number.format(jobs)} ${jobs === 1 ? 'job' : 'jobs'} × ${number.format(candidates)}`;
};

/** A value of the comparison: words, or whether a plan has it. */
type Value = string | boolean;
type ComparedRow = { title: string; note?: string; of: (plan: Plan) => Value };

const storageWords = (bytes: number | null) => {
  if (bytes === null) return 'By agreement';
  return bytes >= 1024 ** 3 ? `${number.format(bytes / 1024 ** 3)} GB` : formatBytes(bytes);
};

/** Every limit there is, by what it is about. */
export const comparison: readonly { title: string; rows: readonly ComparedRow[] }[] = [
  {
    title: 'What you use up',
    rows: [
      { title: 'Resume imports', note: 'Counted when the review is ready', of: ({ meters }) => allowanceWords(meters['resume-import'], 'resume-import') },
      {
        title: 'FitScore',
        note: `The same job again within ${freeAgainDays} days costs nothing`,
        of: ({ meters }) => allowanceWords(meters['fit-score'], 'fit-score'),
      },
      { title: 'TailorMade resumes', note: 'Editing, templates and files are free', of: ({ meters }) => allowanceWords(meters['tailor-made'], 'tailor-made') },
    ],
  },
  {
    title: 'Your portfolio',
    rows: [
      { title: 'Portfolio creation', of: () => true },
      { title: 'Profiles', note: 'Views of the same entries, each with its own address', of: ({ profiles }) => number.format(profiles) },
      { title: 'Storage', note: 'Pictures, videos and original files', of: ({ storageBytes }) => storageWords(storageBytes) },
      {
        title: 'DeepTalk answers',
        note: 'Per portfolio; your own tests are not counted',
        of: ({ answersPerDay }) => (answersPerDay === null ? 'Unlimited' : `${number.format(answersPerDay)} a day`),
      },
    ],
  },
  {
    title: 'Knowing and working together',
    rows: [
      { title: 'Analytics history', of: ({ analyticsDays }) => `${number.format(analyticsDays)} days` },
      { title: 'Premium analytics', note: 'How far visits come, and in what order they read', of: ({ premiumAnalytics }) => premiumAnalytics },
      {
        title: 'Screening candidates',
        note: 'Open jobs at a time, and candidates of each; only people who agreed',
        of: ({ screeningJobs, screeningCandidates }) => screeningWords(screeningJobs, screeningCandidates),
      },
      { title: 'Team collaboration', note: 'Members with roles, who share jobs and boards', of: ({ teamCollaboration }) => teamCollaboration },
      { title: 'Dedicated support', of: ({ dedicatedSupport }) => dedicatedSupport },
    ],
  },
];
