import type { UserInfo } from './session/shapes';

/** Configuration the gateway gives the web at run time (DESIGN section 11); an empty `apiUrl` is the document's own origin. */
export type WebConfig = { appUrl: string; apiUrl: string; cdnUrl: string; guestAuthCode: string; assistantName: string };

/** The browser's request as passed to server rendering. `viewer` is the person behind the session cookie, or null. */
export type PageRequest = { url: string; config: WebConfig; viewer: UserInfo | null; requestId: string };

/** Access to the API from inside the gateway, similar to fetch. */
export type PageApi = (path: string) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

/** A rendered document: status, complete head and body markup, hydration data as JSON, and whether caches may keep it. */
export type Page = {
  status: number;
  location?: string;
  head: string;
  body: string;
  data: string;
  /** Anonymous and the same for everybody; with `version` for its ETag. */
  cacheable: boolean;
  version?: string;
  robots?: string;
};

/** The blog as a document for feed readers; `appUrl` is the base of all its addresses. */
export type WriteFeed = (format: 'rss' | 'atom', appUrl: string) => Promise<string>;

export type RenderPage = (request: PageRequest, api: PageApi) => Promise<Page>;

/** A public page that belongs to no person, by its one right address. `modified` is an ISO date where the page has one. */
export type PublicPage = { path: string; title: string; description: string; modified?: string };

/** All of them; `appUrl` is the base of all addresses. */
export type ListPublicPages = (appUrl: string) => Promise<PublicPage[]>;
