import { isPaged } from '@folia/contracts/item/page-routes';
import { type PageMeta, pageCard } from '../../../lib/build-head';
import { paths } from '../../../lib/paths';
import { texts } from '../texts';
import { shownHeading } from '../view/row-facts';
import type { ItemPageWithTexts } from '../view/with-texts';
import { itemFacts } from './item-facts';
import { itemJsonLd } from './item-json-ld';

/** The head of an item's page. */
export function itemMeta(view: ItemPageWithTexts, appUrl: string, asOf: string): PageMeta {
  const { item, profile, uname, viewer } = view;
  const root = appUrl.replace(/\/$/, '');
  const path = isPaged(item.kind) ? paths.itemPage(item.kind).href(uname, item.id, profile.slug) : '';
  const url = root + path;
  const name = profile.name || uname;
  const said = item.blocks.flatMap((block) => block.lines.map(({ text }) => text));
  const facts = itemFacts(item, asOf).flatMap((fact) => fact.text ?? []);
  return {
    title: `${shownHeading(item)} · ${name}`,
    description: [said.join(' ') || facts.join(', '), texts.itemBy(item.kind, name)].filter(Boolean).join(' '),
    keywords: Array.isArray(item.fields.skills) ? item.fields.skills : [],
    url,
    canonical: url,
    type: 'article',
    author: name,
    modifiedTime: item.updatedAt,
    section: texts.section(item.kind),
    image: pageCard(appUrl, path, { title: shownHeading(item), line: name, section: texts.section(item.kind) }),
    noindex: !profile.indexable || viewer !== 'stranger',
    structuredData: itemJsonLd(view, url, `${root}${paths.portfolio.href(uname, profile.slug)}`),
  };
}
