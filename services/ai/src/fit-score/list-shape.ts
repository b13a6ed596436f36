import type { SkillMention } from '../skills/skill';
import { isShort, type Sentence } from './sentence';

const category = /^\p{L}[\p{L} &/-]{1,30}:\s+/u;
const mostWords = 12;
const fewestEntries = 3;

/** "Routing: BGP, OSPF" and "Terraform, some Python" name things; "Manage the rota" says what is done. */
function namesThings({ text, start }: Sentence, inside: readonly SkillMention[]): boolean {
  const head = category.exec(text)?.[0].length ?? 0;
  const first = inside.find((mention) => mention.start >= start + head);
  if (!first || text.split(/\s+/).length > mostWords) return false;
  return head > 0 || (first.start === start && !/^\s*\p{L}/u.test(text.slice(first.end - start)));
}

/** Entries of a list nobody announced as needed are needed when most of them are nothing but names of skills, whatever stands above it. Both in order. */
export function needNamedLists(lists: readonly (readonly Sentence[])[], mentions: readonly SkillMention[]): void {
  let next = 0;
  for (const list of lists) {
    let named = 0;
    for (const sentence of list) {
      while (next < mentions.length && (mentions[next] as SkillMention).start < sentence.start) next += 1;
      const inside: SkillMention[] = [];
      for (; next < mentions.length && (mentions[next] as SkillMention).end <= sentence.end; next += 1) inside.push(mentions[next] as SkillMention);
      if (namesThings(sentence, inside)) named += 1;
    }
    if (named < fewestEntries || named * 3 < list.length * 2) continue;
    for (const sentence of list) if (sentence.use === 'about' || sentence.use === 'duties') sentence.use = 'must';
  }
}

/** "Stack: Kotlin, Kafka". */
const toolHead = /^(?:(?:our|the|tech) )?(?:stack|tools?|tooling|technologies|frameworks|software)\s*:\s*/iu;
const joints = /^(?:[\s,;&/|·+.]|(?:and|or|und|oder|et|ou|y|o)(?!\p{L}))*$/iu;

/** "AAT level 3 or qualified by experience.": a paper is there to be had. */
export function needBareCredentials(sentences: readonly Sentence[], mentions: readonly SkillMention[]): void {
  for (const { skill, start } of mentions) {
    if (skill.kind !== 'credential') continue;
    const sentence = sentences.find((one) => one.start === start);
    if (sentence && isShort(sentence.text, mostWords) && (sentence.use === 'about' || sentence.use === 'duties')) sentence.use = 'must';
  }
}

/** "React, TypeScript, CSS." is nothing but names of skills: they are needed, though nobody says so. Mentions in order. */
export function needBareNames(sentences: readonly Sentence[], mentions: readonly SkillMention[]): void {
  for (const sentence of sentences) {
    if (sentence.use !== 'about') continue;
    const inside = mentions.filter(({ start, end }) => sentence.start <= start && end <= sentence.end);
    const rest = inside.reduceRight((text, { start, end }) => text.slice(0, start - sentence.start) + text.slice(end - sentence.start), sentence.text);
    if (inside.length > 1 && joints.test(rest.replace(toolHead, ''))) Object.assign(sentence, { use: 'must', isList: true });
  }
}
