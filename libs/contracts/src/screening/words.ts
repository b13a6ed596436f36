/** What a criterion is for the work: needed, welcome, or left out: neither read nor counted. */
export const criterionImportances = ['must', 'nice', 'excluded'] as const;
export type CriterionImportance = (typeof criterionImportances)[number];

/** What was found for a criterion. `missing`: nothing; `unclear`: only something near it, or the candidate could hardly have said it. */
export const findingStates = ['met', 'partial', 'missing', 'unclear'] as const;
export type FindingState = (typeof findingStates)[number];

/** How far a candidate is. Only people move anybody. */
export const candidateStages = ['new', 'shortlist', 'interview', 'offer', 'hired', 'declined'] as const;
export type CandidateStage = (typeof candidateStages)[number];
/** Stages in which blind mode hides who somebody is. */
export const blindStages: readonly CandidateStage[] = ['new', 'shortlist', 'declined'];

/** How a candidate came to a job. */
export const agreementWays = ['apply', 'upload', 'link', 'found', 'invited'] as const;
export type AgreementWay = (typeof agreementWays)[number];
/** How a person has answered. Only what is given lets anybody read. */
export const agreementStates = ['asked', 'given', 'refused', 'withdrawn'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** What the log of decisions tells of. */
export const decisionKinds = ['stage', 'finding', 'name-shown', 'withdrawn', 'asked', 'over', 'merged', 'contested', 'contest-answered', 'corrected'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What each finding is worth of the points of its criterion, and of one must. */
export const findingWorth: Readonly<Record<FindingState, number>> = { met: 1, partial: 0.5, missing: 0, unclear: 0 };

/** The points that all criteria of a job share. */
export const allPoints = 100;
/** The most criteria of one job, excluded ones too. */
export const mostCriteria = 24;
/** The most characters of a criterion, of a note and of a reason. */
export const longestCriterion = 200;
export const longestCandidateNote = 5_000;
export const longestReason = 1_000;
/** The most tags of one candidate, and the most characters of one. */
export const mostTags = 20;
export const longestTag = 40;
/** The most people mentioned in one note. */
export const mostMentions = 20;
/** Ratings are whole numbers from 1 to this. */
export const bestRating = 5;
/** Stages in which everybody of the team sees all ratings, and not only who has rated. */
export const openRatingStages: readonly CandidateStage[] = ['interview', 'offer', 'hired'];

/** The most quotes of one finding. */
export const mostQuotes = 3;
/** For how long the log keeps what was decided about somebody who withdrew, without their name and without words. */
export const decisionLogMonths = 12;
/** For how long a candidate's words are kept after they agreed, unless they withdraw. */
export const candidateKeptMonths = 6;
/** The most candidates of one job, whatever its account's plan. */
export const mostCandidates = 1_000;
