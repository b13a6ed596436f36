import type { FieldValue, ItemKind } from '@folia/contracts/item/fields';
import type { Quote, ScreenedResume } from '@folia/contracts/screening/board';
import { leftOut } from '@folia/text/person/redact';
import { blindRedactor, tidied } from './redact';

/** Fields that lead to a person, or say where somebody lived: they have no words of work in them. */
const leading: ReadonlySet<string> = new Set([
  'url',
  'repository',
  'links',
  'slides',
  'video',
  'recording',
  'doi',
  'number',
  'credentialId',
  'location',
  'place',
]);
const periods: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date']);
/** Who wrote or invented something names the person beside others. */
const people: ReadonlySet<string> = new Set(['authors', 'inventors', 'self']);

type Item = ScreenedResume['items'][number];

const textsOf = (items: readonly Item[], kinds: readonly ItemKind[], ...fields: string[]): string[] =>
  items
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((item) => fields.flatMap((field) => item.fields[field] ?? []))
    .filter((value): value is string => typeof value === 'string' && value !== '');

/** What a team sees of a candidate in blind mode: the same items, and the same quotes, without who it is. `tells`: whether a text gives away anything of that. */
export type BlindCandidate = { resume: ScreenedResume; quote: (quote: Quote) => Quote; text: (text: string) => string; tells: (text: string) => boolean };

/**
 * Makes the blind view of a candidate from their name, their resume and where they live, if that is known: schools, places and dates of study, addresses and
 * links are left out whole, and every text loses what gives them away. Ids and kinds stay. Pure; never throws.
 */
export function redactCandidate(name: string, resume: ScreenedResume, contacts: readonly string[] = []): BlindCandidate {
  const { headline, items } = resume;
  const every = items.map(({ kind }) => kind);
  const redact = blindRedactor({
    name,
    schools: textsOf(items, ['education'], 'institution'),
    places: textsOf(items, every, 'location', 'place'),
    contacts: [...contacts, ...textsOf(items, every, 'url', 'repository', 'links')],
  });
  const isStudy = (kind: ItemKind) => kind === 'education';
  const shown = (kind: ItemKind, field: string, value: FieldValue): FieldValue => {
    const isHidden = leading.has(field) || people.has(field) || (isStudy(kind) && (periods.has(field) || field === 'institution' || field === 'grade'));
    const of = (text: string) => (isHidden ? leftOut : periods.has(field) ? text : redact(text, isStudy(kind)));
    if (Array.isArray(value)) return value.map(of);
    return typeof value === 'string' ? of(value) : value;
  };
  const fieldsOf = ({ kind, fields }: Item) => Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, shown(kind, field, value)]));
  return {
    // Only when it is asked for: a headline alone is cheap.
    get resume() {
      return { headline: redact(headline), items: items.map((item) => ({ ...item, fields: fieldsOf(item) })) };
    },
    quote: (quote) => ({ ...quote, heading: redact(quote.heading, isStudy(quote.kind)), text: String(shown(quote.kind, quote.field, quote.text)) }),
    text: redact,
    tells: (text) => redact(text) !== tidied(text),
  };
}
