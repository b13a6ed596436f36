import type { SkillMention } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import { tellingStems } from '@folia/text/word-stems';
import { patternsOf } from '../../phrases-of';
import { isTool } from '../portfolio/fields-of-role';
import type { Term } from './split-terms';

const head = /^\p{L}[\p{L}\d &/'’-]{2,40}(?=:\s)/u;
/** Words for sorts of things, which nobody has as such: each thing after them is asked for. */
export const categoryWord = new RegExp(`(?<!\\p{L})${patternsOf('sorts', ['sort'])('sort')}$`, 'iu');
/** "Deployment & tooling: Kubernetes, Argo CD". */
const sortsHead = /^\p{L}[\p{L}\d/’'-]*(?: [\p{L}\d/’'-]+){0,2} ?(?:&|\/|and|und|et|y) ?[\p{L}\d ’'-]{2,30}:\s+/iu;
/** "Modeling", not "SQL". */
const plainWords = /^\p{L}\p{Ll}+(?: \p{L}\p{Ll}+)*$/u;
/** The length of a head that only names sorts of the tools behind it; 0 where there is none: of two known names it asks for both. */
export function lengthOfSorts(text: string, offset: number, mentions: readonly SkillMention[]): number {
  const length = sortsHead.exec(text)?.[0].length ?? 0;
  const inHead = mentions.filter(({ start }) => start < offset + length);
  const behind = mentions.slice(inHead.length);
  return inHead.length < 2 && inHead.every(({ words }) => plainWords.test(words)) && behind.some(({ skill }) => isTool(skill)) ? length : 0;
}
const fewestDetails = 2;
const mostHeadWords = 3;
/** "Check your own parts with micrometers, calipers and bore gauges": one activity, whatever tools it is done with. */
const measures = /^(?:(?:you|can|to) )*(?:check|measur|inspect|gaug|test|verif)(?:e|ing|y)?\s(?:[\p{L}'’]+\s){0,5}(?:with|using)\s/iu;
const isJoined = ({ joint }: Term) => joint === 'comma' || joint === 'and' || joint === 'or';

/**
 * "Incident response: triage, containment, write-up": a thing and its parts, which are one requirement. Returns the terms of such a sentence with the details
 * one level deeper. The terms of "Databases: PostgreSQL, MySQL", where each is a thing by itself, stay as they are.
 */
export function withDetailsInside(terms: readonly Term[], mentions: readonly SkillMention[]): readonly Term[] {
  const isKnown = ({ start, end }: Term) => mentions.some((mention) => start <= mention.start && mention.end <= end);
  const [first, ...others] = terms;
  if (first && measures.test(first.text) && others.length > 0 && others.every((term) => isKnown(term) && isJoined(term)))
    return [first, ...others.map((term): Term => ({ ...term, joint: 'example', depth: term.depth + 1 }))];
  if (first && isOfFirst(terms, mentions)) return [first, ...others.map((term): Term => ({ ...term, joint: 'example', depth: term.depth + 1 }))];
  const words = first && head.exec(first.text)?.[0];
  // "Accessibility: you know WCAG and you have tested with a screen reader": details given in sentences about the reader.
  if (first && words && words.split(' ').length <= mostHeadWords && /^:\s+you(?!\p{L})/iu.test(first.text.slice(words.length)))
    return [{ ...first, text: words, end: first.start + words.length }];
  if (!first || !words || categoryWord.test(words) || others.some(({ joint }) => joint === 'semicolon' || joint === 'begin')) return terms;
  const at = first.text.length - first.text.slice(words.length + 1).trimStart().length;
  const detail: Term = { ...first, text: first.text.slice(at), start: first.start + at, joint: 'example', depth: first.depth + 1 };
  const details = [detail, ...others.map((term) => ({ ...term, depth: term.depth + 1 }))];
  const named = mentions.filter((mention) => mention.start >= detail.start);
  const isOfTools = named.length > 0 && named.every(({ skill }) => isTool(skill) || skill.kind !== 'skill');
  const isOfOne = new Set(named.map(({ skill }) => skill)).size < fewestDetails;
  if (details.length < fewestDetails || isOfTools || (!isOfOne && details.filter(isKnown).length * 2 > details.length)) return terms;
  const telling = details.filter((term) => isKnown(term) || saysEnough(term));
  return [{ ...first, text: words, end: first.start + words.length }, ...telling.map((term): Term => ({ ...term, joint: 'example' }))];
}

/** "Advanced SQL – window functions and CTEs": what comes after the dash is part of what comes before it. */
function isOfFirst([first, second, ...more]: readonly Term[], mentions: readonly SkillMention[]): boolean {
  if (!first || !second || second.start - first.end < 3 || second.joint !== 'comma' || second.depth > first.depth) return false;
  const inside = ({ start, end }: Term) => mentions.filter((mention) => start <= mention.start && mention.end <= end);
  const [whole, ...rest] = inside(first);
  if (!whole || rest.length > 0) return false;
  return [second, ...more].every((term) => {
    const named = inside(term);
    // "Water heaters – tank and tankless": sorts of it.
    if (named.length === 0) return /^\p{Ll}+(?: \p{Ll}+)?$/u.test(term.text) && isJoined(term) && whole.end === first.end;
    return named.length > 0 && named.every(({ skill }) => skill !== whole.skill && skillStrength(skill, whole.skill) > 0);
  });
}

/** A single lower-case word ("profiles") is found everywhere. */
const saysEnough = ({ text }: Term) => tellingStems(text).length > 1 || /^\P{L}*\p{Lu}/u.test(text);

/** "Stormwater design, including control measures": an unknown detail belongs to what comes before it; a known one is asked for in its own right. */
export function withIncludedOnes(terms: readonly Term[], mentions: readonly SkillMention[]): readonly Term[] {
  let isDetail = false;
  return terms.map((term) => {
    const isKnown = mentions.some(({ start, end }) => term.start <= start && end <= term.end);
    isDetail = !isKnown && (term.isBesides === true || (isDetail && (term.joint === 'and' || term.joint === 'comma')));
    return isDetail ? { ...term, joint: 'example', depth: term.depth + 1 } : term;
  });
}
