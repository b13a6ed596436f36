import type { Card } from './card';
import type { UserInfo } from './session/shapes';

/** Who runs this installation, as they tell it; an empty text is not told. A processor is a line: who, what for, where. */
type Operator = { name: string; address: string; email: string; jurisdiction: string; processors: readonly string[] };

/** Configuration the gateway gives the web at run time (DESIGN section 11); an empty `apiUrl` is the document's own origin. */
export type WebConfig = {
  appUrl: string;
  apiUrl: string;
  cdnUrl: string;
  guestAuthCode: string;
  assistantName: string;
  operator: Operator;
  claims: boolean;
  /** Where pages send what they measure; empty: nowhere. */
  collector: string;
  /** Whether this very document may send anything there. */
  measures: boolean;
};

/** The browser's request as passed to server rendering. `viewer` is the person behind the session cookie, or null. */
export type PageRequest = { url: string; config: WebConfig; viewer: UserInfo | null; requestId: string };

/** Access to the API from inside the gateway, similar to fetch. */
export type PageApi = (path: string) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

/** The rules that are written into a rendered page. */
export type Sheet = 'site' | 'person';

/**
 * One rule of a sheet, as the web's build lists them for the gateway. `needs`: for each of its selectors the classes and attributes (`data-look=calm`) without which it
 * matches nothing; none: it always stands. `rules`: it is a group, and `css` its head (`@media (…)`).
 */
export type SheetRule = { css: string; needs?: string[][]; rules?: SheetRule[] };

/** A rendered document: status, complete head and body markup, hydration data as JSON, and whether caches may keep it. */
export type Page = {
  status: number;
  location?: string;
  head: string;
  body: string;
  data: string;
  /** Whose rules it is drawn by: those of pages that belong to no person, or of a person's own. */
  sheet: Sheet;
  /** Anonymous and the same for everybody; with `version` for its ETag. */
  cacheable: boolean;
  version?: string;
  robots?: string;
  /** What its picture says where it is shared; none: the brand's picture stands for it. */
  card?: Card;
};

/** The blog as a document for feed readers; `appUrl` is the base of all its addresses. */
export type WriteFeed = (format: 'rss' | 'atom', appUrl: string) => Promise<string>;

export type RenderPage = (request: PageRequest, api: PageApi) => Promise<Page>;

/** A public page that belongs to no person, by its one right address. `modified` is an ISO date where the page has one. */
export type PublicPage = { path: string; title: string; description: string; modified?: string };

/** All of them, as their heads say it with this configuration. */
export type ListPublicPages = (config: WebConfig) => Promise<PublicPage[]>;
