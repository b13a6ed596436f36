import type { ItemKind } from '@folia/contracts/item/fields';
import type { BasicsField } from '@folia/contracts/resume-import/shapes';
import { type FieldName, fieldLabels } from '../../../lib/field-labels';

export const kindLabels: Record<ItemKind, string> = {
  skill: 'Skill',
  work: 'Work',
  project: 'Project',
  publication: 'Publication',
  talk: 'Talk',
  patent: 'Patent',
  certification: 'Certification',
  award: 'Award',
  achievement: 'Achievement',
  education: 'Education',
  volunteering: 'Volunteering',
  language: 'Language',
};

/** "I do this now" is read where the end would stand. */
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
