import type { ItemKind } from '@folia/contracts/item/fields';

type Names = {
  /** The name of its section, on the page and in the editor. */
  section: string;
  /** Singular and plural, for counts. */
  counted: readonly [string, string];
  /** What follows "Add", as in "Add volunteering"; left out, it is "a" and the singular. */
  added?: string;
};

/** The words for each kind of entry. */
const names: Record<ItemKind, Names> = {
  skill: { section: 'Skills', counted: ['skill', 'skills'] },
  work: { section: 'Work', counted: ['job', 'jobs'] },
  project: { section: 'Projects', counted: ['project', 'projects'] },
  publication: { section: 'Publications', counted: ['publication', 'publications'] },
  talk: { section: 'Talks', counted: ['talk', 'talks'] },
  patent: { section: 'Patents', counted: ['patent', 'patents'] },
  certification: { section: 'Certifications', counted: ['certification', 'certifications'] },
  award: { section: 'Awards', counted: ['award', 'awards'] },
  achievement: { section: 'Achievements', counted: ['achievement', 'achievements'] },
  education: { section: 'Education', counted: ['education entry', 'education entries'], added: 'education' },
  volunteering: { section: 'Volunteering', counted: ['volunteering entry', 'volunteering entries'], added: 'volunteering' },
  language: { section: 'Languages', counted: ['language', 'languages'] },
};

export const sectionName = (kind: ItemKind): string => names[kind].section;
export const countedNames = (kind: ItemKind): readonly [string, string] => names[kind].counted;

/** One of a kind with its article, as in "Add a project". */
export function addedName(kind: ItemKind): string {
  const { counted, added } = names[kind];
  return added ?? `${/^[aeiou]/.test(counted[0]) ? 'an' : 'a'} ${counted[0]}`;
}
