/**
 * What applicants may tell of themselves for auditors, in the categories of the rules that ask for them: sex and ethnic group as in the EEO-1 report (29 CFR
 * 1602.7; New York's 6 RCNY § 5-300 takes them over for impact ratios), the age that the ADEA begins to protect (29 U.S.C. § 631), disability as in form CC-305
 * (41 CFR 60-741.42).
 */
export const voluntaryCategories = {
  sex: ['female', 'male', 'another'],
  ethnicGroup: ['hispanic', 'white', 'black', 'pacific-islander', 'asian', 'native-american', 'two-or-more'],
  age: ['under-40', 'from-40'],
  disability: ['yes', 'no'],
} as const;
export type VoluntaryDimension = keyof typeof voluntaryCategories;
export const voluntaryDimensions = Object.keys(voluntaryCategories) as VoluntaryDimension[];

/** No figure about fewer people is told, and none from which one follows. */
export const fewestInCell = 10;
/** For how long after they applied somebody may answer, in hours. */
export const voluntaryHours = 24;
/** For how long answers are kept. */
export const voluntaryKeptMonths = 24;
