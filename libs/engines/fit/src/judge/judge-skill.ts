import { isDone, showsField } from '@folia/contracts/fit-score/evidence-sources';
import type { FitEvidence } from '@folia/contracts/fit-score/shapes';
import type { Skill } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import { wordsOf } from '@folia/text/word-stems';
import { isEverydayArea, isFieldOfRole, isTool } from '../read/portfolio/fields-of-role';
import { type Period, yearsCovered } from '../read/portfolio/period';
import type { ReadItem, ReadPortfolio } from '../read/portfolio/read-portfolio';
import type { Option, ReadPosting, Requirement } from '../read/requirements/requirement';
import { roleLikeness, roleOf } from '../read/role/read-role';
import { seniorityOf } from '../read/role/seniority';
import { skillsOfTrade } from '../read/role/trade-skills';
import { isForm } from '../read/terms/beside-name';
import { metFrom } from '../score/weights';
import { findEvidence, isOfField, listedStrength } from './find-evidence';
import type { Found } from './found';

/** How far a requirement is met, 0–1, and by what. `isKnown` false: the portfolio could hardly have mentioned it; `isClose`: whatever it brings, it is not called met; `isShown`: it is,
 * though it brings less for being short. */
export type Verdict = {
  credit: number;
  found: readonly Found[];
  yearsFound: number | null;
  isKnown: boolean;
  isClose?: boolean;
  isShown?: boolean;
  cited?: readonly FitEvidence[];
};

/** Years that earn full credit for a skill where the posting names no number. */
const deepYears = 3;
const depthShare = 0.15;
const fieldLikeness = 0.35;
/** Years in a neighbouring kind of work, however many, are worth at most this share of the years asked for. */
const nearYears = 0.6;
const mostNear = 0.74;
/** Nobody counts the weeks: sixteen years of twenty are close, and nineteen are the twenty. */
const nearlyAll = 0.95;
/** From here on, years in one kind of work are years in the other. */
const sameKind = 0.6;
/** And from here on nobody doubts it. */
const sameWork = 0.85;

/** Areas and categories shown by the person's dated work, projects and papers. A skills list is believed in these fields. */
export type Field = { areas: ReadonlyMap<string, number>; categories: ReadonlySet<string>; groups: ReadonlySet<string>; roles: readonly ReadItem[] };

export function fieldOf(portfolio: ReadPortfolio): Field {
  const areas = new Map<string, number>();
  const categories = new Set<string>();
  const shown = new Set<string>();
  for (const item of portfolio.items.filter(({ source }) => showsField(source)))
    for (const { skills } of item.lines)
      for (const { skill, own } of skills) {
        if (own < 1 || shown.has(skill.id)) continue;
        shown.add(skill.id);
        categories.add(skill.category);
        areas.set(skill.area, (areas.get(skill.area) ?? 0) + 1);
      }
  const isShown = (item: ReadItem) => item.lines.some(({ skills }) => skills.some(({ skill }) => shown.has(skill.id)));
  const listed = portfolio.items.filter(({ kind }) => kind === 'skill');
  const groups = new Set(listed.filter((item) => item.fields.category && isShown(item)).map(({ fields }) => String(fields.category)));
  return { areas, categories, groups, roles: portfolio.items.filter(({ source, role }) => source === 'work' && role) };
}

/** Whether the rest of the portfolio supports the field of a listed skill: the work done, its neighbours in the list, or the kind of posting itself. */
function isBorneOut({ item, line }: Found, field: Field, posting: ReadPosting): boolean {
  const area = line.skills[0]?.skill.area;
  const category = line.skills[0]?.skill.category;
  if (category && field.categories.has(category)) return true;
  // Someone at a till does sell, but a list of what other sellers do needs more support than that.
  const roles = field.roles.filter(({ role }) => role?.family !== 'retail' || posting.role.family === 'retail');
  if (area && roles.some(({ role }) => isFieldOfRole(role, area))) return true;
  if (area && (field.areas.get(area) ?? 0) >= 2) return true;
  if (item.fields.category && field.groups.has(String(item.fields.category))) return true;
  // An office tool belongs to no craft: anyone who works may know it.
  if (area && isEverydayArea(area)) return field.roles.length > 0;
  return roles.some(({ role }) => role && roleLikeness(role, posting.role) >= fieldLikeness);
}

const periodsOf = (found: readonly Found[]): Period[] => [...new Set(found.map(({ item }) => item))].flatMap(({ period }) => (period ? [period] : []));

/** A skill, or words the taxonomy does not know: the best evidence, its recency, and how many years of it. */
export function judgeSkill(
  requirement: Pick<Requirement, 'options' | 'isOpen' | 'years'>,
  portfolio: ReadPortfolio,
  field: Field,
  posting: ReadPosting,
): Verdict {
  const found = findEvidence(portfolio, requirement.options, requirement.isOpen, posting)
    .map((one) => (one.item.source === 'skill-list' ? { ...one, strength: listedStrength(one, isBorneOut(one, field, posting)) } : one))
    .sort((a, b) => b.strength * b.item.recency - a.strength * a.item.recency);
  const [best] = found;
  if (!best) return { credit: 0, found: [], yearsFound: null, isKnown: true };
  const years = yearsCovered(periodsOf(found.filter(({ item, strength }) => strength >= 0.4 && item.source === 'work')));
  const depth = Math.min(1, years / (requirement.years ?? deepYears));
  const worth = (places: readonly Found[]) =>
    Math.min(1, Math.max(0, ...places.map(({ strength, item }) => strength * recencyIn(item))) * (1 - depthShare + depthShare * depth));
  const sure = found.filter((one) => !one.isClose);
  const isClose = worth(sure) < metFrom;
  // How long somebody did a thing is worth points; that it was done is shown by once.
  const isShown = !requirement.years && sure.some(({ item, strength }) => isDone(item.source) && strength * item.recency >= metFrom);
  return { credit: worth(found), found, yearsFound: null, isKnown: true, isClose, isShown };
}

