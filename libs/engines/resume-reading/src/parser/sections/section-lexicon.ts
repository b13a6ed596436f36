import { join } from 'node:path';
import { itemKinds } from '@folia/contracts/item/fields';
import { readWordList } from '@folia/text/read-word-list';

/** What a section of a resume contains. `none`: known, but not one of our kinds (interests, references). */
const sectionKinds = ['summary', 'contact', 'profiles', ...itemKinds, 'course', 'none'] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Headings as people write them, in English, German, French and Spanish, and the most common ones in some sixteen other languages; each means one kind. */
export const sectionHeadings = readWordList(join(__dirname, '../../words/section-headings'), sectionKinds);
