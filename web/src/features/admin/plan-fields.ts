import { type Allowance, type Meter, meters, type Plan } from '@folia/contracts/plans';
import { texts } from './texts';

const bytesPerMegabyte = 1024 * 1024;

/** A number of a plan as it is typed; an empty field is no limit, where there may be none. */
type PlanField = {
  name: string;
  label: string;
  mayBeEmpty: boolean;
  read: (terms: Plan) => number | null;
  write: (terms: Plan, value: number | null) => Plan;
};

const meterField = (meter: Meter): PlanField => ({
  name: meter,
  label: texts.meter(meter),
  mayBeEmpty: true,
  read: ({ meters: of }) => of[meter].limit,
  write: (terms, limit) => ({ ...terms, meters: { ...terms.meters, [meter]: { ...terms.meters[meter], limit } satisfies Allowance } }),
});

/** Every number that a plan has, in the order of the screen. */
export const planFields: readonly PlanField[] = [
  { name: 'price', label: texts.price, mayBeEmpty: true, read: ({ price }) => price, write: (terms, price) => ({ ...terms, price }) },
  ...meters.map(meterField),
  {
    name: 'profiles',
    label: texts.profiles,
    mayBeEmpty: false,
    read: ({ profiles }) => profiles,
    write: (terms, profiles) => ({ ...terms, profiles: profiles ?? terms.profiles }),
  },
  {
    name: 'answers',
    label: texts.answersPerDay,
    mayBeEmpty: true,
    read: ({ answersPerDay }) => answersPerDay,
    write: (terms, answersPerDay) => ({ ...terms, answersPerDay }),
  },
  {
    name: 'analytics',
    label: texts.analyticsDays,
    mayBeEmpty: false,
    read: ({ analyticsDays }) => analyticsDays,
    write: (terms, days) => ({ ...terms, analyticsDays: days ?? terms.analyticsDays }),
  },
  {
    name: 'storage',
    label: texts.storage,
    mayBeEmpty: true,
    read: ({ storageBytes }) => (storageBytes === null ? null : storageBytes / bytesPerMegabyte),
    write: (terms, megabytes) => ({ ...terms, storageBytes: megabytes === null ? null : Math.round(megabytes * bytesPerMegabyte) }),
  },
  {
    name: 'screening-jobs',
    label: texts.screeningJobs,
    mayBeEmpty: true,
    read: ({ screeningJobs }) => screeningJobs,
    write: (terms, screeningJobs) => ({ ...terms, screeningJobs }),
  },
  {
    name: 'screening-candidates',
    label: texts.screeningCandidates,
    mayBeEmpty: true,
    read: ({ screeningCandidates }) => screeningCandidates,
    write: (terms, screeningCandidates) => ({ ...terms, screeningCandidates }),
  },
];

/** What was typed, by the names of the fields. */
export type TypedTerms = Record<string, string>;

export const typedTerms = (terms: Plan): TypedTerms => Object.fromEntries(planFields.map(({ name, read }) => [name, String(read(terms) ?? '')]));

/** The names of the fields that hold no whole number (the price: no sum), or nothing where a number must stand. */
export const wrongFields = (typed: TypedTerms): string[] =>
  planFields.filter(({ name, mayBeEmpty }) => !isRight(name, typed[name]?.trim() ?? '', mayBeEmpty)).map(({ name }) => name);

const isRight = (name: string, text: string, mayBeEmpty: boolean) => {
  if (text === '') return mayBeEmpty;
  return (name === 'price' ? /^\d+(\.\d{1,2})?$/ : /^\d+$/).test(text);
};

/** The terms with what was typed; only for what {@link wrongFields} finds nothing wrong with. */
export const termsOf = (terms: Plan, typed: TypedTerms): Plan =>
  planFields.reduce((changed, { name, write }) => {
    const text = typed[name]?.trim() ?? '';
    return write(changed, text === '' ? null : Number(text));
  }, terms);
