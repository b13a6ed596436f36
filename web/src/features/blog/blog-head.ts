import { brandCard, type PageMeta } from '../../lib/build-head';
import { absolute, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { feedLinks } from './feed-links';
import { changedOn, listedPosts, minutesToRead, type Post } from './posts';
import { texts } from './texts';

const breadcrumbs = (appUrl: string, post?: Post) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Folia', path: paths.home.href() },
    { name: texts.title, path: paths.blog.href() },
    ...(post ? [{ name: post.meta.title, path: paths.post.href(post.slug) }] : []),
  ].map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: absolute(appUrl, path) })),
});

const publisher = (appUrl: string) => ({ '@type': 'Organization', name: 'Folia', url: absolute(appUrl, '/') });

/** The head of the list. */
export const blogHead = (appUrl: string): PageMeta =>
  siteMeta(appUrl, paths.blog.href(), {
    title: texts.title,
    description: texts.description,
    alternates: feedLinks(appUrl),
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Blog',
          name: texts.feedTitle,
          url: absolute(appUrl, paths.blog.href()),
          publisher: publisher(appUrl),
          blogPost: listedPosts.map(({ slug, meta }) => ({
            '@type': 'BlogPosting',
            headline: meta.title,
            url: absolute(appUrl, paths.post.href(slug)),
            datePublished: meta.published,
          })),
        },
        breadcrumbs(appUrl),
      ],
    },
  });

/** The head of a post. */
export function postHead(appUrl: string, post: Post): PageMeta {
  const { slug, meta, words } = post;
  const url = absolute(appUrl, paths.post.href(slug));
  return siteMeta(appUrl, paths.post.href(slug), {
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords.length > 0 ? meta.keywords : meta.tags,
    type: 'article',
    author: meta.author,
    publishedTime: meta.published,
    modifiedTime: changedOn(post),
    section: meta.section,
    tags: meta.tags,
    alternates: feedLinks(appUrl),
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          headline: meta.title,
          description: meta.description,
          image: brandCard(appUrl).url,
          url,
          mainEntityOfPage: url,
          datePublished: meta.published,
          dateModified: changedOn(post),
          author: { '@type': 'Organization', name: meta.author, url: absolute(appUrl, '/') },
          publisher: publisher(appUrl),
          articleSection: meta.section,
          keywords: meta.tags,
          wordCount: words,
          timeRequired: `PT${minutesToRead(words)}M`,
          inLanguage: 'en',
          citation: meta.sources.flatMap((source) => ('address' in source ? [source.address] : [])),
        },
        breadcrumbs(appUrl, post),
      ],
    },
  });
}
