import type { Skill } from '@folia/skills/skill';
import { skillById } from '@folia/skills/taxonomy';
import { isTool } from '../read/portfolio/fields-of-role';
import type { Option, ReadPosting } from '../read/requirements/requirement';
import { roleLikeness, roleOf } from '../read/role/read-role';
import { stemsOfNames } from '../read/terms/around-name';
import type { Found } from './found';
import { likeRole } from './is-very-thing';

/** A product with a name of its own, and no activity or sort. */
const isNamedTool = (skill: Skill) => isTool(skill) && skill.implies.length > 0;

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

const sameWork = 0.85;
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
  saysAround(found, option) && isThatPerson(found, option) && !isOfOtherWork(found, option, posting, likeness);
