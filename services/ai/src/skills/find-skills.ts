import { decide } from './decide';
import { type Candidate, findCandidates } from './find-candidates';
import type { SkillWord } from './read-rows';
import type { Skill, SkillMention } from './skill';
import { splitWords } from './split-words';
import { type Branch, branchOf } from './taxonomy';

/** Of two skills that are written alike, the one whose area the rest of the text speaks of: RN in a ward, RN beside Expo. */
function ownerOf(options: SkillWord[], votes: Map<string, number>): Skill | undefined {
  return options.map(({ skill }) => skill).toSorted((a, b) => (votes.get(b.area) ?? 0) - (votes.get(a.area) ?? 0))[0];
}

function votesOf(candidates: Candidate[]): Map<string, number> {
  const votes = new Map<string, number>();
  for (const { options } of candidates) {
    const area = options.length === 1 ? options[0]?.skill.area : undefined;
    if (area) votes.set(area, (votes.get(area) ?? 0) + 1);
  }
  return votes;
}

/** The skills a text speaks of, in order and without overlap, the longest name first, in linear time. */
export function findSkills(text: string): SkillMention[] {
  const words = splitWords(text);
  const candidates = decide(text, words, findCandidates(text, words));
  const votes = votesOf(candidates);
  return candidates.flatMap(({ start, end, options }) => {
    const skill = ownerOf(options, votes);
    return skill ? [{ skill, start, end, words: text.slice(start, end) }] : [];
  });
}

function namedExactly(label: string): Skill | undefined {
  let branch: Branch | undefined;
  for (const { folded } of splitWords(label)) {
    branch = branchOf(branch, folded);
    if (!branch) return undefined;
  }
  return branch?.ends[0]?.skill;
}

/** The skill a label of a skills list names as a whole, with or without a version ("Java 17") or a remark in brackets ("Go (3 years)"). */
export function skillNamed(label: string): Skill | undefined {
  const bare = label.replace(/\([^()]*\)/g, ' ').trim();
  return namedExactly(label) ?? namedExactly(bare) ?? namedExactly(bare.replace(/\sv?\d+(?:\.\d+|\.x)*\+?$/i, ''));
}
