import { type FieldSpec, headingFields, type ItemKind, itemFields } from '@folia/contracts/item/fields';
import type { LinkPreview } from '@folia/contracts/link-preview/shapes';
import type { PageFacts } from './read-page-facts';

/** Where the facts of a page belong in each kind; what is not named here says nothing about it. Jobs and schools are no pages: only their names are. */
const places: Partial<Record<ItemKind, Partial<Record<keyof PageFacts, string>>>> = {
  work: { site: 'employer' },
  volunteering: { site: 'organization' },
  education: { site: 'institution' },
  publication: { authors: 'authors', venue: 'venue', date: 'date', doi: 'doi' },
  patent: { authors: 'inventors', date: 'date' },
  talk: { date: 'date' },
  certification: { site: 'issuer' },
  award: { site: 'issuer' },
};
const described: readonly ItemKind[] = ['project', 'publication', 'patent', 'talk', 'certification', 'award', 'achievement'];

function fit(spec: FieldSpec, value: string | string[]): string | string[] | null {
  if (Array.isArray(value)) return spec.type === 'list' && value.length > 0 ? value.filter((one) => one.length <= spec.max).slice(0, spec.maxItems) : null;
  return spec.type !== 'list' && value !== '' && value.length <= spec.max ? value : null;
}

/** The fields an item of this kind could take from a page. Pure. */
export function fieldsFromPage(kind: ItemKind, facts: PageFacts): LinkPreview['fields'] {
  const specs: Record<string, FieldSpec> = itemFields[kind];
  const wanted: [string, string | string[]][] = Object.entries(places[kind] ?? {}).map(([fact, field]) => [field, facts[fact as keyof PageFacts]]);
  if (described.includes(kind)) wanted.push([headingFields[kind][0], facts.title], ['summary', facts.description]);
  return Object.fromEntries(
    wanted.flatMap(([field, value]) => {
      const spec = specs[field];
      const fitting = spec ? fit(spec, value) : null;
      return fitting === null ? [] : [[field, fitting]];
    }),
  );
}
