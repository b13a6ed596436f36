import { type Card, cardName } from '@folia/contracts/card';

/** What a page says about itself: SPEC section 2, "Page metadata". Addresses are absolute. */
export type PageMeta = {
  title?: string;
  description?: string;
  keywords?: readonly string[];
  url?: string;
  canonical?: string;
  type?: 'website' | 'profile' | 'article';
  image?: { url: string; alt: string; card?: Card };
  author?: string;
  publishedTime?: string;
  modifiedTime?: string;
  section?: string;
  tags?: readonly string[];
  noindex?: boolean;
  nofollow?: boolean;
  /** The same in other forms, such as feeds. */
  alternates?: readonly { type: string; title: string; href: string }[];
  structuredData?: object;
};

/** One element of the head. `key` is the same on server and client, so that navigation replaces and never doubles. */
export type HeadTag = { key: string; element: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

const siteName = 'Folia';
export const tagline = 'Folia: a career, with its evidence';
export const defaultDescription = 'Turn a resume into a portfolio in which every claim leads to its evidence. Private until you decide otherwise.';
const descriptionLimit = 160;

/** One line of at most `limit` characters, cut between words. */
function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  // A half of a surrogate pair at the cut would be an unreadable character.
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$|[\ud800-\udbff]$/, '')}…`;
}

export const robotsOf = (meta: PageMeta): string => `${meta.noindex ? 'noindex' : 'index'}, ${meta.nofollow ? 'nofollow' : 'follow'}`;

function articleTags(meta: PageMeta): [string, string | undefined][] {
  if (meta.type !== 'article') return [];
  return [
    ['article:published_time', meta.publishedTime],
    ['article:modified_time', meta.modifiedTime],
    ['article:author', meta.author],
    ['article:section', meta.section],
    ...(meta.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
  ];
}

/** The picture of a page that says this, drawn by the gateway; `page` is its path with its query. */
export function pageCard(appUrl: string, page: string, said: Partial<Card> & Pick<Card, 'title'>): NonNullable<PageMeta['image']> {
  const { title, line = '', section = '', photo = '' } = said;
  const card = { title: shorten(title, 90), line: shorten(line, 150), section, photo };
  return { url: `${appUrl.replace(/\/$/, '')}/cards/${cardName(card)}?page=${encodeURIComponent(page)}`, alt: title, card };
}

function imageTags(image: PageMeta['image']): [string, string | undefined][] {
  if (!image) return [];
  return [
    ['og:image', image.url],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', image.alt],
  ];
}

/** Every head element of a page, for the server's markup and the client's navigation alike. */
export function buildHead(meta: PageMeta): HeadTag[] {
  const title = meta.title ? `${meta.title} · ${siteName}` : tagline;
  const description = shorten(meta.description || defaultDescription, descriptionLimit);
  const named: [string, string | undefined][] = [
    ['description', description],
    ['keywords', meta.keywords?.join(', ')],
    ['author', meta.author],
    ['robots', robotsOf(meta)],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', meta.image?.url],
  ];
  const properties: [string, string | undefined][] = [
    ['og:site_name', siteName],
    ['og:locale', 'en_US'],
    ['og:type', meta.type ?? 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', meta.url ?? meta.canonical],
    ...imageTags(meta.image),
    ...articleTags(meta),
  ];
  const metas = [...named.map((tag) => ['name', ...tag] as const), ...properties.map((tag) => ['property', ...tag] as const)];
  return [
    { key: 'title', element: 'title', attributes: {}, text: title },
    ...metas.flatMap(([attribute, name, content], index): HeadTag[] =>
      // Only article:tag may repeat; its place in the list tells the copies apart.
      content ? [{ key: name === 'article:tag' ? `${name}:${index}` : name, element: 'meta', attributes: { [attribute]: name, content } }] : [],
    ),
    ...(meta.canonical ? [{ key: 'canonical', element: 'link', attributes: { rel: 'canonical', href: meta.canonical } } as const] : []),
    ...(meta.alternates ?? []).map(
      ({ type, title, href }): HeadTag => ({ key: `alternate:${type}`, element: 'link', attributes: { rel: 'alternate', type, title, href } }),
    ),
    ...(meta.structuredData
      ? [{ key: 'ld-json', element: 'script', attributes: { type: 'application/ld+json' }, text: scriptJson(meta.structuredData) } as const]
      : []),
  ];
}

/** JSON that cannot end the script element that contains it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The head as markup. Text of `script` is JSON already made harmless by {@link scriptJson}. */
export function headMarkup(tags: readonly HeadTag[]): string {
  return tags
    .map(({ key, element, attributes, text = '' }) => {
      const written = Object.entries({ ...attributes, 'data-head': key })
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('');
      if (element === 'meta' || element === 'link') return `<${element}${written}>`;
      return `<${element}${written}>${element === 'script' ? text : escapeHtml(text)}</${element}>`;
    })
    .join('\n');
}

/** Updates the document's head, touching only what differs. */
export function upsertHead(tags: readonly HeadTag[], page: Document = document): void {
  const present = new Map([...page.head.querySelectorAll('[data-head]')].map((element) => [element.getAttribute('data-head'), element]));
  for (const { key, element, attributes, text } of tags) {
    // The shell's own <title> carries no key.
    const found = present.get(key) ?? (element === 'title' ? page.head.querySelector('title') : null);
    const target = found ?? page.head.appendChild(page.createElement(element));
    present.delete(key);
    for (const [name, value] of Object.entries({ ...attributes, 'data-head': key })) if (target.getAttribute(name) !== value) target.setAttribute(name, value);
    if (text !== undefined && target.textContent !== text) target.textContent = text;
  }
  for (const stale of present.values()) stale.remove();
}