/** A list has no date; its worth already accounts for that. */
const recencyIn = (item: ReadItem) => (item.source === 'skill-list' ? 1 : item.recency);

/** "One year of experience in the hotel industry": a secretary has such years where the industry shows. In trades of their own the work is the industry's. */
const inIndustry = /(?<!\p{L})in (?:the |an? )?(?!relevant|related|similar|same|this)(?:[\p{L}&-]+ ){1,4}(?:industry|sector)(?!\p{L})/iu;
const ofAnyIndustry: ReadonlySet<string> = new Set(['office', 'people', 'marketing', 'sales', 'finance', 'design', 'media']);
const isElsewhere = ({ label, options }: Requirement, { role }: ReadPosting) =>
  ofAnyIndustry.has(role.branch ?? '') && inIndustry.test(label) && options.some(({ skill }) => skill && !isTool(skill) && !isFieldOfRole(role, skill.area));

/** Whether a skill is the posting's own work: its title names it, or everybody in that trade has it. */
const isCraftOf = ({ role }: ReadPosting, skill: Skill) =>
  wordsOf(skill.name).some(({ stem }) => role.stems.has(stem)) ||
  skillsOfTrade(role.family).some((one) => skillStrength(one, skill) > 0 || skillStrength(skill, one) > 0);

/** "3+ years in data-related roles": unknown words are the posting's own work where its title says one of them, or where they say nothing. */
function isOfRole({ name, stems }: Option, { role }: ReadPosting): boolean {
  const telling = stems.filter((stem) => !isForm(stem));
  return telling.length === 0 || telling.some((stem) => role.stems.has(stem)) || roleLikeness(roleOf(name), role) >= sameKind;
}

/** Whether words nobody knows are the posting's title or stand in the positions whose years are counted ("years of subsea concept design"). */
const isTold = ({ skill, stems }: Option, items: readonly ReadItem[], { role }: ReadPosting) =>
  skill !== null || stems.every((stem) => isForm(stem) || role.stems.has(stem) || items.some(({ lines }) => lines.some((line) => line.stems.has(stem))));

/** How strongly a position has to show a thing for its years to be years of it. */
const bearsYears = 0.5;
/** Years of a skill are the years of the positions that show it. Years of a kind of work are the years in positions like the posting's. */
export function judgeYears(requirement: Requirement, portfolio: ReadPortfolio, posting: ReadPosting): Verdict {
  const wanted = requirement.years ?? 1;
  const work = portfolio.items.filter(({ source, period }) => source === 'work' && period);
  const isOfTool = requirement.options.some(({ skill }) => skill && isTool(skill));
  const all = findEvidence(portfolio, requirement.options, requirement.isOpen, posting).filter(({ item }) =>
    requirement.options.some((option) => isOfField(item, option)),
  );
  const found = all.filter(({ item, strength }) => item.source === 'work' && strength >= bearsYears);
  // "Six months in paediatrics": years of the work are years in it where anything of the portfolio speaks of it, or where it is the work itself.
  const isOfWork =
    all.length > 0 ||
    requirement.options.length === 0 ||
    requirement.options.some((option) => (option.skill === null ? isOfRole(option, posting) : !option.beside && isCraftOf(posting, option.skill)));
  const named = new Set(found.map(({ item }) => item));
  // Placements of students are years in the work for beginners alone.
  const isTaken = ({ fields }: ReadItem) =>
    posting.facts.seniority === 'intern' || posting.facts.seniority === 'junior' || seniorityOf(String(fields.position ?? '')) !== 'intern';
  const like = work.filter((item) => item.role && roleLikeness(item.role, posting.role) >= sameKind && isTaken(item));
  const near = work.filter(({ role }) => role && roleLikeness(role, posting.role) >= fieldLikeness);
  const full = work.filter((item) => named.has(item) || (!isOfTool && isOfWork && !isElsewhere(requirement, posting) && like.includes(item)));
  const years = yearsCovered(full.flatMap(({ period }) => (period ? [period] : [])));
  const half = yearsCovered([...full, ...near].flatMap(({ period }) => (period ? [period] : []))) - years;
  const own = years / wanted;
  // Years of other work bring part of it, and never the whole.
  const credit = Math.min(own >= mostNear ? 1 : mostNear, own + nearYears * Math.min(1, half / wanted));
  const places: Found[] = full.flatMap((item) => {
    const line = item.lines[0];
    return line ? [{ item, line, start: 0, end: line.text.length, strength: 1 }] : [];
  });
  // Who leads others is not told by the title of the trade.
  const isOfPeople = requirement.options.some(({ skill }) => skill?.area === 'soft-skills');
  const surely = work.filter(
    (item) => full.includes(item) && (named.has(item) || (!isOfPeople && item.role && roleLikeness(item.role, posting.role) >= sameWork)),
  );
  const sureYears = yearsCovered(surely.flatMap(({ period }) => (period ? [period] : [])));
  return {
    credit,
    found: places.sort((a, b) => (b.item.period?.to ?? 0) - (a.item.period?.to ?? 0)),
    yearsFound: years,
    isKnown: true,
    isClose: sureYears / wanted < nearlyAll || !requirement.options.every((option) => isTold(option, surely, posting)),
  };
}
