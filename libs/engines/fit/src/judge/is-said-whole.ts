import type { Skill } from '@folia/skills/skill';
import { skillById } from '@folia/skills/taxonomy';
import { tellingStems, wordsOf } from '@folia/text/word-stems';
import { isTool } from '../read/portfolio/fields-of-role';
import type { Option, ReadPosting } from '../read/requirements/requirement';
import { roleLikeness, roleOf } from '../read/role/read-role';
import { stemsOfNames } from '../read/terms/around-name';
import { isForm } from '../read/terms/beside-name';
import type { Found } from './found';
import { initialsOf, isJoining } from './hits-by-words';
import { likeRole } from './is-very-thing';

/** A product with a name of its own, and no activity or sort. */
const isNamedTool = (skill: Skill) => isTool(skill) && skill.implies.length > 0 && !/ \p{Ll}{4}/u.test(skill.name);

const sameWork = 0.85;

const isIn = (stem: string, skill: Skill) =>
  stemsOfNames(skill).has(stem) ||
  skill.implies.some(({ id }) => {
    const sort = skillById(id);
    return sort !== undefined && stemsOfNames(sort).has(stem);
  });

/** "Relationships with advertising executives": who advertises has them where one of the other words is said as well. */
function saysAround({ item, line, start, end }: Found, { skill, around = [] }: Option): boolean {
  if (around.length === 0 || (skill && isNamedTool(skill))) return true;
  const had = line.skills.filter((one) => one.start <= start && end <= one.end);
  return around.some((stem) => item.lines.some(({ stems }) => stems.has(stem)) || had.some((one) => isIn(stem, one.skill)));
}

const compound = /\p{L}+(?:-\p{L}+)+/gu;
const closed = (text: string) => text.toLowerCase().replace(/[\s-]+/gu, '');
/** "Trade-offs" are no trades: of a name nobody knows every word is said. */
const saysName = ({ item, line, start, end }: Found, { skill, name }: Option) =>
  skill !== null ||
  end - start === line.text.length ||
  line.text.includes(initialsOf(name) ?? name) ||
  ((name.match(compound) ?? []).every((one) => closed(line.text).includes(closed(one).replace(/s$/u, ''))) &&
    wordsOf(name).every(({ stem }) => isForm(stem) || isJoining(stem) || item.lines.some(({ stems }) => stems.has(stem))));

const nextWord = /^ (\p{Ll}{3,}|\p{Lu}{2,})(?!\p{L})/u;
const noNoun = /(?:ed|ing|ly)$/u;
/** "A data science IDE", "the analytics surface": from other work, a name before another noun only says which. */
function isBeforeNoun({ line, end }: Found, { skill }: Option, likeness: number): boolean {
  const next = likeness < sameWork && line.field !== 'position' && skill && !isNamedTool(skill) ? nextWord.exec(line.text.slice(end))?.[1] : undefined;
  if (next === undefined || noNoun.test(next)) return false;
  const [stem] = tellingStems(next);
  return stem !== undefined && !isForm(stem) && !(skill && stemsOfNames(skill).has(stem));
}

/** "Data analysts" are who held such a position, and not everybody who analysed something. */
const isThatPerson = ({ item }: Found, { person }: Option) =>
  person === undefined || (item.role !== null && roleLikeness(item.role, roleOf(person)) >= sameWork);

const plainWord = /^\p{L}?\p{Ll}+$/u;
/** "Monitoring", "scheduling": one everyday word means what the line of work means by it. */
const isOfOtherWork = ({ item, line, start, end }: Found, { skill }: Option, { role }: Pick<ReadPosting, 'role'>, likeness: number) =>
  likeness < likeRole &&
  item.role !== null &&
  role.branch !== null &&
  !(skill && isNamedTool(skill)) &&
  end - start < line.text.length &&
  plainWord.test(line.text.slice(start, end));

/** Whether words that show an option say all that is asked for; only then it is met. What they are worth does not depend on it. */
export const isSaidWhole = (found: Found, option: Option, posting: Pick<ReadPosting, 'role'>, likeness: number): boolean =>
  saysAround(found, option) &&
  saysName(found, option) &&
  !isBeforeNoun(found, option, likeness) &&
  isThatPerson(found, option) &&
  !isOfOtherWork(found, option, posting, likeness);
