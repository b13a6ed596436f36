import { type FieldSpec, headingFields, type ItemKind, itemFields } from '@folia/contracts/item/fields';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { LinkPreview } from '@folia/contracts/link-preview/shapes';
import type { PageFacts } from './read-page-facts';

function fit(spec: FieldSpec, value: string | string[]): string | string[] | null {
  if (Array.isArray(value)) return spec.type === 'list' && value.length > 0 ? value.filter((one) => one.length <= spec.max).slice(0, spec.maxItems) : null;
  return spec.type !== 'list' && value !== '' && value.length <= spec.max ? value : null;
}

/** The fields an item of this kind could take from a page. Pure. */
export function fieldsFromPage(kind: ItemKind, facts: PageFacts): LinkPreview['fields'] {
  const specs: Record<string, FieldSpec> = itemFields[kind];
  const { isDescribed, ...places } = kindsInDocuments[kind].page ?? {};
  const wanted: [string, string | string[]][] = Object.entries(places).map(([fact, field]) => [field, facts[fact as keyof PageFacts]]);
  if (isDescribed) wanted.push([headingFields[kind][0], facts.title], ['summary', facts.description]);
  return Object.fromEntries(
    wanted.flatMap(([field, value]) => {
      const spec = specs[field];
      const fitting = spec ? fit(spec, value) : null;
      return fitting === null ? [] : [[field, fitting]];
    }),
  );
}
