import { isItemForm, itemPageUname } from '@folia/contracts/item/page-routes';
import { settingsTabs } from '@folia/contracts/settings-tabs';

/** Screens of the app that the browser draws by itself; every other address is rendered here (DESIGN section 10). */
const screens = [
  /^\/app\/(user|profile|dashboard)$/,
  /^\/dashboard$/,
  /^\/app\/(admin|analytics|billing|developers|messages|notifications|organisation|verification|invitation|screenings|my-screening|tailormade|unsubscribe|confirm-message|confirm-email|recover)$/,
  /^\/app\/job-match(\/(calculator|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/,
  /^\/app\/tailormade\/(resume\/(new|general)|(resume|analysis)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  /^\/app\/screening(\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/(criteria|compare|find))?)?$/,
  new RegExp(`^/app/settings(/(${settingsTabs.join('|')}))?$`),
  /^\/app\/linkedin-callback$/,
];

export const isAppScreen = (path: string): boolean => isItemForm(path) || screens.some((screen) => screen.test(path));

/** The start page: for members it is the app. */
export const isHome = (path: string): boolean => /^\/((app\/)?home)?$/.test(path);

/** The username in an address of one segment, lower case; null for every other address. */
export function unameOf(path: string): string | null {
  const segment = /^\/([A-Za-z0-9][A-Za-z0-9_-]{2,19})$/.exec(path)?.[1];
  return segment?.toLowerCase() ?? null;
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
