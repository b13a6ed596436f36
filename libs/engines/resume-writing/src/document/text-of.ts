import type { AnyFields } from '@folia/contracts/item/fields';

/** A field's value as text, empty if it is not given. */
export const textOf = (fields: AnyFields, name: string | undefined): string => {
  const value = name ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
};
