import type { FitRequirement } from '@folia/contracts/fit-score/shapes';

const signed = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** Words from a job often begin in lower case; names that are spelled that way ("iOS") keep it. */
export const requirementLabel = ({ label }: Pick<FitRequirement, 'label'>): string =>
  /^\p{Ll}+(?![\p{L}\p{N}])/u.test(label) ? label.charAt(0).toUpperCase() + label.slice(1) : label;

/** Points gained or lost, with their sign. */
export const signedPoints = (points: number): string => signed.format(points);

/** Shown beside an entry that is written for a requirement. Kept apart from the texts of the report, which that screen does not load. */
export const wantedTexts = { for: 'For:', back: 'Back to the report' };
