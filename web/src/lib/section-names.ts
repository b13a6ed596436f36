import type { ItemKind } from '@folia/contracts/item/fields';

/** What the section of each kind is called, on the page and wherever it is worked on. */
export const sectionNames: Record<ItemKind, string> = {
  skill: 'Skills',
  work: 'Work',
  project: 'Projects',
  publication: 'Publications',
  talk: 'Talks',
  patent: 'Patents',
  certification: 'Certifications',
  award: 'Awards',
  achievement: 'Achievements',
  education: 'Education',
  volunteering: 'Volunteering',
  language: 'Languages',
};
