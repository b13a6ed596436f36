import { isDone } from '@folia/contracts/fit-score/evidence-sources';
import type { Seniority } from '@folia/contracts/fit-score/shapes';
import { skillStrength } from '@folia/skills/skill-strength';
import { yearsCovered } from '../read/portfolio/period';
import type { ReadItem, ReadPortfolio } from '../read/portfolio/read-portfolio';
import type { ReadPosting, Requirement } from '../read/requirements/requirement';
import { languageOf } from '../read/role/language-of';
import { isTitle, type Role, roleLikeness, roleOf } from '../read/role/read-role';
import { rungsBetween, seniorityOf } from '../read/role/seniority';
import { findEvidence, tenth } from './find-evidence';
import type { Found } from './found';
import type { Verdict } from './judge-skill';
import { levelShare } from './level-share';

export const nothing: Verdict = { credit: 0, found: [], yearsFound: null, isKnown: true };
export const lineOf = (item: ReadItem, strength: number): Found[] => {
  const line = item.lines[0];
  return line ? [{ item, line, start: 0, end: line.text.length, strength }] : [];
};

/** The positions in work that is like the posting's. */
export const likeWork = (portfolio: ReadPortfolio, posting: ReadPosting) =>
  portfolio.items.filter(({ source, role }) => source === 'work' && role && roleLikeness(role, posting.role) >= 0.5);

/** A language: judged by its own items. Someone who lists no language at all has said nothing either way. */
export function judgeLanguage(requirement: Requirement, portfolio: ReadPortfolio): Verdict {
  const all = portfolio.items.filter(({ kind }) => kind === 'language');
  if (all.length === 0) return { ...nothing, isKnown: false };
  const found = all.flatMap((item) => {
    const names = item.lines.filter(({ field }) => field === 'name');
    const isAsked = names.some(({ skills, text }) =>
      requirement.options.some(({ skill, name }) => skills.some((one) => one.skill === skill) || text.toLowerCase() === name.toLowerCase()),
    );
    const level = String(item.fields.level ?? '');
    return isAsked ? lineOf(item, levelShare(level, requirement.label)) : [];
  });
  return { credit: Math.max(0, ...found.map(({ strength }) => strength)), found, yearsFound: null, isKnown: true };
}

const fewestLetters = 40;
/** The language a posting is written in: shown by anything written in that language, or by its name among the languages. */
export function judgePostingLanguage(requirement: Requirement, portfolio: ReadPortfolio, { facts }: ReadPosting): Verdict {
  const written = portfolio.items.filter(({ lines }) => {
    const text = lines.map((line) => line.text).join('\n');
    return text.length >= fewestLetters && languageOf(text) === facts.language;
  });
  const [first] = written;
  return first ? { credit: 1, found: lineOf(first, 1), yearsFound: null, isKnown: true } : { ...judgeLanguage(requirement, portfolio), isKnown: true };
}

const leastShared = 0.3;
/** A duty is more than the skills it names, and much more than one of them. */
const skillsOfDuty = 0.8;
const skillOfDuty = 0.7;
/** A title says what work it was and not that this was done in it ("Senior Platform Engineer" for building a platform). */
const titleOfDuty = 0.5;
/** "Keep the books" shares two words with "book and review shifts"; of a long duty, half of the words have to be shared. */
const fewestOfDuty = 3;
const mostOfDuty = 0.5;
/** A duty: how many of its words one position or project covers, or how many of the skills it names are borne out by what was done. */
export function judgeDuty(requirement: Requirement, portfolio: ReadPortfolio, posting: ReadPosting): Verdict {
  const stems = requirement.options[0]?.stems ?? [];
  if (stems.length === 0) return nothing;
  const named = requirement.options.slice(1).map((option) => findEvidence(portfolio, [option], false, posting).filter(({ item }) => isDone(item.source)));
  /** "Own the transformation layer in dbt": words alone do not show it where the thing they are about is missing. */
  const isShown = named.length === 0 || named.some((places) => places.length > 0);
  const found: Found[] = [];
  for (const item of portfolio.items) {
    if (!isDone(item.source)) continue;
    for (const line of item.lines) {
      const shared = stems.filter((stem) => line.stems.has(stem)).length;
      const isPart = shared < fewestOfDuty || shared < stems.length * mostOfDuty || !isShown;
      const whole = line.field === 'position' ? titleOfDuty : isPart ? skillOfDuty : 1;
      const strength = Math.min(whole, (shared / Math.min(stems.length, 6)) * 1.5) * item.recency;
      if (shared >= Math.max(2, Math.min(stems.length, 10) * leastShared)) found.push({ item, line, start: 0, end: line.text.length, strength });
    }
  }
  const byWords = Math.max(0, ...found.map(({ strength }) => strength));
  const shown = named.flatMap(([best]) => {
    const most = best?.line.field === 'position' ? titleOfDuty : named.length > 1 ? skillsOfDuty : skillOfDuty;
    return best ? [{ ...best, strength: best.strength * best.item.recency * most }] : [];
  });
  const share = shown.reduce((total, { strength }) => total + strength, 0) / Math.max(1, named.length);
  found.push(...shown);
  found.sort((a, b) => b.strength - a.strength || (a.item.id < b.item.id ? -1 : 1) || a.start - b.start);
  return { credit: Math.max(byWords, share), found, yearsFound: null, isKnown: true };
}

