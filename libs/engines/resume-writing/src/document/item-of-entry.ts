import { type AnyFields, type FieldSpec, type FieldValue, type ItemKind, itemFields } from '@folia/contracts/item/fields';
import type { ResumePart } from '@folia/contracts/item/kind';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import { type ResumeEntry, resumeAddresses } from '@folia/contracts/resume-document';

/** The fields of an item that would say what this entry says, under the kind's own names; empty ones are left out. Pure. */
export function itemOfEntry(kind: ItemKind, entry: ResumeEntry): AnyFields {
  const parts = Object.entries(kindsInDocuments[kind].parts).map(([part, field]) => [field, entry[part as ResumePart]] as const);
  const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);
  const specs = itemFields[kind] as Record<string, FieldSpec>;
  const shaped = (name: string, all: readonly string[]) => (specs[name]?.type === 'list' ? [...all] : (all[0] ?? ''));
  const addresses = (name: string) => entry.links.filter((link) => link.name === name).map(({ url }) => url);
  const said = [
    ...parts,
    ...Object.entries(entry.details).map(([name, all]) => [name, shaped(name, all ?? [])] as const),
    ...resumeAddresses.map((name) => [name, shaped(name, addresses(name))] as const),
    ['current', entry.current] as const,
    ['summary', texts(entry.paragraphs).join('\n\n')] as const,
    ['highlights', texts(entry.bullets)] as const,
    ['skills', texts(entry.tags)] as const,
  ];
  const isSaid = (value: FieldValue | undefined): value is FieldValue => value !== undefined && value !== false && value !== '' && String(value) !== '';
  return Object.fromEntries(said.flatMap(([name, value]) => (name && name in specs && isSaid(value) ? [[name, value]] : [])));
}
