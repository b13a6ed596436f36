import { absolute } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { feeds } from './feeds';
import { changedOn, listedPosts, type Post } from './posts';
import { texts } from './texts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as XML content; signs that XML 1.0 cannot hold are left out. */
const escapeXml = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`;
const midnight = (date: string) => `${date}T00:00:00Z`;

/** A reader shows the text under its own address, so that links need ours in front. */
const standingAlone = (html: string, appUrl: string, address: string) =>
  html.replace(/ (href|src)="([/#])/g, (_, attribute: string, sign: string) => ` ${attribute}="${sign === '#' ? address : absolute(appUrl, '')}${sign}`);

type Written = { post: Post; address: string; html: string };

const rssItem = ({ post: { meta }, address, html }: Written) =>
  [
    '<item>',
    element('title', meta.title),
    element('link', address),
    element('guid', address, ' isPermaLink="true"'),
    element('pubDate', new Date(midnight(meta.published)).toUTCString()),
    element('dc:creator', meta.author),
    ...meta.tags.map((tag) => element('category', tag)),
    element('description', meta.description),
    element('content:encoded', html),
    '</item>',
  ].join('\n');

const atomEntry = ({ post, address, html }: Written) =>
  [
    '<entry>',
    element('title', post.meta.title),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<author>${element('name', post.meta.author)}</author>`,
    element('published', midnight(post.meta.published)),
    element('updated', midnight(changedOn(post))),
    ...post.meta.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    element('summary', post.meta.description),
    element('content', html, ' type="html"'),
    '</entry>',
  ].join('\n');

/** The blog as RSS 2.0 or Atom (RFC 4287), with whole texts. `appUrl` is the base of all addresses. */
export async function writeFeed(format: keyof typeof feeds, appUrl: string): Promise<string> {
  const written = await Promise.all(
    listedPosts.map(async (post): Promise<Written> => {
      const address = absolute(appUrl, paths.post.href(post.slug));
      return { post, address, html: standingAlone((await post.load()).html, appUrl, address) };
    }),
  );
  const blog = absolute(appUrl, paths.blog.href());
  const own = absolute(appUrl, feeds[format].path);
  const changed = midnight(listedPosts.map(changedOn).sort().at(-1) ?? '1970-01-01');
  const self = (name: string) => `<${name} rel="self" type="${feeds[format].type}" href="${escapeXml(own)}"/>`;
  const lines =
    format === 'rss'
      ? [
          '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
          '<channel>',
          element('title', texts.feedTitle),
          element('link', blog),
          element('description', texts.description),
          element('language', 'en'),
          element('lastBuildDate', new Date(changed).toUTCString()),
          self('atom:link'),
          ...written.map(rssItem),
          '</channel>',
          '</rss>',
        ]
      : [
          '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
          element('title', texts.feedTitle),
          element('subtitle', texts.description),
          element('id', blog),
          `<link rel="alternate" type="text/html" href="${escapeXml(blog)}"/>`,
          self('link'),
          element('updated', changed),
          ...written.map(atomEntry),
          '</feed>',
        ];
  return ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ''].join('\n');
}
