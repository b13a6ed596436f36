/** The first segment of every address that the gateway or the web answers; no username may be one of them (checked against the real route tables). */
export const routeSegments = [
  '.well-known',
  'api',
  'app',
  'apple-touch-icon.png',
  'assets',
  'cards',
  'dashboard',
  'favicon.ico',
  'favicon.svg',
  'feed-preview',
  'files',
  'free-portfolio',
  'home',
  'oauth',
  'portfolio',
  'pricing',
  'protected',
  'icon-192.png',
  'icon-512.png',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
] as const;

/** First segments of planned addresses, and of those that programs request from every site. */
const comingSegments = ['apply', 'atom', 'developers', 'feed', 'job', 'jobs', 'links', 'mcp', 'organisations', 'rss', 'status', 'v1'];

/** Words that could be mistaken for the product, its staff or a role. */
const abusableWords = [
  'about',
  'account',
  'admin',
  'administrator',
  'assistant',
  'auth',
  'billing',
  'blog',
  'buddy',
  'careers',
  'contact',
  'cookies',
  'current',
  'deeptalk',
  'docs',
  'features',
  'feedback',
  'fitscore',
  'folia',
  'guest',
  'health',
  'help',
  'legal',
  'login',
  'logout',
  'mail',
  'me',
  'moderator',
  'new',
  'null',
  'official',
  'postmaster',
  'press',
  'privacy',
  'root',
  'search',
  'security',
  'settings',
  'signin',
  'signout',
  'signup',
  'staff',
  'support',
  'system',
  'tailormade',
  'team',
  'templates',
  'terms',
  'undefined',
  'user',
  'users',
  'webmaster',
  'www',
];

/** What a username is: DESIGN section 5. */
export const usernameShape = /^[a-z0-9][a-z0-9_-]{2,19}$/;

/** Maps usernames that look alike to the same text: digits for letters, rn for m, vv for w, no separators. */
export const foldUsername = (uname: string): string =>
  uname
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-_.]/g, '')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');

/** Names that nobody may have, in the form of {@link foldUsername}. */
export const reservedNames: ReadonlySet<string> = new Set([...routeSegments, ...comingSegments, ...abusableWords].map(foldUsername));

export const isReservedUsername = (uname: string): boolean => reservedNames.has(foldUsername(uname));
