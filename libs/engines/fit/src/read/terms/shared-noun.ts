import { skillNamed } from '@folia/skills/find-skills';
import type { SkillMention } from '@folia/skills/skill';
import type { Term } from './split-terms';

const isJoined = (joint: Term['joint']) => joint === 'and' || joint === 'or' || joint === 'slash' || joint === 'comma';
const isWord = (text: string) => /^[\p{L}-]+$/u.test(text);
const mostAhead = 3;

/**
 * "Unit and UI tests", "accounts payable and receivable": what one word of a list means together with the noun it shares with its neighbours; null when
 * unknown.
 */
export function sharedNoun(terms: readonly Term[], index: number, mentions: readonly SkillMention[]): SkillMention | null {
  const term = terms[index];
  if (!term || !isWord(term.text)) return null;
  for (let ahead = index + 1; ahead <= index + mostAhead; ahead += 1) {
    const next = terms[ahead];
    if (!next || !isJoined(next.joint) || next.depth !== term.depth) break;
    // "Unit and integration tests you would show a colleague": the noun is the last word of what is named.
    const named = mentions.find(({ start, end }) => start === next.start && end <= next.end);
    const words = (named ? next.text.slice(0, named.end - next.start) : next.text).split(/\s+/);
    const noun = words.length > 1 && words.at(-1);
    if (!noun) continue;
    const whole = `${term.text} ${noun}`;
    const skill = skillNamed(whole);
    return skill ? { skill, start: term.start, end: term.end, words: whole } : null;
  }
  const before = terms[index - 1];
  const words = before && isJoined(term.joint) && before.depth === term.depth ? before.text.split(/\s+/) : [];
  const whole = `${words.slice(-2, -1).join(' ')} ${term.text}`.trim();
  const skill = words.length > 1 ? skillNamed(whole) : undefined;
  return skill ? { skill, start: term.start, end: term.end, words: whole } : null;
}
