import { tellingStems } from '@folia/text/word-stems';
import { isEverydayArea, isFieldOfRole } from '../read/portfolio/fields-of-role';
import { monthsOf, yearsCovered } from '../read/portfolio/period';
import type { ReadItem, ReadPortfolio } from '../read/portfolio/read-portfolio';
import { fieldsOf, isAnyField, leadsTo } from '../read/requirements/degree-fields';
import { type DegreeLevel, degreeLevelOf, isShortDegree } from '../read/requirements/degrees';
import type { ReadPosting, Requirement } from '../read/requirements/requirement';
import { roleLikeness, roleOf } from '../read/role/read-role';
import type { Found } from './found';
import { likeRole } from './is-very-thing';
import { likeWork, lineOf, nothing } from './judge-rest';
import type { Verdict } from './judge-skill';

const otherField = 0.65;
const yearsForDegree = 4;
/** The credit for a rung below the one asked for. */
const belowLevel = 0.17;
/** The rung of what trains for one trade. */
const vocational: DegreeLevel = 2;
/** Somebody learnt the posting's trade or one beside it: by its name, or by a skill of it. */
const isOfTrade = ({ lines }: ReadItem, words: string, { role }: ReadPosting) =>
  roleLikeness(roleOf(words), role) >= likeRole ||
  lines.some(({ skills }) => skills.some(({ skill }) => !isEverydayArea(skill.area) && isFieldOfRole(role, skill.area)));

const isUnfinished = ({ fields }: ReadItem, now: number) =>
  typeof fields.endDate === 'string' && fields.endDate.length >= 4 && monthsOf(fields.endDate) > now + 1;

/** "CAP" is one paper, and no rung that others stand on as well. */
const byLetters = /^(?!BSC|MSC|MBA|PHD|BA|BS|MA|MS)\p{Lu}{2,4}$/u;
const apprentice = /apprentic/i;
/** "IT degree". */
const computing: ReadonlySet<string> = new Set(['it', 'ict', 'edv']);

/**
 * Whether the degree somebody has is the one asked for, and not one like it: in one of the fields named, all of its words ("computer science" is no "computer
 * aided drafting"), in the posting's trade where it says "relevant", and finished.
 */
function isVeryDegree(item: ReadItem, words: string, had: number, { degree, label }: Requirement, posting: ReadPosting, now: number): boolean {
  if (!degree || had < degree.level || isUnfinished(item, now) || (byLetters.test(label) && !words.includes(label))) return false;
  // "This job is an apprenticeship": nobody has done it before.
  if (apprentice.test(label) && apprentice.test(posting.facts.role)) return false;
  const own = new Set(tellingStems(words));
  const saysBeside = degree.beside.some((stem) => own.has(stem) || (computing.has(stem) && leadsTo(words, 'software')));
  if (degree.beside.length > 0 && !saysBeside) return false;
  const fields = fieldsOf(degree.field);
  if (fields.some((field) => field.every((stem) => own.has(stem)))) return true;
  if (!degree.isRelevant) return fields.length === 0;
  const isOfTitle = [...posting.role.stems].some((stem) => !isAnyField(stem) && own.has(stem));
  return isOfTitle || leadsTo(words, posting.role.branch) || isOfTrade(item, words, posting);
}

/** A degree: its rung and its field. A portfolio without any education says nothing about it; for "or equivalent", years of the work count instead. */
export function judgeDegree(requirement: Requirement, portfolio: ReadPortfolio, posting: ReadPosting): Verdict {
  if (!requirement.degree) return nothing;
  const { level, isShort, stems, orExperience } = requirement.degree;
  const found: Found[] = [];
  const ofRole = [...posting.role.stems].filter((stem) => !isAnyField(stem));
  for (const item of portfolio.items.filter(({ kind }) => kind === 'education')) {
    const words = `${item.fields.degree ?? ''} ${item.fields.area ?? ''}`;
    const had = degreeLevelOf(String(item.fields.degree ?? '')) ?? degreeLevelOf(words) ?? 0;
    const own = new Set(tellingStems(words));
    // An apprenticeship is for the trade of the posting, also where it does not say so: a degree in something else is none.
    const isTrade = had === vocational && isOfTrade(item, words, posting);
    const isOfAny = stems.length === 0 && (level !== vocational || isTrade || posting.role.branch === null);
    const isField = isOfAny || [...stems, ...ofRole].some((stem) => own.has(stem));
    const isTradeOnly = isShort && had === level && !isShortDegree(words);
    const strength = isTradeOnly ? belowLevel : had >= level ? (isField ? 1 : otherField) : had === level - 1 ? belowLevel : had > 0 ? 0.1 : 0;
    const isVery = isVeryDegree(item, words, had, requirement, posting, portfolio.now);
    if (strength > 0) found.push(...lineOf(item, strength).map((one) => (isVery ? one : { ...one, isClose: true })));
  }
  found.sort((a, b) => b.strength - a.strength || (a.item.id < b.item.id ? -1 : 1));
  const work = orExperience ? likeWork(portfolio, posting).filter(({ period }) => period) : [];
  const years = yearsCovered(work.flatMap(({ period }) => (period ? [period] : [])));
  const ofYears = 0.85 * Math.min(1, years / yearsForDegree);
  const credit = Math.max(found[0]?.strength ?? 0, ofYears);
  // "Or equivalent" may mean a paper; only where it says experience is experience the very thing.
  const isByYears = requirement.degree.isByWork && years >= yearsForDegree;
  const isShown = found.some(({ isClose, strength }) => !isClose && strength === found[0]?.strength);
  return {
    credit,
    found: isByYears && !isShown ? work.flatMap((item) => lineOf(item, ofYears)) : found,
    yearsFound: null,
    isKnown: true,
    isClose: !isShown && !isByYears,
  };
}
