import { decide } from './decide';
import { type Candidate, findCandidates } from './find-candidates';
import type { SkillWord } from './read-rows';
import type { Skill, SkillMention } from './skill';
import { splitWords } from './split-words';
import { type Branch, branchOf } from './taxonomy';

/** What a text speaks of: how often it surely names skills of an area, and what is the least that is no chance. */
type Subject = { counts: Map<string, number>; least: number };

/** Below this share of what is said of the main area, an area is spoken of by chance. */
const SPOKEN_OF = 0.15;

function subjectOf(candidates: Candidate[]): Subject {
  const counts = new Map<string, number>();
  for (const { options, sure } of candidates) {
    const plain = options.filter(({ shownBy }) => shownBy === 'itself');
    const [only, ...others] = plain.length ? plain : options;
    const area = sure && !others.length ? only?.skill.area : undefined;
    if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return { counts, least: Math.max(1, SPOKEN_OF * Math.max(...counts.values())) };
}

/** What is meant, if anything: of two skills written alike the one whose area the text speaks of (RN in a ward, RN beside Expo), then the one that needs no context. */
function meantBy({ options, sure }: Candidate, { counts, least }: Subject): Skill | undefined {
  const said = ({ skill }: SkillWord) => counts.get(skill.area) ?? 0;
  const needs = ({ shownBy }: SkillWord) => (shownBy === 'itself' ? 0 : 1);
  const possible = options.filter((option) => sure || said(option) >= least);
  return possible.toSorted((a, b) => said(b) - said(a) || needs(a) - needs(b))[0]?.skill;
}

/** The skills a text speaks of, in order and without overlap, the longest name first, in linear time. */
export function findSkills(text: string): SkillMention[] {
  const words = splitWords(text);
  const candidates = findCandidates(text, words);
  decide(text, words, candidates);
  const subject = subjectOf(candidates);
  return candidates.flatMap((candidate) => {
    const skill = meantBy(candidate, subject);
    return skill ? [{ skill, start: candidate.start, end: candidate.end, words: text.slice(candidate.start, candidate.end) }] : [];
  });
}

/** Of two skills written alike, the one written in the letters of the label, then the one that needs no context, then the one named so. */
function strangeness({ skill, written, shownBy }: SkillWord, label: string): number {
  const letters = written === label ? 0 : written.toLowerCase() === label.toLowerCase() ? 4 : 8;
  return letters + (shownBy === 'itself' ? 0 : 2) + (written === skill.name ? 0 : 1);
}

function namedExactly(label: string): Skill | undefined {
  let branch: Branch | undefined;
  for (const { folded } of splitWords(label)) {
    branch = branchOf(branch, folded);
    if (!branch) return undefined;
  }
  return branch?.ends.toSorted((a, b) => strangeness(a, label) - strangeness(b, label))[0]?.skill;
}

/** The skill a label of a skills list names as a whole, with or without a version ("Java 17") or a remark in brackets ("Go (3 years)"). */
export function skillNamed(label: string): Skill | undefined {
  const whole = label.trim();
  const bare = whole.replace(/\([^()]*\)/g, ' ').trim();
  return namedExactly(whole) ?? namedExactly(bare) ?? namedExactly(bare.replace(/\sv?\d+(?:\.\d+|\.x)*\+?$/i, ''));
}
