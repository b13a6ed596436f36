import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import { maxSkills } from '../../document/limits';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import { isLanguageName, languageLevel } from '../values/language-names';
import { isSkillLevel } from '../values/skill-level';
import { alternation, wordsOf } from '../values/word-lists';
import { readLanguageItems } from './read-languages';
import type { Unit } from './section-units';
import { headsGroup, labelledStart, labelOf, skillUnits } from './skill-units';

export type SkillGroup = { label: Passage | null; items: Passage[] };

const openings = wordsOf('skill-openings', ['quality', 'link', 'knowledge', 'relation', 'opening', 'unspaced']);
const openingForms = [
  `(?:highly |very )?(?:${alternation(openings, 'quality')})\\s(?:${alternation(openings, 'link')})`,
  `(?:${alternation(openings, 'knowledge')}) (?:${alternation(openings, 'relation')})`,
  alternation(openings, 'opening'),
];
const opening = new RegExp(`^(?:(?:${openingForms.join('|')})\\s+|(?:${alternation(openings, 'unspaced')})\\s*(?=[^\\s:：]))`, 'iu');
const tableHead =
  /^(?:skills?|technolog(?:y|ies)|tools?|languages?|names?|kenntnisse?|compétences?)\s(?:.{0,20}\s)?(?:level|years?|experience|proficiency|rating|niveau|nivel|jahre|last used)$/i;
// "Trained forklift operators" says what someone did; "Distributed systems" is a known skill.
const doing =
  /^(?!(?:distributed|embedded|applied|advanced|automated|integrated|unified|certified|mixed|licensed|connected|augmented|detailed|related|shared|united|structured|object|rapid|need)\b)(?:\p{L}+ed|led|built|kept|ran|made|wrote|won|grew|drove|taught|oversaw|spearheaded)\s(?:\S+\s){1,}\S+/iu;
const maxSkillLength = 60;

/** Splits at commas, semicolons, bullets and bars outside brackets, and at " and " before the last item. */
function splitList(passage: Passage): Passage[] {
  const parts: Passage[] = [];
  let depth = 0;
  let from = 0;
  const { text } = passage;
  const cut = (to: number, next: number) => {
    parts.push(passage.slice(from, to).trim());
    from = next;
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (',;•|·▪◦●、，/'.includes(character) || character === '\t')) {
      const isSlash = character === '/' && !(text.charAt(index - 1) === ' ' && text.charAt(index + 1) === ' ');
      const isDecimal = character === ',' && /\d/.test(text.charAt(index - 1)) && /\d/.test(text.charAt(index + 1));
      if (!isSlash && !isDecimal) cut(index, index + 1);
    }
  }
  cut(text.length, text.length);
  const items = parts
    .filter((part) => part.text)
    .reduce<Passage[]>((kept, part) => {
      // "CACES 1, 3 et 5": numbers after a comma belong to the name before them.
      const before = kept[kept.length - 1];
      if (before && /\d$/.test(before.text) && /^\d+[A-Z]?(?:\s(?:and|und|et|y|e|&)\s\d+[A-Z]?)?$/.test(part.text))
        kept[kept.length - 1] = Passage.join([before, part], ', ');
      else kept.push(part);
      return kept;
    }, []);
  const last = items[items.length - 1];
  const joined = items.length > 1 && last ? /^(.{2,40})\s(?:and|und|et|y)\s(.{2,40})$/.exec(last.text) : null;
  if (last && joined && !/^(?:and|und|et|y)\s/i.test(last.text)) {
    const at = joined[1]?.length ?? 0;
    items.splice(-1, 1, last.slice(0, at), last.slice(last.text.length - (joined[2]?.length ?? 0)));
  }
  return items;
}

/** One skill as it is named: without "Proficient in", a final period or list marks. Two skills if the opening words apply to both. */
function nameOf(item: Passage): Passage[] {
  let passage = item.trim('•·-–—*:;,★☆●○⬤◯■□▪▫✦✩').trim();
  const open = opening.exec(passage.text);
  for (let match = open, turn = 0; match && turn < 3; turn += 1) {
    passage = passage.slice(match[0].length).trim();
    match = opening.exec(passage.text);
  }
  passage = /(?<!\bjs|\bnet|\betc|\b\p{L})\.$/iu.test(passage.text) ? passage.slice(0, passage.text.length - 1) : passage;
  const pair = open ? /^(.{2,30})\s(?:and|und|et|y|&)\s(.{2,30})$/.exec(passage.text) : null;
  return pair ? [passage.slice(0, pair[1]?.length), passage.slice(passage.text.length - (pair[2]?.length ?? 0))] : [passage];
}

const isSkill = (text: string) =>
  text.length <= maxSkillLength && text.split(' ').length <= 7 && /[\p{L}]/u.test(text) && !isSkillLevel(text) && !/^(?:etc|and more|others?)\.?$/i.test(text);

/** "Steady on budgets, staffing, and night shifts." is a sentence, not a list. */
const isSentenceList = (items: readonly Passage[], text: string) =>
  /\.$/.test(text) &&
  items.length > 1 &&
  !opening.test(text) &&
  /\s(?:on|across|for|to|with|under|over|into|between)\s/.test(items[0]?.text ?? '') &&
  items.slice(1).every((item) => /^\p{Ll}/u.test(item.text));

