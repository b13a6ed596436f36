/**
 * What each plan costs and allows until an admin or an operator changes it: SPEC section 9, DESIGN section 14. The terms that hold are in the user service's
 * table; ask `user.plan.list`. `null` = unlimited; prices in USD a month.
 */
/** The smallest first. */
export const planNames = ['free', 'basic', 'pro', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];
export type Meter = 'resume-import' | 'fit-score' | 'tailor-made';
export type Allowance = { readonly limit: number | null; readonly per: 'month' | 'ever' };

const monthly = (limit: number | null): Allowance => ({ limit, per: 'month' });
const ever = (limit: number): Allowance => ({ limit, per: 'ever' });
const megabytes = (count: number) => count * 1024 * 1024;

export type Plan = {
  readonly price: number | null;
  readonly label?: string;
  readonly meters: Record<Meter, Allowance>;
  readonly profiles: number;
  readonly answersPerDay: number | null;
  readonly analyticsDays: number;
  readonly storageBytes: number | null;
  /** Jobs that candidates may be compared with at a time, and candidates of each. */
  readonly screeningJobs: number | null;
  readonly screeningCandidates: number | null;
  readonly premiumAnalytics: boolean;
  readonly teamCollaboration: boolean;
  readonly dedicatedSupport: boolean;
};

/** What every plan costs and allows. */
export type Plans = Record<PlanName, Plan>;

/** A year costs as much as this many months (DESIGN section 14). */
const monthsPaidAYear = 10;
/** What a year of a plan costs, in USD; null where the price is agreed on. */
const annualPrice = ({ price }: Plan): number | null => price && price * monthsPaidAYear;

/** What a month or a year of a plan costs, in whole cents: the one sum that is shown, quoted and charged. Null where the price is agreed on. */
export function priceCents(plan: Plan, cycle: 'month' | 'year'): number | null {
  const price = cycle === 'month' ? plan.price : annualPrice(plan);
  return price === null ? null : Math.round(price * 100);
}

/** What was agreed on with one account instead of its plan's limits; `null` = unlimited, what is left out is the plan's. */
export type AgreedLimits = Partial<Record<Meter | 'answersPerDay' | 'storageBytes' | 'screeningJobs' | 'screeningCandidates', number | null>> & {
  readonly profiles?: number;
};

/** The terms of an account: its plan's, with what was agreed on with this account. */
export function agreedTerms(plan: Plan, agreed: AgreedLimits): Plan {
  const { profiles, answersPerDay, storageBytes, screeningJobs, screeningCandidates, ...spent } = agreed;
  const limitOf = (meter: Meter): Allowance => ({ ...plan.meters[meter], limit: pick(spent[meter], plan.meters[meter].limit) });
  return {
    ...plan,
    meters: Object.fromEntries(meters.map((meter) => [meter, limitOf(meter)])) as Record<Meter, Allowance>,
    profiles: profiles ?? plan.profiles,
    answersPerDay: pick(answersPerDay, plan.answersPerDay),
    storageBytes: pick(storageBytes, plan.storageBytes),
    screeningJobs: pick(screeningJobs, plan.screeningJobs),
    screeningCandidates: pick(screeningCandidates, plan.screeningCandidates),
  };
}
// Null says that there is no limit, so it is not the same as nothing agreed.
const pick = (agreed: number | null | undefined, own: number | null) => (agreed === undefined ? own : agreed);

export const plans: Plans = {
  free: {
    price: 0,
    meters: { 'resume-import': ever(2), 'fit-score': monthly(5), 'tailor-made': ever(1) },
    profiles: 1,
    answersPerDay: 50,
    analyticsDays: 30,
    storageBytes: megabytes(50),
    screeningJobs: 1,
    screeningCandidates: 25,
    premiumAnalytics: false,
    teamCollaboration: false,
    dedicatedSupport: false,
  },
  basic: {
    price: 9,
    meters: { 'resume-import': monthly(10), 'fit-score': monthly(50), 'tailor-made': monthly(100) },
    profiles: 3,
    answersPerDay: 300,
    analyticsDays: 90,
    storageBytes: megabytes(200),
    screeningJobs: 3,
    screeningCandidates: 100,
    premiumAnalytics: false,
    teamCollaboration: false,
    dedicatedSupport: false,
  },
  pro: {
    price: 29,
    label: 'Most Popular',
    meters: { 'resume-import': monthly(100), 'fit-score': monthly(200), 'tailor-made': monthly(500) },
    profiles: 10,
    answersPerDay: 2_000,
    analyticsDays: 365,
    storageBytes: megabytes(1024),
    screeningJobs: 20,
    screeningCandidates: 1_000,
    premiumAnalytics: true,
    teamCollaboration: false,
    dedicatedSupport: false,
  },
  enterprise: {
    price: null,
    meters: { 'resume-import': monthly(null), 'fit-score': monthly(null), 'tailor-made': monthly(null) },
    profiles: 100,
    answersPerDay: null,
    analyticsDays: 365,
    storageBytes: null,
    screeningJobs: null,
    screeningCandidates: null,
    premiumAnalytics: true,
    teamCollaboration: true,
    dedicatedSupport: true,
  },
};

export const meters = ['resume-import', 'fit-score', 'tailor-made'] as const satisfies readonly Meter[];
