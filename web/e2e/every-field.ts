import type { AnyFields, FieldSpec, FieldValue, ItemKind } from '@folia/contracts/item/fields';
import { itemFields } from './contracts';

const specsOf = (kind: ItemKind) => Object.entries(itemFields[kind] as Record<string, FieldSpec>);

/** Dates that make sense one after another. */
const dates: Record<string, string> = { startDate: '2019-03', endDate: '2021-11', date: '2020-05', filedDate: '2018-02', expires: '2031-08' };

function sampleOf(kind: ItemKind, name: string, spec: FieldSpec): FieldValue {
  const words = `The ${name} of one ${kind}`;
  switch (spec.type) {
    case 'text':
      return spec.oneOf ? `The ${spec.oneOf} of one ${kind}, second` : name === 'doi' ? '10.5555/12345678' : words;
    case 'markdown':
      return `${words}, with words enough to be read.`;
    case 'date':
      return dates[name] ?? '2020';
    case 'url':
      return `https://${name.toLowerCase()}.example/${kind}`;
    case 'list':
      return spec.of === 'url' ? [`https://one.example/${kind}`, `https://two.example/${kind}`] : [`${words}, first`, `${words}, second`];
    case 'flag':
      return false;
  }
}

/** An item of a kind with a recognisable value in every field that can stand beside the others (a present one has no end). */
export const everyField = (kind: ItemKind): AnyFields =>
  Object.fromEntries(
    specsOf(kind)
      .filter(([, spec]) => spec.type !== 'flag')
      .map(([name, spec]) => [name, sampleOf(kind, name, spec)]),
  );

const month = (value: string) => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${value}-01`));

type Readable = { name: string; words: string[]; hrefs: string[] };

/** What a reader finds of each field: words on the page, or the target of one of its links. */
export function readable(kind: ItemKind): Readable[] {
  const fields = everyField(kind);
  return specsOf(kind).flatMap(([name, spec]): Readable[] => {
    const value = fields[name];
    if (value === undefined || value === false || value === true) return [];
    const all = Array.isArray(value) ? value : [value];
    if (name === 'doi') return [{ name, words: [], hrefs: all.map((one) => `https://doi.org/${one}`) }];
    if (spec.type === 'url' || spec.of === 'url') return [{ name, words: [], hrefs: all }];
    return [{ name, words: spec.type === 'date' ? all.map(month) : all, hrefs: [] }];
  });
}