/** Groups of skills as a section lists them: each label with its items. Prose is left out. Pure. */
export function skillGroups(lines: readonly TextLine[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  const units = skillUnits(lines);
  let open: SkillGroup | undefined;
  const isLevel = (unit: Unit | undefined) => unit !== undefined && isSkillLevel(unit.passage.text);
  /** The name of a skill above its level, and nothing listed below that. */
  const isCard = (at: number) => {
    const [name, level, next] = units.slice(at, at + 3);
    if (!name || !isLevel(level) || isLevel(name) || /[,:]/.test(name.passage.text)) return false;
    return !next || labelledStart.test(next.passage.text) || isLevel(units[at + 3]);
  };
  const cards = new Set(units.flatMap((_, index) => (isCard(index) ? [index] : [])));
  units.forEach((unit, index) => {
    const below = units[index + 1];
    if (cards.size > 1 && cards.has(index - 1)) return;
    if (below && cards.size > 1 && cards.has(index)) {
      groups.push({ label: null, items: [Passage.join([unit.passage, below.passage], ': ')] });
      return;
    }
    if (headsGroup(unit, units[index + 1])) {
      open = { label: unit.passage, items: [] };
      groups.push(open);
      return;
    }
    const line = unit.lines[0] as TextLine;
    if (line.cells.length > 1) {
      const below = unit.lines.slice(1).map((next) => Passage.of(next));
      const cells = line.cells.map((cell, at) => Passage.join([Passage.of(line, cell.from, cell.to), ...(at === line.cells.length - 1 ? below : [])]));
      const isLabelled =
        /:$/.test(cells[0]?.text ?? '') || (cells.length === 2 && (cells[1]?.text ?? '').includes(',') && !(cells[0]?.text ?? ',').includes(','));
      if (tableHead.test(cells.map((cell) => cell.text).join(' '))) return;
      if (cells.slice(1).every((cell) => isSkillLevel(cell.text))) groups.push({ label: open?.label ?? null, items: [Passage.join(cells.slice(0, 2), ': ')] });
      else if (isLabelled) groups.push({ label: (cells[0] as Passage).trim(':'), items: cells.slice(1).flatMap(splitList) });
      else groups.push({ label: open?.label ?? null, items: cells.flatMap(splitList) });
      return;
    }
    const { label, rest } = labelOf(unit);
    const items = splitList(rest);
    if ((items.length === 1 || rest.text.split(' ').length >= 8) && doing.test(rest.text)) return;
    if (unit.kind === 'prose' && items.length === 1 && /[.!]$/.test(rest.text) && rest.text.split(' ').length >= 5) return;
    if (!label && isSentenceList(items, rest.text)) return;
    const isSentence = items.some((item) => item.text.split(' ').length > 9) && /\.\s|\.$/.test(rest.text);
    if (isSentence && items.filter((item) => isSkill(item.text)).length < items.length * 0.6) return;
    groups.push({ label: label ?? open?.label ?? null, items });
  });
  return groups;
}

/** "French (fluent)" among skills is a language. */
function isSpoken(text: string): boolean {
  const [, name = '', level = ''] = /^(\p{L}+)\s*(?:[(（:–—-]\s*)([^()（）]{2,40})[)）]?$/u.exec(text) ?? [];
  return isLanguageName(name) && languageLevel.test(level);
}

/** Skill entries of the groups, and languages named among them: one per skill, with the group's label as its category, and a level if one follows it. At most 500. Pure. */
export function readSkills(groups: readonly SkillGroup[], context: ReadContext, taken = 0): { entries: Omit<FoundEntry, 'id'>[]; dropped: number } {
  const entries: Omit<FoundEntry, 'id'>[] = [];
  let dropped = 0;
  for (const { label, items } of groups) {
    for (const item of items.flatMap(nameOf)) {
      if (!isSkill(item.text)) continue;
      const spoken = isSpoken(item.text) ? readLanguageItems([item], context) : [];
      if (spoken.length > 0) {
        entries.push(...spoken);
        continue;
      }
      if (entries.length + taken >= maxSkills) {
        dropped += 1;
        continue;
      }
      const level = /^(.{1,50}?)\s*(?:\(([^()]{3,40})\)|[:–—-]\s?([^:–—]{3,30})|\s(\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}))$/u.exec(item.text);
      const said = level?.[2] ?? level?.[3] ?? level?.[4] ?? '';
      const isLevel = isSkillLevel(said) || (languageLevel.test(said) && /^(?:native|fluent|advanced|intermediate|basic|expert|beginner)/i.test(said));
      const name = isLevel ? item.slice(0, level?.[1]?.length) : item;
      const builder = new EntryBuilder('skill', context).text('name', name, label ? 0.9 : 0.8, 'skill list');
      if (isLevel)
        builder.text(
          'level',
          item.slice(item.text.indexOf(said, level?.[1]?.length), item.text.indexOf(said, level?.[1]?.length) + said.length),
          0.8,
          'behind skill',
        );
      builder.text('category', label, 0.85, 'group label');
      const entry = builder.build();
      if (entry) entries.push(entry);
    }
  }
  return { entries, dropped };
}
