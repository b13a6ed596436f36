import type { AnyFields, FieldValue } from '@folia/contracts/item/fields';

const isFilled = (value: FieldValue | undefined) => (Array.isArray(value) ? value.some(Boolean) : value !== undefined && value !== '' && value !== false);
const plain = (value: FieldValue | undefined) => JSON.stringify(!isFilled(value) ? null : Array.isArray(value) ? value.filter(Boolean) : value);

/** The names of the fields whose values differ; all forms of "empty" count as equal. */
export const changedFields = (a: AnyFields, b: AnyFields): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => plain(a[name]) !== plain(b[name]));

/** The filled fields, as the server stores them. */
export const filledFields = (fields: AnyFields): AnyFields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => isFilled(value))
      .map(([name, value]) => [name, Array.isArray(value) ? value.filter(Boolean) : value]),
  );
