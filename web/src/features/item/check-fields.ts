import { brokenItemRules, brokenRules } from '@folia/contracts/broken-rules';
import { type AnyFields, headingFields, type ItemKind } from '@folia/contracts/item/fields';
import { maxItems } from '@folia/contracts/limits';
import type { FieldName } from '../../lib/field-labels';
import { editorFields } from './editor-fields';
import { texts } from './texts';

export type FieldErrors = Partial<Record<FieldName, string>>;
/** As the API reports them in `details.issues`, and as the schema does in the browser. */
export type Issue = { path: string; message: string; code?: string };

/** The sentence for a rule of the contract (item/shapes.ts, text.ts); null for a rule that is not ours. */
function sentence(message: string, kind: ItemKind, name: FieldName | undefined): { name: FieldName; words: string } | null {
  const heading = headingFields[kind][0] as FieldName;
  if (message.startsWith(brokenItemRules.headingMissing))
    return { name: heading, words: texts.rule.needsOneOf(headingFields[kind].map((field) => texts.label(field as FieldName))) };
  if (message === brokenItemRules.endOfCurrent) return { name: 'endDate', words: texts.rule.currentEnd };
  if (message === brokenItemRules.endBeforeStart) return { name: 'endDate', words: texts.rule.order };
  if (/^more than \d+ items/.test(message)) return { name: heading, words: texts.rule.full(maxItems) };
  if (!name) return null;
  const field = editorFields(kind).find((candidate) => candidate.name === name);
  if (!field) return null;
  if (message === brokenRules.controlCharacters) return { name, words: texts.rule.control };
  if (field.type === 'date') return { name, words: texts.rule.date };
  if (/\bitems\b/.test(message)) return { name, words: texts.rule.tooMany(field.maxItems) };
  if (/too big|characters/i.test(message)) return { name, words: texts.rule.tooLong(field.max) };
  return field.type === 'url' || message === brokenRules.webAddress ? { name, words: texts.rule.url } : { name, words: `${field.label}: ${message}` };
}

/** Assigns each issue to the field it is about; an issue without a field is shown at the heading. */
export function fieldErrors(kind: ItemKind, issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const parts = path.split('.');
    const place = parts.indexOf('fields');
    const name = parts[place + 1] as FieldName | undefined;
    const found = sentence(message, kind, name) ?? { name: headingFields[kind][0] as FieldName, words: message };
    errors[found.name] ??= found.words;
  }
  return errors;
}

let rules: typeof import('@folia/contracts/item/shapes') | null = null;

/** Schemas are larger than the form, so they are fetched once someone types. */
export async function fetchRules(): Promise<void> {
  rules ??= await import('@folia/contracts/item/shapes').catch(() => null);
}

/** The server's own schema, checked before anything is sent. If it could not be fetched, only the server checks. */
export function checkFields(kind: ItemKind, fields: AnyFields): FieldErrors {
  const parsed = rules?.itemFieldsOf(kind).safeParse(fields) ?? { success: true };
  return parsed.success
    ? {}
    : fieldErrors(
        kind,
        parsed.error.issues.map((issue) => ({ path: ['fields', ...issue.path].join('.'), message: issue.message })),
      );
}
