import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import { shownHeading } from '../view/row-facts';
import type { ItemPageWithTexts } from '../view/with-texts';

type Fields = ViewedItem['fields'];
const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
const list = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value.map(String) : undefined);
const person = (name: string) => ({ '@type': 'Person', name });
const people = (value: unknown) => list(value)?.map(person);
/** Addresses of the same thing elsewhere. */
const elsewhere = (...values: unknown[]) => {
  const found = values.flat().filter((value): value is string => typeof value === 'string' && /^https?:\/\//i.test(value));
  return found.length > 0 ? found : undefined;
};

const project = (fields: Fields, owner: object) => ({
  // Code is only claimed if it can be viewed.
  '@type': text(fields.repository) ? 'SoftwareSourceCode' : 'CreativeWork',
  author: owner,
  dateCreated: text(fields.startDate),
  datePublished: text(fields.endDate),
  codeRepository: text(fields.repository),
  sameAs: elsewhere(fields.url, fields.links),
});

const publication = (fields: Fields, owner: object) => ({
  '@type': 'ScholarlyArticle',
  headline: text(fields.title)?.slice(0, 110),
  author: people(fields.authors) ?? owner,
  isPartOf: text(fields.venue) && { '@type': 'PublicationIssue', name: fields.venue },
  datePublished: text(fields.date),
  identifier: text(fields.doi) && { '@type': 'PropertyValue', propertyID: 'DOI', value: fields.doi },
  sameAs: elsewhere(fields.url),
});

const patent = (fields: Fields, owner: object) => ({
  '@type': 'CreativeWork',
  additionalType: 'https://www.wikidata.org/wiki/Q253623',
  identifier: text(fields.number) && { '@type': 'PropertyValue', propertyID: text(fields.office) ?? 'patent', value: fields.number },
  creativeWorkStatus: text(fields.status),
  creator: people(fields.inventors) ?? owner,
  dateCreated: text(fields.filedDate),
  datePublished: text(fields.date),
  sameAs: elsewhere(fields.url),
});

function talk(fields: Fields, owner: object) {
  const place = text(fields.place) && { '@type': 'Place', name: fields.place };
  const recordedIn = elsewhere(fields.recording, fields.video);
  // What can be opened is a document; a talk that was only given is an event.
  if (text(fields.slides))
    return {
      '@type': 'PresentationDigitalDocument',
      author: owner,
      datePublished: text(fields.date),
      contentLocation: place,
      isPartOf: text(fields.event) && { '@type': 'Event', name: fields.event, startDate: text(fields.date), location: place },
      sameAs: elsewhere(fields.slides, fields.url, recordedIn),
    };
  return {
    '@type': 'Event',
    performer: owner,
    startDate: text(fields.date),
    location: place,
    superEvent: text(fields.event) && { '@type': 'Event', name: fields.event },
    sameAs: elsewhere(fields.url, recordedIn),
  };
}

const shapes: Record<string, (fields: Fields, owner: object) => object> = { project, publication, patent, talk };

/** The structured data of an item's page, from exactly what its viewer may see; empty fields claim nothing (schema.org). */
export function itemJsonLd({ item, profile, uname, plainSummary }: ItemPageWithTexts, url: string, ownerUrl: string): object {
  const owner = { ...person(profile.name || uname), url: ownerUrl };
  const { '@type': type, ...rest } = (shapes[item.kind]?.(item.fields, owner) ?? {}) as Record<string, unknown>;
  const isEvent = type === 'Event';
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: shownHeading(item),
    url,
    ...rest,
    // An event has no abstract.
    [isEvent ? 'description' : 'abstract']: text(plainSummary),
    keywords: list(item.fields.skills)?.join(', '),
    ...(isEvent ? {} : { dateModified: item.updatedAt }),
  };
}
