import { isAllCapitals } from './ambiguity';
import type { SkillWord } from './read-rows';
import { joins, type Word } from './split-words';
import { surroundingsOf } from './surroundings';
import { type Branch, branchOf } from './taxonomy';
import { isVetoed } from './vetoes';

/** Words of a text that may be a skill. `sure`: whatever stands around them; otherwise the context or the area of the text decides. */
export type Candidate = { first: number; last: number; start: number; end: number; options: SkillWord[]; sure: boolean };

/** Whether a skill is written in the letter case of the data, or all around is in capitals. A plural of capitals ("RNs") is the same. */
export function isExact(written: string, text: string, start: number, end: number): boolean {
  const [own, wanted] = [text.slice(start, end), written].map((words) => words.replace(/\./g, ''));
  if (own === wanted || own === `${wanted}s`) return true;
  return own === wanted?.toUpperCase() && isAllCapitals(surroundingsOf(text, start, end));
}

function candidateAt(text: string, words: Word[], first: number, last: number, ends: SkillWord[]): Candidate | undefined {
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? 0;
  const around = surroundingsOf(text, start, end);
  const possible = ends.filter(
    ({ written, exact, shownBy }) => !isVetoed(written, around) && (!exact || shownBy === 'context' || isExact(written, text, start, end)),
  );
  const sure = possible.some(({ shownBy }) => shownBy === 'itself');
  const options = possible.filter(({ skill, written, exact, shownBy }) => {
    if (sure) return shownBy === 'itself' || (exact && isExact(written, text, start, end));
    return exact || (shownBy === 'area' && skill.area !== toolArea) || sameLetters(written, text.slice(start, end));
  });
  return options.length ? { first, last, start, end, options, sure } : undefined;
}

/** Names of tools have no plural: "nodes" are no Node. */
const toolArea = 'computing';

/** "sale" is not the skill "sales". */
const sameLetters = (written: string, own: string) => own.toLowerCase().replace(/\s+/g, ' ') === written.toLowerCase();

/** The longest candidates from left to right, none over another. */
export function findCandidates(text: string, words: Word[]): Candidate[] {
  const found: Candidate[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const reached: Candidate[] = [];
    let branch: Branch | undefined;
    for (let last = first; last < words.length; last += 1) {
      const word = words[last];
      if (!word || (last > first && !joins(word.gap))) break;
      branch = branchOf(branch, word.folded);
      if (!branch) break;
      const candidate = branch.ends.length ? candidateAt(text, words, first, last, branch.ends) : undefined;
      if (candidate) reached.push(candidate);
    }
    const longest = reached.at(-1);
    if (!longest) continue;
    found.push(longest);
    first = longest.last;
  }
  return found;
}
