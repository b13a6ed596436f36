/** Where a recruiter has somebody's resume from. */
export const uploadSources = ['person', 'referral', 'agency', 'job-board', 'event'] as const;
export type UploadSource = (typeof uploadSources)[number];

/** Why a recruiter may compare somebody with a job who did not agree here themselves. */
export const uploadGrounds = ['applied', 'asked', 'agreed'] as const;
export type UploadGround = (typeof uploadGrounds)[number];

/** The most characters that a recruiter adds to a source in their own words. */
export const longestUploadDetail = 200;
/** For how many days a file without an address is kept. */
export const uploadKeptDays = 14;
