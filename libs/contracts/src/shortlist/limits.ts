/** The most candidates that are printed, or asked about, at once. */
export const mostChosen = 50;
/** The longest question about a shortlist, in characters. */
export const longestShortlistQuestion = 500;

/** What is asked of somebody and is not answered: who they are, what the law protects, and whom to choose. */
export const refusedTopics = [
  'name',
  'photo',
  'school',
  'graduation',
  'address',
  'age',
  'gender',
  'origin',
  'religion',
  'disability',
  'family',
  'orientation',
  'health',
  'union',
  'politics',
  'verdict',
] as const;
export type RefusedTopic = (typeof refusedTopics)[number];
