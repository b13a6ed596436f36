import { itemFields } from '@folia/contracts/item/fields';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { Item } from '@folia/contracts/item/shapes';
import { type ResumeEntry, resumeAddresses, resumeDetails } from '@folia/contracts/resume-document';
import { textOf } from './text-of';

const values = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** An entry that says nothing yet. */
export const emptyEntry: ResumeEntry = {
  itemIds: [],
  title: '',
  organisation: '',
  place: '',
  start: '',
  end: '',
  current: false,
  details: {},
  links: [],
  paragraphs: [],
  bullets: [],
  tags: [],
};

/** An item of a portfolio, in plain words, as an entry of a resume: everything it says, with each line resting on it. Pure. */
export function entryOfItem({ id, kind, fields }: Pick<Item, 'id' | 'kind' | 'fields'>): ResumeEntry {
  const parts = kindsInDocuments[kind].parts;
  const line = (text: string) => ({ text, itemIds: [id] });
  const details = resumeDetails.filter((name) => name in itemFields[kind] && !Object.values(parts).includes(name) && values(fields[name]).length > 0);
  return {
    itemIds: [id],
    title: textOf(fields, parts.title),
    organisation: textOf(fields, parts.organisation),
    place: textOf(fields, parts.place),
    start: textOf(fields, parts.start),
    end: textOf(fields, parts.end),
    current: fields.current === true,
    details: Object.fromEntries(details.map((name) => [name, values(fields[name])])),
    links: resumeAddresses.flatMap((name) => values(fields[name]).map((url) => ({ name, url }))),
    paragraphs: linesOf(textOf(fields, 'summary')).map(line),
    bullets: values(fields.highlights).flatMap(linesOf).map(line),
    tags: values(fields.skills).map(line),
  };
}
