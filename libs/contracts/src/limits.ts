/** Largest resume file, in bytes (DESIGN section 4). */
export const maxResumeBytes = 10 * 1024 * 1024;
/** Largest picture, in bytes, and most pixels of one (DESIGN section 14). */
export const maxPhotoBytes = 10 * 1024 * 1024;
export const maxPhotoPixels = 50_000_000;
/** Largest video, in bytes, and how many photos, videos and links to videos an item may have (SPEC section 9, DESIGN section 14). */
export const maxVideoBytes = 100 * 1024 * 1024;
export const maxMedia = { photo: 5, video: 1, 'video-link': 1 } as const;
/** Most pages of a resume. */
export const maxResumePages = 50;
/** Most characters of a resume that comes as text: pasted, JSON Resume, the tables of an archive. */
export const maxResumeCharacters = 500_000;
/** Most skills taken from one resume; further ones stay among the text that was not placed. */
export const maxResumeSkills = 500;
/** Most files in a LinkedIn data archive, and their size unpacked in bytes. */
export const maxArchiveEntries = 1000;
export const maxArchiveBytes = 50 * 1024 * 1024;
/** Most items of a portfolio: more than any career needs, few enough for one page. */
export const maxItems = 2_000;
/** How long a visitor session of a link lasts, in seconds (DESIGN section 6: at most 12 hours). */
export const linkSessionSeconds = 12 * 3600;
/** Longest description of a link, in characters. */
export const maxLinkDescription = 120;
/** Shortest password of a link, in characters. */
export const minLinkPassword = 8;
/** Most characters of a job text. */
export const maxPostingCharacters = 30_000;
/** Days within which the same job is scored again at no cost (DESIGN section 14). */
export const freeAgainDays = 30;
/** Characters of a note beside a job. */
export const maxPostingNote = 5_000;
/** Most protected links of a person that have not ended (revoked, expired or used up), and most new ones a day (UTC). */
export const maxLinks = 1_000;
export const maxNewLinksPerDay = 200;
/** Most event streams open at once: of a person, and from one network address. */
export const maxStreamsPerPerson = 20;
export const maxStreamsPerAddress = 200;
/** Shorter texts find nobody, and nobody is asked (SPEC section 5). */
export const shortestSearch = 2;
/** Revisions kept per portfolio: the newest of them, none older than the days. Saves of one entry in a row are one revision. */
export const keptRevisions = { count: 200, days: 90, joinedMinutes: 10 } as const;
/** Most characters of a message. */
export const longestMessage = 5_000;
/** What a letter may be, in words. */
export const letterLength = { fewest: 150, most: 350 } as const;
/** Characters of one line in a person's own words. */
export const mostOwnCharacters = 2_000;
