/** Whose page, and which of their profiles: null is the default one. Links on a page stay within its profile. */
export type PageAddress = { uname: string; slug: string | null };
