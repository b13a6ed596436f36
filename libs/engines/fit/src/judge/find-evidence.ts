import { isDone, rungOf } from '@folia/contracts/fit-score/evidence-sources';
import type { FitEvidence } from '@folia/contracts/fit-score/shapes';
import type { Skill } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import { skillById } from '@folia/skills/taxonomy';
import { shareDoneByThemselves } from '../read/portfolio/done-by-themselves';
import { isEverydayArea, isFieldOfRole, isTool } from '../read/portfolio/fields-of-role';
import { kindsNamed } from '../read/portfolio/kinds-named';
import { yearsCovered } from '../read/portfolio/period';
import { type Hit, type Line, type LineSkill, type ReadItem, type ReadPortfolio, tellsDoing } from '../read/portfolio/read-portfolio';
import type { Option, ReadPosting } from '../read/requirements/requirement';
import { isTitle, isTrade, roleLikeness, roleOf } from '../read/role/read-role';
import type { Found } from './found';
import { hitsByWords } from './hits-by-words';
import { isPaper } from './is-paper';
import { isSaidWhole } from './is-said-whole';
import { isVeryThing, likeRole } from './is-very-thing';

const unborneList = 0.1;
const leastStrength = 0.12;
const siblingStrength = 0.6;
const sameRole = 0.9;

/** The sort that all options belong to ("MLflow, Weights & Biases or the like": MLOps). A sibling has to belong to it too. */
function sortsOf(options: readonly Option[]): readonly Skill[] {
  const named = options.flatMap(({ skill }) => skill ?? []);
  const [first, ...others] = named;
  return (first?.implies ?? []).flatMap(({ id }) => {
    const sort = skillById(id);
    return sort && others.every((one) => skillStrength(one, sort) > 0) ? [sort] : [];
  });
}

/** "Audited dressing changes" is not a financial audit: a single plain word from a craft that is neither the person's nor the posting's. */
const isWordOfOthers = (line: Line, { skill, start, end }: LineSkill, isOfCraft: boolean) =>
  !isOfCraft && skill.kind === 'skill' && !isEverydayArea(skill.area) && /^\p{Ll}+$/u.test(line.text.slice(start + 1, end)) && line.text.length > end - start;

/** What a sort is worth that the examples beside it are not of: "cloud platforms like Snowflake" by any cloud. */
const otherSort = 0.7;
const wholeSort = 0.8;
const isOtherSort = ({ skill }: Option, options: readonly Option[], isOpen: boolean) => {
  if (!isOpen || !skill || skill.implies.length > 0) return false;
  const examples = options.flatMap(({ skill: one }) => (one && one !== skill && one.implies.length > 0 ? [one] : []));
  return examples.length > 0 && examples.every((one) => skillStrength(one, skill) < wholeSort);
};

/** "Ahead of schedule" is not the scheduling of a front desk: a plain word of everyday work, from work unlike the posting's. */
const elsewhere = 0.7;
const isPlainWord = (line: Line, { start, end }: LineSkill) => /^\p{L}\p{Ll}+$/u.test(line.text.slice(start, end)) && line.text.length > end - start;

/** What a title is worth for a thing that says more than the craft: "database programming" by "Senior Software Engineer". */
const titleAlone = 0.72;
const fewestAskedWords = 2;
/** Whether a title names the craft alone, without the words by which what is asked for is a part of it. */
const isTitleAlone = (line: Line, { skill, stems }: Option) =>
  line.field === 'position' && skill !== null && stems.length >= fewestAskedWords && isTool(skill) && stems.some((stem) => !line.stems.has(stem));

function hitsBySkill(
  item: ReadItem,
  option: Option,
  isOpen: boolean,
  { excluded, role }: Pick<ReadPosting, 'role' | 'excluded'>,
  sorts: readonly Skill[],
  isLike: boolean,
): Hit[] {
  const { skill } = option;
  if (!skill) return [];
  const isKnownRole = item.role?.branch && role.branch;
  const isElsewhere = !isLike && isKnownRole && isEverydayArea(skill.area);
  const isOfCraft = isLike || !isKnownRole || isTool(skill) || (isFieldOfRole(item.role, skill.area) && isFieldOfRole(role, skill.area));
  return item.lines.flatMap((line) =>
    line.skills.flatMap((found) => {
      const { skill: had, start, end, own } = found;
      if (excluded.has(had.id) || (tellsDoing(item.kind, line.field) && isWordOfOthers(line, found, isOfCraft))) return [];
      const isOfSort = sorts.length === 0 || sorts.some((sort) => skillStrength(had, sort) > 0);
      const sibling = isOpen && isOfSort && had.category === skill.category && had.kind === skill.kind ? siblingStrength : 0;
      const fit =
        Math.max(skillStrength(had, skill), sibling) * (isTitleAlone(line, option) ? titleAlone : isElsewhere && isPlainWord(line, found) ? elsewhere : 1);
      return fit > 0 ? [{ line, start, end, fit, own }] : [];
    }),
  );
}

function hitsByKind(item: ReadItem, { name, skill }: Option): Hit[] {
  const [line] = item.lines;
  if (skill || !line || !kindsNamed(name).includes(item.kind)) return [];
  return [{ line, start: 0, end: line.text.length, fit: 1 / rungOf(item.source), own: 1 }];
}

/** "Kfz-Mechatroniker oder Industriemechaniker": anyone who held such a position is one. */
function hitsByTitle({ kind, role, lines }: ReadItem, { name, skill }: Option): Hit[] {
  const line = lines.find(({ field }) => field === 'position');
  if (skill || kind !== 'work' || !role || !line || !(isTitle(name) || isTrade(name)) || roleLikeness(role, roleOf(name)) < sameRole) return [];
  return [{ line, start: 0, end: line.text.length, fit: 1, own: 1 }];
}

