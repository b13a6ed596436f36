import type { ItemKind } from './fields';

/**
 * The word for each kind in addresses (SPEC section 2), and the anchor of its section. Separate from the kinds: the shell needs it before any entry is shown.
 */
export const kindSegments = {
  work: 'work',
  education: 'education',
  skill: 'skills',
  project: 'projects',
  publication: 'publications',
  patent: 'patents',
  talk: 'talks',
  certification: 'certifications',
  award: 'awards',
  achievement: 'achievements',
  language: 'languages',
  volunteering: 'volunteering',
} as const satisfies Record<ItemKind, string>;

/** Kinds whose items have a public page of their own: `/{username}/{segment}/{id}`. */
export const pagedKinds = ['project', 'publication', 'patent', 'talk'] as const satisfies readonly ItemKind[];
export type PagedKind = (typeof pagedKinds)[number];
export const isPaged = (kind: ItemKind): kind is PagedKind => (pagedKinds as readonly ItemKind[]).includes(kind);

/** Where the forms of a kind are: talks under `/portfolio`, all others under `/app` (SPEC section 2). */
export const formRoot = (kind: ItemKind): string => `/${kind === 'talk' ? 'portfolio' : 'app'}/${kindSegments[kind]}`;

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const forms = new RegExp(`^(?:${(Object.keys(kindSegments) as ItemKind[]).map(formRoot).join('|')})/(?:new|edit/${id})$`);
const pages = new RegExp(`^/([A-Za-z0-9][A-Za-z0-9_-]{2,19})/(?:${pagedKinds.map((kind) => kindSegments[kind]).join('|')})/${id}$`);

/** Whether a path is a form for a new or an existing item. */
export const isItemForm = (path: string): boolean => forms.test(path);
/** The username in the address of an item's public page, in lower case; null for any other address. */
export const itemPageUname = (path: string): string | null => pages.exec(path)?.[1]?.toLowerCase() ?? null;
