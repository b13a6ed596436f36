import { type AnyFields, type FieldSpec, type FieldValue, itemFields } from './item/fields';
import { goesOnWithoutEnd, isOfStandard, type JsonResumeSection, jsonResumeSections, ownKey } from './json-resume';
import type { PortfolioView } from './portfolio/shapes';

type Json = Record<string, unknown>;
type Written = { profile: Pick<PortfolioView['profile'], 'name' | 'headline' | 'summary' | 'location' | 'links' | 'email' | 'phone' | 'updatedAt'> } & {
  items: readonly Pick<PortfolioView['items'][number], 'kind' | 'fields'>[];
};

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const part = "(?:[\\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*";
// Narrower than RFC 3986, so that every validator accepts what passes.
const strictAddress = new RegExp(`^https?://[a-z0-9.-]+(?::[0-9]{1,5})?(?:/${part})?(?:\\?${part})?(?:#${part})?$`, 'i');
const strictMail = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/i;

/** A value under the standard's key if its schema accepts it, otherwise under our own: nothing is lost, and the file stays valid. */
const addressed = (url: string, key = 'url', strict = strictAddress): Json => (url ? { [strict.test(url) ? key : ownKey(key)]: url } : {});

function entryOf({ kind, keys }: JsonResumeSection, fields: AnyFields): Json {
  const entry: Json = {};
  for (const [field, spec] of Object.entries(itemFields[kind]) as [string, FieldSpec][]) {
    const value = fields[field];
    const key = keys[field] ?? ownKey(field);
    if (value === undefined || spec.type === 'flag') continue;
    // The standard's roles are a list.
    if (key === 'roles') entry.roles = [value];
    else if (key === 'url') Object.assign(entry, isOfStandard(kind) ? addressed(String(value)) : { url: value });
    else entry[key] = value;
  }
  if (!('current' in itemFields[kind]) || fields.endDate) return entry;
  const isSupposed = goesOnWithoutEnd(kind) && Boolean(fields.startDate);
  return isSupposed === Boolean(fields.current) ? entry : { ...entry, [ownKey('current')]: Boolean(fields.current) };
}

const filled = (values: Record<string, FieldValue | null>): Json => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/**
 * A portfolio as strict JSON Resume 1.x; fields without a name in the standard start with "x-". Reading it back gives the same items, field by field. What may
 * be seen is decided before: pass what the projector answered. Pure.
 */
export function writeJsonResume({ profile, items }: Written): Json {
  const { name, headline, summary, location, phone, email, links, updatedAt } = profile;
  const sections = Object.entries(jsonResumeSections).map(([key, section]) => [
    key,
    items.filter(({ kind }) => kind === section.kind).map(({ fields }) => entryOf(section, fields)),
  ]);
  return {
    $schema: schema,
    basics: {
      ...filled({ name, label: headline, phone, summary }),
      ...addressed(email ?? '', 'email', strictMail),
      ...(location && { location: { city: location } }),
      profiles: links.map(({ label, url }) => ({ network: label, [ownKey('label')]: label, ...addressed(url) })),
    },
    ...Object.fromEntries(sections.filter(([, entries]) => entries?.length)),
    meta: { version: 'v1.0.0', lastModified: updatedAt.slice(0, 19) },
  };
}
