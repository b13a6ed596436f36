import { isItemForm, itemPageUname } from '@folia/contracts/item/page-routes';
import { routeSegments } from '@folia/contracts/reserved-names';
import { settingsTabs } from '@folia/contracts/settings-tabs';

/** Screens of the app that the browser draws by itself; every other address is rendered here (DESIGN section 10). */
const screens = [
  /^\/app\/(user|profile|dashboard)$/,
  /^\/dashboard$/,
  /^\/app\/(admin|analytics|billing|developers|messages|notifications|proposals|organisation|verification|invitation|screenings|my-screening|tailormade|unsubscribe|confirm-message|confirm-email|recover)$/,
  /^\/app\/job-match(\/(calculator|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/,
  /^\/app\/tailormade\/(resume\/(new|general)|(resume|analysis)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  /^\/app\/screening(\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/(criteria|compare|find))?)?$/,
  new RegExp(`^/app/settings(/(${settingsTabs.join('|')}))?$`),
  /^\/app\/linkedin-callback$/,
  /^\/app\/oauth(\/[\w-]{16,64})?$/,
];

export const isAppScreen = (path: string): boolean => isItemForm(path) || screens.some((screen) => screen.test(path));

/** The start page: for members it is the app. */
export const isHome = (path: string): boolean => /^\/((app\/)?home)?$/.test(path);

const ownSegments: readonly string[] = routeSegments;

/** The username in an address of one segment, lower case; null for every other address, and for a page of the site, such as `/pricing`. */
export function unameOf(path: string): string | null {
  const segment = /^\/([A-Za-z0-9][A-Za-z0-9_-]{2,19})$/.exec(path)?.[1]?.toLowerCase();
  return segment && !ownSegments.includes(segment) ? segment : null;
}

/** Which public page an address is: a portfolio or one of its items, of the default profile or of the one that is named and nothing else. */
export function publicPageOf(url: string): { uname: string; slug?: string } | null {
  const [, path = '', slug] = /^([^?]+)(?:\?profile=([a-z0-9-]{1,40}))?$/.exec(url) ?? [];
  const uname = unameOf(path) ?? itemPageUname(path);
  return uname ? { uname, slug } : null;
}

/** An address that carries a link's token, and the place the browser goes to once it has taken it from there: all of them are the one gate. */
export const isGate = (path: string, query: unknown): boolean =>
  /^\/protected(\/[^/]+)?$/.test(path) || (/^\/(app\/profile\/)?[^/]+$/.test(path) && Boolean((query as { token?: unknown }).token));
