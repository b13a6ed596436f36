import { completeAddress } from '@folia/contracts/complete-address';
import { type FieldSpec, type FieldValue, type ItemKind, itemFields } from '@folia/contracts/item/fields';
import { reviewTexts } from './review-texts';

export const fieldSpec = (kind: ItemKind, field: string): FieldSpec => (itemFields[kind] as Record<string, FieldSpec>)[field] ?? { type: 'text', max: 5000 };

function isWebAddress(text: string) {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** What is wrong with a value, as the rule it breaks; the server has the same rules. */
export function checkValue(spec: FieldSpec, text: string): string | null {
  const lines = spec.type === 'list' ? text.split('\n') : [text];
  if (lines.some((line) => line.trim().length > spec.max)) return reviewTexts.tooLong(spec.max);
  if (!text.trim()) return null;
  if (spec.type === 'date' && !/^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/.test(text.trim())) return reviewTexts.dateWrong;
  return spec.type === 'url' && !isWebAddress(completeAddress(text)) ? reviewTexts.urlWrong : null;
}

export const valueAsText = (value: FieldValue) => (Array.isArray(value) ? value.join('\n') : typeof value === 'boolean' ? '' : value);
export const textAsValue = (spec: FieldSpec, text: string): FieldValue =>
  spec.type === 'list'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : spec.type === 'url'
      ? completeAddress(text)
      : text.trim();
