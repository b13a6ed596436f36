/** The largest resume file, in bytes (DESIGN section 4). */
export const maxResumeBytes = 10 * 1024 * 1024;
/** The largest picture, in bytes, and its most pixels (DESIGN section 14). */
export const maxPhotoBytes = 10 * 1024 * 1024;
export const maxPhotoPixels = 50_000_000;
/** The largest video, in bytes, and how many photos, videos and video links an item may have (SPEC section 9, DESIGN section 14). */
export const maxVideoBytes = 100 * 1024 * 1024;
export const maxMedia = { photo: 5, video: 1, 'video-link': 1 } as const;
/** The most pages of a resume. */
export const maxResumePages = 50;
/** The most characters of a resume that comes as text: pasted, JSON Resume, the tables of an archive. */
export const maxResumeCharacters = 500_000;
/** The most skills taken from one resume; the others remain in the unplaced text. */
export const maxResumeSkills = 500;
/** The most files in a LinkedIn data archive, and their unpacked size in bytes. */
export const maxArchiveEntries = 1000;
export const maxArchiveBytes = 50 * 1024 * 1024;
/** The most items in a portfolio: more than any career needs, few enough for one page. */
export const maxItems = 2_000;
/** Addresses in one file of a sitemap (sitemaps.org). */
export const mostSitemapPages = 50_000;
/** How long a visitor session of a link lasts, in seconds (DESIGN section 6: at most 12 hours). */
export const linkSessionSeconds = 12 * 3600;
/** The longest description of a link, in characters. */
export const maxLinkDescription = 120;
/** The longest private note on a link and the longest notice at its gate, in characters; both are plain text. */
export const maxLinkNote = 2_000;
/** The shortest password of a link, in characters. */
export const minLinkPassword = 8;
/** When a link ends, in days from now: at most, and when nothing is said (DESIGN section 14). */
export const linkDays = { most: 365, first: 30 } as const;
/** The most addresses and domains that one link lists. */
export const maxLinkAddresses = 200;
/** For how long the owner can take back a revoke, in seconds. */
export const revokeUndoSeconds = 10;
/** The largest table of recipients that links are made from: rows and bytes. */
export const maxLinkTable = { rows: 200, bytes: 256 * 1024 } as const;
/** How long a link without a limit must be visible until its view counts, in ms: with an input by the reader, and without one. */
export const linkViewVisible = { withInput: 1_000, without: 10_000 } as const;
/** A press sooner after the gate was loaded, in ms, and without a scroll may be that of a mail scanner. */
export const earlyPress = 1_000;
/** The most characters of a job text. */
export const maxPostingCharacters = 30_000;
/** For how many days the same job can be scored again for free (DESIGN section 14). */
export const freeAgainDays = 30;
/** The most characters of a note on a job. */
export const maxPostingNote = 5_000;
/** How many protected links a person may have that have not ended (revoked, expired or used up), and how many new ones a day (UTC). */
export const maxLinks = 1_000;
export const maxNewLinksPerDay = 200;
/** The most event streams open at once: per person, and per network address. */
export const maxStreamsPerPerson = 20;
export const maxStreamsPerAddress = 200;
/** Shorter texts find nobody, so no request is made (SPEC section 5). */
export const shortestSearch = 2;
/** Revisions kept per portfolio: the newest ones, none older than these days. Consecutive saves of one entry form one revision. */
export const keptRevisions = { count: 200, days: 90, joinedMinutes: 10 } as const;
/** The most characters of a question about a portfolio. */
export const maxQuestionCharacters = 2_000;
/** How many answers one person gets: a day (UTC), a day about one Free portfolio, and a minute (DESIGN section 14). What a portfolio gives a day is its plan's. */
export const answersPerAsker = { day: 50, dayOfFree: 20, minute: 10 } as const;
/** The most characters of a message. */
export const longestMessage = 5_000;
/** The length that a letter may have, in words. */
export const letterLength = { fewest: 150, most: 350 } as const;
/** The most characters of one line in a person's own words. */
export const mostOwnCharacters = 2_000;

/** The most failed jobs that an admin starts again in one go. */
export const mostRetried = 100;
