import { type PageMeta, pageCard } from '../../lib/build-head';
import { paths } from '../../lib/paths';
import { personJsonLd } from './person-json-ld';
import { texts } from './texts';
import { portfolioSections } from './view/portfolio-sections';
import type { PortfolioWithTexts } from './view/with-texts';

/** The head of a portfolio. Search engines only get a stranger's view of a public page. */
export function portfolioMeta(view: PortfolioWithTexts, appUrl: string): PageMeta {
  const { profile } = view;
  const name = profile.name || view.uname;
  const path = paths.portfolio.href(view.uname, profile.slug);
  const url = appUrl.replace(/\/$/, '') + path;
  const counts = portfolioSections(view.items).map((section) => texts.counted(section.kind, section.items.length));
  return {
    title: profile.slug ? `${name} · ${profile.title}` : name,
    description: texts.description(name, profile.headline, counts),
    keywords: view.items.flatMap((item) => (item.kind === 'skill' && typeof item.fields.name === 'string' ? [item.fields.name] : [])).slice(0, 20),
    url,
    canonical: url,
    type: 'profile',
    author: name,
    image: pageCard(appUrl, path, { title: name, line: profile.headline, section: profile.title || profile.location, photo: profile.photo ?? '' }),
    noindex: !profile.indexable || view.viewer !== 'stranger',
    structuredData: personJsonLd(view, url),
  };
}
