import { join } from 'node:path';
import { itemKinds } from '@folia/contracts/item/fields';
import { readWordList } from '@folia/text/read-word-list';

/** What a section of a resume holds. `none`: known, but nothing of it is one of our kinds (interests, references). */
export const sectionKinds = ['summary', 'contact', 'profiles', ...itemKinds, 'course', 'none'] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Headings as people write them, in English, German, French and Spanish, the commonest in some sixteen more languages; each stands for one kind. */
export const sectionHeadings = readWordList(join(__dirname, '../../words/section-headings'), sectionKinds);
