import { absolute } from './page-head';

/** Facts about a page in the words of schema.org, for PageMeta.structuredData: several things of one page stand in one graph. */
export const structuredData = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });

const publisher = (appUrl: string) => ({ '@type': 'Organization', '@id': absolute(appUrl, '/#organization'), name: 'Folia', url: absolute(appUrl, '/') });

/** Who publishes, with the picture that stands for them. */
export const organization = (appUrl: string) => ({ ...publisher(appUrl), logo: absolute(appUrl, '/icon-512.png') });

/** The site as a whole, for its start page. */
export const webSite = (appUrl: string, description: string) => ({
  '@type': 'WebSite',
  '@id': absolute(appUrl, '/#site'),
  name: 'Folia',
  url: absolute(appUrl, '/'),
  description,
  inLanguage: 'en',
  publisher: { '@id': absolute(appUrl, '/#organization') },
});

/** The way to a page from the start page, itself last. */
export const breadcrumbs = (appUrl: string, way: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: absolute(appUrl, path) })),
});

/** Questions that stand on the page, with the whole of their answers as plain text. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
});

type Article = {
  path: string;
  title: string;
  description: string;
  image: string;
  /** ISO dates. */
  published: string;
  modified?: string;
  section: string;
  tags: readonly string[];
  words: number;
};

/** Whole minutes to read so many words, at 200 in each. */
export const readingMinutes = (words: number) => Math.max(1, Math.ceil(words / 200));

/** A post of the blog. `image`: the absolute address of its picture. */
export const article = (appUrl: string, { path, title, description, image, published, modified, section, tags, words }: Article) => ({
  '@type': 'Article',
  headline: title,
  description,
  image,
  mainEntityOfPage: absolute(appUrl, path),
  datePublished: published,
  dateModified: modified ?? published,
  articleSection: section,
  keywords: tags.join(', '),
  wordCount: words,
  timeRequired: `PT${readingMinutes(words)}M`,
  inLanguage: 'en',
  author: publisher(appUrl),
  publisher: publisher(appUrl),
});

/** What Folia sells: each plan with its price in USD, the free one with 0. */
export const product = (appUrl: string, description: string, plans: readonly { name: string; price: number; path: string }[]) => ({
  '@type': 'Product',
  name: 'Folia',
  description,
  image: absolute(appUrl, '/card.png'),
  brand: { '@type': 'Brand', name: 'Folia' },
  offers: plans.map(({ name, price, path }) => ({
    '@type': 'Offer',
    name,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: absolute(appUrl, path),
  })),
});
