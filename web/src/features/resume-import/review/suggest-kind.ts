import { type ItemKind, itemKinds } from '@folia/contracts/item/fields';
import { kindName } from './field-labels';

const other: readonly (readonly [RegExp, ItemKind])[] = [
  [/volunt|civic|community/i, 'volunteering'],
  [/award|honou?r|prize/i, 'award'],
  [/publication|paper|article/i, 'publication'],
  [/talk|speak|conference/i, 'talk'],
  [/certif|licen[cs]e/i, 'certification'],
  [/language/i, 'language'],
  [/project/i, 'project'],
  [/skill|technolog/i, 'skill'],
  [/education|study|studies/i, 'education'],
  [/experience|employment|work/i, 'work'],
  [/achievement/i, 'achievement'],
  [/patent/i, 'patent'],
];

/** The kind that the section's heading indicates, if it does. */
export const suggestKind = (section: string): ItemKind | null =>
  other.find(([words]) => words.test(section))?.[1] ?? itemKinds.find((kind) => section.toLowerCase().includes(kind)) ?? null;
export const kindChoices = itemKinds.map((kind) => ({ kind, label: kindName(kind) })).sort((one, two) => one.label.localeCompare(two.label));
