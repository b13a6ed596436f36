import { z } from 'zod';
import { brokenItemRules } from '../broken-rules';
import { lineText, markdownText, partialDate, webAddress } from '../text';
import { type AnyFields, type FieldSpec, headingFields, type ItemKind, itemFields, itemKinds } from './fields';

export const itemKind = z.enum(itemKinds);
export const visibility = z.enum(['public', 'link', 'private']);
export type Visibility = z.infer<typeof visibility>;

/** Where a value was read: page from 1, the document's own words, box in fractions of the page, confidence 0–1. */
export const evidence = z.strictObject({
  page: z.int().min(1),
  words: z.string().max(5000),
  box: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  confidence: z.number().min(0).max(1),
  method: z.string().max(60),
});
export type Evidence = z.infer<typeof evidence>;

export const provenance = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('hand') }),
  z.strictObject({ source: z.literal('import'), importId: z.uuid(), fields: z.record(z.string(), z.array(evidence)) }),
]);
export type Provenance = z.infer<typeof provenance>;

/** The schema of one field, from its table entry; values that pass may still be empty. */
export function fieldSchema(spec: FieldSpec) {
  switch (spec.type) {
    case 'text':
      return lineText(spec.max);
    case 'markdown':
      return markdownText(spec.max);
    case 'date':
      return z.union([partialDate, z.literal('')]);
    case 'url':
      return z.union([webAddress, z.literal('')]);
    case 'list':
      return z.array(spec.of === 'url' ? z.union([webAddress, z.literal('')]) : lineText(spec.max)).max(spec.maxItems ?? 100);
    case 'flag':
      return z.boolean();
  }
}

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== false && value !== undefined);

/** Leaves out empty values, so that there is only one way to say nothing. */
function filled(fields: AnyFields): AnyFields {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, Array.isArray(value) ? value.filter(Boolean) : value] as const)
      .filter(([, value]) => isFilled(value)),
  );
}

/** Drops marks that point to an entry which is no longer in its list. */
function withoutStrayMarks(kind: ItemKind, fields: AnyFields): AnyFields {
  const marks = Object.entries(itemFields[kind] as Record<string, FieldSpec>).filter(([, spec]) => spec.oneOf);
  const stray = marks.filter(([name, { oneOf = '' }]) => !(fields[oneOf] as string[] | undefined)?.includes(String(fields[name]))).map(([name]) => name);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !stray.includes(name)));
}

function fieldsSchema(kind: ItemKind) {
  const shape = Object.fromEntries(Object.entries(itemFields[kind]).map(([name, spec]) => [name, fieldSchema(spec).optional()]));
  return z
    .strictObject(shape)
    .transform((fields) => withoutStrayMarks(kind, filled(fields as AnyFields)))
    .refine((fields) => headingFields[kind].some((name) => isFilled(fields[name])), `${brokenItemRules.headingMissing}: ${headingFields[kind].join(', ')}`)
    .refine((fields) => !(fields.current === true && fields.endDate), brokenItemRules.endOfCurrent)
    .refine(
      (fields) => !(fields.startDate && fields.endDate) || !endsBeforeStart(String(fields.startDate), String(fields.endDate)),
      brokenItemRules.endBeforeStart,
    );
}

const endsBeforeStart = (start: string, end: string) => end.slice(0, start.length) < start.slice(0, end.length);

const schemas = Object.fromEntries(itemKinds.map((kind) => [kind, fieldsSchema(kind)])) as Record<ItemKind, ReturnType<typeof fieldsSchema>>;

/** The schema of one kind's fields; unknown fields are refused, empty ones dropped. */
export const itemFieldsOf = (kind: ItemKind) => schemas[kind];

/** A kind with its fields, as written by a person or an import. */
export const itemContent = z.strictObject({ kind: itemKind, fields: z.record(z.string(), z.unknown()) }).transform((content, context) => {
  const parsed = schemas[content.kind].safeParse(content.fields);
  if (parsed.success) return { kind: content.kind, fields: parsed.data };
  for (const issue of parsed.error.issues) context.addIssue({ code: 'custom', message: issue.message, path: ['fields', ...issue.path] });
  return z.NEVER;
});

/** One thing that a person has done or can do: the unit of evidence (DESIGN section 1.1). `position` orders items within a kind. */
export const item = z.strictObject({
  id: z.uuid(),
  kind: itemKind,
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
  visibility,
  position: z.int(),
  version: z.int(),
  provenance,
  updatedAt: z.iso.datetime(),
});
export type Item = z.infer<typeof item>;
