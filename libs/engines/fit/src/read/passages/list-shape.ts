import type { SkillMention } from '@folia/skills/skill';
import { isShort, type Sentence } from './sentence';

const category = /^\p{L}[\p{L} &/-]{1,30}:\s+/u;
const mostWords = 12;
const fewestEntries = 3;

/** What each sentence names. Both are in order. */
function mentionsIn(sentences: readonly Sentence[], mentions: readonly SkillMention[]): Map<Sentence, SkillMention[]> {
  let next = 0;
  return new Map(
    sentences.map((sentence) => {
      while (next < mentions.length && (mentions[next] as SkillMention).start < sentence.start) next += 1;
      const from = next;
      while (next < mentions.length && (mentions[next] as SkillMention).end <= sentence.end) next += 1;
      return [sentence, mentions.slice(from, next)];
    }),
  );
}

/** "Routing: BGP, OSPF" and "Terraform, some Python" name things; "Manage the rota" says what is done. */
function namesThings({ text, start }: Sentence, inside: readonly SkillMention[]): boolean {
  const head = category.exec(text)?.[0].length ?? 0;
  const first = inside.find((mention) => mention.start >= start + head);
  if (!first || text.split(/\s+/).length > mostWords) return false;
  return head > 0 || (first.start === start && !/^\s*\p{L}/u.test(text.slice(first.end - start)));
}

/** Entries of a list that nothing announces as needed are needed when most of them are just names of skills, whatever is above it. Both are in order. */
export function needNamedLists(lists: readonly (readonly Sentence[])[], mentions: readonly SkillMention[]): void {
  const inside = mentionsIn(lists.flat(), mentions);
  for (const list of lists) {
    let named = 0;
    for (const sentence of list) {
      if (namesThings(sentence, inside.get(sentence) ?? [])) named += 1;
    }
    if (named < fewestEntries || named * 3 < list.length * 2) continue;
    for (const sentence of list) if (sentence.use === 'about' || sentence.use === 'duties') sentence.use = 'must';
  }
}

/** "Stack: Kotlin, Kafka". */
const toolHead = /^(?:(?:our|the|tech) )?(?:stack|tools?|tooling|technologies|frameworks|software)\s*:\s*/iu;
const joints = /^(?:[\s,;&/|·+.]|(?:and|or|und|oder|et|ou|y|o)(?!\p{L}))*$/iu;

/** "AAT level 3 or qualified by experience.": it names a paper to have. */
const isBarePaper = ({ text, start }: Sentence, [first]: readonly SkillMention[]) =>
  first?.start === start && first.skill.kind === 'credential' && isShort(text, mostWords);

/** "React, TypeScript, CSS.": just names of skills. */
function areBareNames({ text, start }: Sentence, inside: readonly SkillMention[]): boolean {
  const rest = inside.reduceRight((left, mention) => left.slice(0, mention.start - start) + left.slice(mention.end - start), text);
  return inside.length > 1 && joints.test(rest.replace(toolHead, ''));
}

/** Papers and names on their own are needed, even if nothing says so. Both are in order. */
export function needBareNames(sentences: readonly Sentence[], mentions: readonly SkillMention[]): void {
  for (const [sentence, inside] of mentionsIn(sentences, mentions)) {
    if (sentence.use === 'about' && areBareNames(sentence, inside)) Object.assign(sentence, { use: 'must', isList: true });
    else if ((sentence.use === 'about' || sentence.use === 'duties') && isBarePaper(sentence, inside)) sentence.use = 'must';
  }
}
