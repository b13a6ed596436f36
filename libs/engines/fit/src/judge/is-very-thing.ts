import { skillStrength } from '@folia/skills/skill-strength';
import { wordsOf } from '@folia/text/word-stems';
import { isEverydayArea, isTool } from '../read/portfolio/fields-of-role';
import type { Option, ReadPosting } from '../read/requirements/requirement';
import { isStudent } from '../read/role/seniority';
import { stemsOfNames } from '../read/terms/around-name';
import { isForm } from '../read/terms/beside-name';
import type { Found } from './found';
import { isPaper } from './is-paper';

/** From this likeness on, two kinds of work have their words in common. */
export const likeRole = 0.35;

/** The position names its trade, and not the thing: whoever knows of the trade supposes it. Titles in computing are judged by what they say. */
function isSupposed({ line, start, end }: Found, { skill }: Option): boolean {
  if (line.field !== 'position' || !skill || isTool(skill) || end - start < line.text.length) return false;
  return !wordsOf(skill.name).some(({ stem }) => line.stems.has(stem));
}

/** One word, whatever says in what form it is there ("HR function"). */
const isPlainName = ({ skill, name, stems }: Option) =>
  (skill ? !isTool(skill) && !isEverydayArea(skill.area) : !/\p{Lu}/u.test(name)) && stems.filter((stem) => !isForm(stem)).length <= 1;

/** "Column oriented databases" are more than databases: what is said beside the name of a sort has to be told of as well. A tool's own name is exact. */
function saysMore({ item }: Found, { skill, stems }: Option): boolean {
  if (!skill || stems.length < 2 || (isTool(skill) && skill.implies.length > 0)) return false;
  const names = stemsOfNames(skill);
  const more = stems.filter((stem) => !isForm(stem) && !names.has(stem));
  return more.length > 0 && more.length < stems.length && !more.some((stem) => item.lines.some((line) => line.stems.has(stem)));
}

/** What students saw on a placement is no practice, but for those who begin. What they programmed they did. */
const isPlacement = ({ item }: Found, { skill }: Option, seniority: ReadPosting['facts']['seniority']) =>
  item.kind === 'work' && !(skill && isTool(skill)) && seniority !== 'intern' && seniority !== 'junior' && isStudent(String(item.fields.position ?? ''));

/** "Languages (C, C++)" names the ones it wants: another of the sort is close, and so is the word for the sort. */
function isBesideExamples({ line, start, end }: Found, { skill, stems }: Option, options: readonly Option[], isOpen: boolean): boolean {
  if (isOpen) return false;
  const tools = options.flatMap(({ skill: one }) => (one && one !== skill && isTool(one) ? [one] : []));
  if (!skill) return tools.length > 1 && stems.length === 1;
  const examples = tools.filter((one) => skillStrength(one, skill) > 0);
  const had = line.skills.filter((one) => one.start === start && one.end === end);
  return examples.length > 0 && !had.some((one) => examples.some((example) => skillStrength(one.skill, example) > 0));
}

/**
 * Whether words that name an option show the very thing that is asked for, in the same sense and as one's own practice. A plain word has the sense of the work
 * it is said in: from work unlike the posting's it may be another thing.
 */
export function isVeryThing(
  found: Found,
  option: Option,
  { options, isOpen }: { options: readonly Option[]; isOpen: boolean },
  { role, facts }: Pick<ReadPosting, 'role' | 'facts'>,
  likeness: number,
): boolean {
  const isUnlike = likeness < likeRole && found.item.role !== null && role.branch !== null;
  if (isUnlike && (isSupposed(found, option) || isPlainName(option))) return false;
  if (saysMore(found, option) || (option.isOnPaper && !isPaper(found.item))) return false;
  return !isPlacement(found, option, facts.seniority) && !isBesideExamples(found, option, options, isOpen);
}