/** What the same thing in another field is worth: "neurological rehabilitation" by rehabilitation. */
const otherField = 0.7;
/** What may well be the very thing, and does not show that it is: from work like the posting's, and from other work. */
const closeAtHome = 0.9;
const closeElsewhere = 0.74;
/** Whether an item says the words that decide which part of a thing is asked for. */
export const isOfField = ({ lines }: ReadItem, { beside = [] }: Option) => beside.every((stem) => lines.some((line) => line.stems.has(stem)));

/**
 * Everything in the portfolio that bears out one of the options, strongest first. The skills list comes separately, because what it is worth depends on the
 * rest.
 */
export function findEvidence(
  portfolio: ReadPortfolio,
  options: readonly Option[],
  isOpen: boolean,
  posting: Pick<ReadPosting, 'role' | 'excluded' | 'facts'>,
): Found[] {
  const found: Found[] = [];
  // "Playwright, Cypress or similar" names a sort by two examples. One name and "or similar" do not say similar in what way.
  const sorts = options.flatMap(({ skill }) => (skill && !isEverydayArea(skill.area) ? [skill.category] : []));
  const kinds = isOpen ? sortsOf(options) : [];
  const hasSiblings = isOpen && new Set(sorts).size < sorts.length && !namesItsSort(options);
  for (const item of portfolio.items) {
    if (item.kind === 'language') continue;
    const likeness = item.role === null ? 0 : roleLikeness(item.role, posting.role);
    const isLike = likeness >= likeRole;
    for (const option of options) {
      const pointed = (portfolio.pointed?.get(option) ?? []).filter(({ line }) => item.lines.includes(line));
      for (const hit of [
        ...hitsBySkill(item, option, hasSiblings, posting, kinds, isLike),
        ...hitsByKind(item, option),
        ...hitsByTitle(item, option),
        ...hitsByWords(item, option, isLike),
        ...pointed,
      ]) {
        const { line, start, end, fit, own } = hit;
        // Someone who does the very work the posting is for writes about it as their own.
        const isCraft = own < 1 && likeness >= sameRole && tellsDoing(item.kind, line.field);
        const doing = isCraft ? Math.max(own, shareDoneByThemselves(line.text, start, end, option.skill?.area ?? null, item.role, true)) : own;
        const place = { item, line, start, end, strength: fit };
        const isVery = isVeryThing(place, option, { options, isOpen }, posting, likeness);
        const strength =
          fit *
          doing *
          (option.isOnPaper && isPaper(item) ? 1 : rungOf(item.source)) *
          (isOfField(item, option) ? (isVery ? 1 : isLike ? closeAtHome : closeElsewhere) : otherField) *
          (isOtherSort(option, options, isOpen) ? otherSort : 1);
        if (strength >= leastStrength)
          found.push({
            item,
            line,
            start,
            end,
            strength,
            ...(isVery && (pointed.includes(hit) || isSaidWhole(place, option, posting, likeness)) ? {} : { isClose: true }),
          });
      }
    }
  }
  return found.sort(strongestFirst);
}
/** "EDR tools such as CrowdStrike": anyone who has another such tool has the sort. */
const namesItsSort = (options: readonly Option[]) =>
  options.some(({ skill: sort }) => sort && options.every(({ skill }) => skill === null || skill === sort || skillStrength(skill, sort) > 0));

const strongestFirst = (a: Found, b: Found) =>
  b.strength * b.item.recency - a.strength * a.item.recency ||
  (a.item.id < b.item.id ? -1 : a.item.id > b.item.id ? 1 : 0) ||
  a.start - b.start ||
  (a.line.text < b.line.text ? -1 : 1);

/** What a listed skill is worth: it counts if there is other evidence in its field; on its own it is only words. */
export function listedStrength(found: Found, isBorneOut: boolean): number {
  return isBorneOut ? found.strength : found.strength * unborneList;
}

const mostEvidence = 5;
const longestQuote = 300;

/** The evidence as it is cited: one quote per value, strongest first. */
export function cite(found: readonly Found[]): FitEvidence[] {
  const seen = new Set<string>();
  const cited: FitEvidence[] = [];
  for (const { item, line, start, end, strength } of found) {
    const key = `${item.id} ${line.field} ${line.entry}`;
    if (seen.has(key) || cited.length >= mostEvidence) continue;
    seen.add(key);
    cited.push({
      itemId: item.id,
      field: line.field,
      entry: line.entry,
      quote: quoteOf(line.text, start, end),
      source: item.source,
      years: item.period && isDone(item.source) ? tenth(yearsCovered([item.period])) : null,
      strength: Math.min(1, Math.round(strength * 100) / 100),
    });
  }
  return cited;
}
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The value itself or, if it is long, the sentences around the words; never more than one line of it. */
function quoteOf(text: string, start: number, end: number): string {
  if (text.length <= longestQuote && !text.includes('\n')) return text;
  const before = Math.max(text.lastIndexOf('. ', start) + 2, text.lastIndexOf('\n', start) + 1, start - longestQuote / 2);
  const from = before <= start && before >= 0 ? before : Math.max(0, start - longestQuote / 2);
  const stop = text.slice(end).search(/[.!?](?:\s|$)|\n/);
  return text.slice(from, Math.min(from + longestQuote, stop < 0 ? text.length : end + stop + 1)).trim();
}
