import type { ItemKind } from '@folia/contracts/item/fields';

/** As resumes are read: what one has done, then what one has learnt and can, then the rest. */
export const kindOrder: readonly ItemKind[] = [
  'work',
  'project',
  'education',
  'skill',
  'certification',
  'publication',
  'patent',
  'talk',
  'award',
  'achievement',
  'volunteering',
  'language',
];
