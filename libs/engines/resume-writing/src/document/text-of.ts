import type { AnyFields } from '@folia/contracts/item/fields';

/** A field's value as text, empty when it is not said. */
export const textOf = (fields: AnyFields, name: string | undefined): string => {
  const value = name ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
};
