/** What each plan costs and allows: SPEC section 9, DESIGN section 14. `null` = unlimited; prices in USD a month. */
export type PlanName = 'free' | 'basic' | 'pro' | 'enterprise';
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
  readonly premiumAnalytics: boolean;
  readonly teamCollaboration: boolean;
  readonly dedicatedSupport: boolean;
};

/** A year costs as much as this many months (DESIGN section 14). */
const monthsPaidAYear = 10;
/** What a year of a plan costs, in USD; null where the price is agreed on. */
export const annualPrice = ({ price }: Plan): number | null => price && price * monthsPaidAYear;

export const plans: Record<PlanName, Plan> = {
  free: {
    price: 0,
    meters: { 'resume-import': ever(2), 'fit-score': monthly(5), 'tailor-made': ever(1) },
    profiles: 1,
    answersPerDay: 50,
    analyticsDays: 30,
    storageBytes: megabytes(50),
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
    premiumAnalytics: true,
    teamCollaboration: true,
    dedicatedSupport: true,
  },
};

export const meters = ['resume-import', 'fit-score', 'tailor-made'] as const satisfies readonly Meter[];
