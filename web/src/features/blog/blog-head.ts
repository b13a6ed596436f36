import { type PageMeta, pageCard } from '../../lib/build-head';
import { absolute, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { article, breadcrumbs, structuredData } from '../../lib/structured-data';
import { feedLinks } from './feed-links';
import { listedPosts, type Post } from './posts';
import { texts } from './texts';

const way = [
  { name: texts.home, path: paths.home.href() },
  { name: texts.title, path: paths.blog.href() },
];

/** The head of the list. */
export const blogHead = (appUrl: string): PageMeta =>
  siteMeta(appUrl, paths.blog.href(), {
    title: texts.title,
    description: texts.description,
    alternates: feedLinks(appUrl),
    structuredData: structuredData(
      {
        '@type': 'Blog',
        name: texts.feedTitle,
        url: absolute(appUrl, paths.blog.href()),
        blogPost: listedPosts.map(({ slug, meta }) => ({
          '@type': 'BlogPosting',
          headline: meta.title,
          url: absolute(appUrl, paths.post.href(slug)),
          datePublished: meta.published,
        })),
      },
      breadcrumbs(appUrl, way),
    ),
  });

/** The head of a post. */
export function postHead(appUrl: string, { slug, meta, words }: Post): PageMeta {
  const { title, description, author, published, modified, section, tags } = meta;
  const path = paths.post.href(slug);
  const citation = meta.sources.flatMap((source) => ('address' in source ? [source.address] : []));
  const image = pageCard(appUrl, path, { title, section, line: description });
  return siteMeta(appUrl, path, {
    title,
    description,
    keywords: meta.keywords.length > 0 ? meta.keywords : tags,
    type: 'article',
    author,
    publishedTime: published,
    modifiedTime: modified ?? published,
    section,
    tags,
    alternates: feedLinks(appUrl),
    image,
    structuredData: structuredData(
      { ...article(appUrl, { path, title, description, image: image.url, published, modified, author, section, tags, words }), citation },
      breadcrumbs(appUrl, [...way, { name: title, path }]),
    ),
  });
}