/** Years of the work that earn full credit, by the level the posting wants: nobody expects four years from a beginner. */
const settledYears: Readonly<Record<Seniority, number>> = { intern: 0.25, junior: 0.5, mid: 3, senior: 4, lead: 4, manager: 4, director: 5, executive: 5 };
const sameWork = 0.85;
const fewestAsked = 3;
/** A position in the posting's own kind of work shows at least this share of what is asked for. */
const mostOfIt = 0.5;

/** How much of what is asked for one position shows, 0–1; 0 where too little is asked for to tell. */
function shareShown({ lines }: ReadItem, { requirements }: ReadPosting): number {
  const asked = requirements.filter(({ kind, need, options }) => kind === 'skill' && need === 'must' && options.some(({ skill }) => skill));
  const shown = asked.filter(({ options }) =>
    options.some(({ skill }) => skill && lines.some(({ skills }) => skills.some((had) => had.own === 1 && skillStrength(had.skill, skill) >= sameWork))),
  );
  return asked.length >= fewestAsked ? shown.length / asked.length : 0;
}

const otherTitle = 0.9;
/** Titles that a posting also accepts ("Kfz-Mechatroniker, Industriemechaniker"), for work close to its own. */
const titlesTaken = ({ requirements, role }: ReadPosting): Role[] =>
  requirements
    .filter(({ kind, need, scored }) => kind === 'skill' && need === 'must' && scored)
    .flatMap(({ options }) => options.flatMap(({ skill, name }) => (skill === null && isTitle(name) ? [roleOf(name)] : [])))
    .filter((one) => roleLikeness(one, role) > 0);

/** The branch whose titles say least of the work, and what work under another of its titles is worth that shows most of what is asked for. */
const looseTitles = 'software';
const looseWork = 0.75;
const mostOfLoose = 0.6;

/**
 * How alike a position's work is, by its title and by what was done in it. For a graphic designer's posting, "Designer" in packaging is a vague title over work
 * that shows most of what is asked for. A position with an unknown title is judged by its work.
 */
function workLikeness(item: ReadItem, posting: ReadPosting): number {
  if (!item.role) return 0;
  const { role } = item;
  const alike = Math.max(roleLikeness(role, posting.role), ...titlesTaken(posting).map((taken) => otherTitle * roleLikeness(role, taken)));
  if (item.role.head === posting.role.head && shareShown(item, posting) >= mostOfIt) return Math.max(alike, sameWork);
  const isUnknown = item.role.family === null || posting.role.family === null;
  if (isUnknown) return Math.max(alike, sameWork * Math.min(1, shareShown(item, posting) / mostOfIt));
  // Computing has many titles for one kind of work: "Web Services Engineer" runs servers here and writes pages there.
  const isLoose = role.branch === looseTitles && posting.role.branch === looseTitles;
  return isLoose ? Math.max(alike, looseWork * Math.min(1, shareShown(item, posting) / mostOfLoose)) : alike;
}

/** The same kind of work: the position most like the posting, how recent it was and how long it lasted. */
export function judgeRole(portfolio: ReadPortfolio, posting: ReadPosting): Verdict {
  const found = portfolio.items
    .filter(({ source, role }) => role && isDone(source))
    .flatMap((item) => {
      const likeness = workLikeness(item, posting);
      const share = item.source === 'work' ? 1 : 0.5;
      // Work someone has left tells us less about what they do now than about the skills they have.
      return likeness > 0 ? lineOf(item, likeness * share * item.recency ** 2) : [];
    })
    .sort((a, b) => b.strength - a.strength || (a.item.id < b.item.id ? -1 : 1));
  const [best] = found;
  if (!best) return nothing;
  const years = yearsCovered(likeWork(portfolio, posting).flatMap(({ period }) => (period ? [period] : [])));
  const depth = 0.6 + 0.4 * Math.min(1, years / settledYears[posting.facts.seniority ?? 'mid']);
  return { credit: best.strength * depth, found, yearsFound: tenth(years), isKnown: true };
}

const byRungs = [1, 0.85, 0.55, 0.3] as const;
/** Seniority, both ways: the latest position's level, raised a rung by years where its title names no level. It counts only as far as the work is alike. */
export function judgeLevel(portfolio: ReadPortfolio, posting: ReadPosting, roleCredit: number): Verdict {
  const wanted = posting.facts.seniority ?? 'mid';
  const work = portfolio.items
    .filter(({ source, period }) => source === 'work' && period)
    .toSorted((a, b) => (b.period?.to ?? 0) - (a.period?.to ?? 0) || (b.period?.from ?? 0) - (a.period?.from ?? 0) || (a.id < b.id ? -1 : 1));
  const [latest] = work;
  if (!latest) return nothing;
  const level = seniorityOf(String(latest.fields.position ?? ''));
  const years = yearsCovered(likeWork(portfolio, posting).flatMap(({ period }) => (period ? [period] : [])));
  const distance = Math.abs(rungsBetween(level, wanted));
  const grown = level === 'mid' && wanted === 'senior' && years >= 5 ? 0 : distance;
  return { credit: (byRungs[grown] ?? 0.1) * Math.min(1, roleCredit * 1.5), found: lineOf(latest, 1), yearsFound: null, isKnown: true };
}
