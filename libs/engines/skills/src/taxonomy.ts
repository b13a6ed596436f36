import { AREAS } from './data/areas';
import { foldWord } from './fold-word';
import { readRows, type SkillWord } from './read-rows';
import type { Skill } from './skill';
import { splitWords } from './split-words';

/** A word in the tree of all names and aliases: what may follow it, and what ends with it. */
export type Branch = { next: Map<string, Branch>; ends: SkillWord[] };

/** Every way to write every skill, in the order of the data files. */
export const SKILL_WORDS: SkillWord[] = Object.entries(AREAS).flatMap(([area, categories]) => categories.flatMap((rows) => readRows(area, rows)));

/** Every skill once. */
export const SKILLS: Skill[] = [...new Set(SKILL_WORDS.map(({ skill }) => skill))];

const byId = new Map(SKILLS.map((skill) => [skill.id, skill]));

/** The skill of an id. */
export function skillById(id: string): Skill | undefined {
  return byId.get(id);
}

const root: Branch = { next: new Map(), ends: [] };
for (const word of SKILL_WORDS) {
  let branch = root;
  for (const { folded } of splitWords(word.written)) {
    const next: Branch = branch.next.get(folded) ?? { next: new Map(), ends: [] };
    branch.next.set(folded, next);
    branch = next;
  }
  branch.ends.push(word);
}

/** What the tree says of these words, each `Word.folded`. */
export function branchOf(branch: Branch | undefined, folded: string): Branch | undefined {
  const from = branch ?? root;
  return from.next.get(folded) ?? (/[\d+]$/.test(folded) ? from.next.get(unversioned(folded)) : undefined);
}

/** "python3" is Python, "java17" Java, "python+" a Python with a plus behind. */
function unversioned(folded: string): string {
  const [, name] = /^([a-z]{3,})(?:\d{1,2}|\++)$/.exec(folded) ?? [];
  return name ? foldWord(name) : folded;
}
