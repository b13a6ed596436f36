import type { ItemKind } from '@folia/contracts/item/fields';
import type { BasicsField } from '@folia/contracts/resume-import/shapes';
import { type FieldName, fieldLabels } from '../../../lib/field-labels';

/** A kind as people read it: its own word, capitalised. */
export const kindName = (kind: ItemKind): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** "I do this now" is shown where the end date would be. */
export const fieldLabel = (field: string) => fieldLabels[(field === 'current' ? 'endDate' : field) as FieldName] ?? field;

export const basicsLabels: Record<BasicsField, string> = {
  name: 'Name',
  headline: 'Headline',
  email: 'E-mail',
  phone: 'Phone',
  location: 'Place',
  url: 'Website',
  summary: 'About you',
};
