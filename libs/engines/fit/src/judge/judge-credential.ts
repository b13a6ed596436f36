import { skillStrength } from '@folia/skills/skill-strength';
import { expansionIn } from '@folia/skills/synonyms';
import { tellingStems, wordsOf } from '@folia/text/word-stems';
import { phrasesOf } from '../phrases-of';
import { monthsOf } from '../read/portfolio/period';
import type { Line, ReadItem, ReadPortfolio } from '../read/portfolio/read-portfolio';
import { degreeLevelOf, findDegreesAsked } from '../read/requirements/degrees';
import { isLicence, type ReadPosting, type Requirement } from '../read/requirements/requirement';
import { roleOf } from '../read/role/read-role';
import { metFrom } from '../score/weights';
import type { Found } from './found';
import type { Verdict } from './judge-skill';

const listed = phrasesOf('papers', ['paper', 'status', 'lesser', 'state', 'register', 'special', 'regulated'] as const);
const stemSet = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(({ stem }) => stem));
const stemsOf = (wordClass: Parameters<typeof listed>[0]) => stemSet(listed(wordClass).join(' '));
/** Words for "paper that says so"; they are interchangeable. */
const paper = stemsOf('paper');
/** Words for a formal status: "engineer" alone is not a chartered engineer. */
const status = stemsOf('status');
/** If a paper has one of these in its name and the posting does not, it is a different paper. */
const lesser = stemsOf('lesser');
const lapsed = /\b(?:expired|lapsed|inactive|revoked|pending|in progress|candidate|studying|student|planned|expected|eligible)\b/i;
const states = stemsOf('state');
const elsewhere = 0.6;
/** "CCRN" can only be held with a licence, but the licence itself is not shown. */
const implied = 0.7;
const unproven = 0.3;
const least = 0.55;

const shortName = /(?<![\p{L}\p{N}])\p{Lu}{3,7}(?![\p{L}\p{N}])/gu;
const shortNamesIn = (text: string): readonly string[] => text.match(shortName) ?? [];
/**
 * "CKA" and "Certified Kubernetes Administrator": one name, abbreviated and written out. The initials of the whole name count; the initials of part of it do
 * not.
 */
function isAbbreviated(asked: string, had: string): boolean {
  const isAll = tellingStems(asked).filter((stem) => !paper.has(stem)).length === 1;
  const isShown = (short: string) => (isAll && shortNamesIn(had).includes(short)) || expansionIn(had.toLowerCase(), short) !== null;
  return shortNamesIn(asked).some(isShown) || shortNamesIn(had).some((short) => expansionIn(asked.toLowerCase(), short) !== null);
}

/** Kinds of work that by law require a registration or licence. */
const regulated: ReadonlySet<string> = new Set(listed('regulated'));
const paperItself = /licen[cs]|registration|permit/i;
/**
 * A charge nurse is a registered nurse: the position makes it likely, though the paper is not shown. Where the paper itself is asked for, it proves nothing.
 */
const isHeldByWork = (item: ReadItem, line: Line, { label, options }: Requirement) =>
  !paperItself.test(label) &&
  regulated.has(item.role?.family ?? '') &&
  ![...line.stems].some((stem) => lesser.has(stem)) &&
  options.some(({ name }) => roleOf(name).family === item.role?.family);

const register = stemsOf('register');
const has = (stems: Iterable<string>, wanted: ReadonlySet<string>) => [...stems].some((stem) => wanted.has(stem));
/** A register whose name is unknown, asked of someone who is on some register: close, as far as we can tell. */
const otherRegister = 0.3;
/** "GMC's Specialist Register": whoever is registered is not yet on the part of the register for those who went on. */
const special = stemsOf('special');
const partFactor = ({ label }: Requirement, whole: ReadonlySet<string>) => {
  const asked = stemSet(label);
  return has(asked, register) && [...asked].some((stem) => special.has(stem) && !whole.has(stem)) ? otherRegister : 1;
};
/** "Carnet de conducir C1": a licence for cars does not reach to lorries and buses. */
const heavy = /(?<![\p{L}\p{N}-])(?:C1?E?|C ?\+ ?E|D1?)(?![\p{L}\p{N}])/u;
const driving = /driv|conducir|führerschein|permis/i;
const vehicleFactor = ({ label }: Requirement, whole: string) =>
  driving.test(label) && !/class/i.test(label) && heavy.test(label) && !heavy.test(whole) && !/hgv|lgv|lorry|cdl|truck/i.test(whole) ? otherRegister : 1;
const isInOtherRegister = ({ kind, lines }: ReadItem, { options }: Requirement) =>
  kind === 'certification' && options.every(({ skill, stems }) => !skill && has(stems, register)) && lines.some(({ stems }) => has(stems, register));

/** "Associate Degree in Nursing": a bachelor's in the same field is more than that. */
function isDegreeOf(item: ReadItem, { name }: Requirement['options'][number]): boolean {
  const [asked] = findDegreesAsked(name);
  const field = asked?.field || / (?:in|of) ([\p{L} ]+)$/u.exec(name)?.[1];
  if (!asked || !field || item.kind !== 'education') return false;
  const degree = String(item.fields.degree ?? '');
  const own = new Set(tellingStems(`${degree} ${item.fields.area ?? ''}`));
  return (degreeLevelOf(degree) ?? 0) >= asked.level && tellingStems(field).every((stem) => own.has(stem));
}

function fits(line: Line, kind: ReadItem['kind'], whole: ReadonlySet<string>, requirement: Requirement, posting: ReadPosting): number {
  let best = 0;
  const ofPosting = stemSet(posting.facts.role);
  for (const { skill, stems } of requirement.options) {
    if (skill) {
      for (const { skill: had } of line.skills) best = Math.max(best, skillStrength(had, skill) * (had === skill ? 1 : implied));
      if (best >= least) continue;
    }
    // A paper known to be a different one is not this one.
    const papers = line.skills.filter(({ skill: had }) => had.kind === 'credential');
    if (skill && papers.length > 0 && papers.every(({ skill: had }) => skillStrength(had, skill) === 0 && skillStrength(skill, had) === 0)) continue;
    const places = stemSet(posting.facts.location);
    const needed = stems.filter((stem) => !paper.has(stem) && !places.has(stem) && !states.has(stem));
    const isNamed =
      needed.length > 1 ||
      (kind === 'certification' && /certificat/i.test(requirement.label)) ||
      !stems.some((stem) => status.has(stem)) ||
      stems.some((stem) => status.has(stem) && whole.has(stem));
    const isOther = [...line.stems].some((stem) => lesser.has(stem) && !stems.includes(stem) && !ofPosting.has(stem));
    if (
      needed.length > 0 &&
      isNamed &&
      kind !== 'work' &&
      !isOther &&
      !(isLicence(requirement) && kind === 'education') &&
      needed.every((stem) => whole.has(stem))
    )
      best = Math.max(best, 0.95);
  }
  return best;
}

/** Where the posting names a state, a paper from another state counts half. */
function placeFactor(requirement: Requirement, whole: ReadonlySet<string>): number {
  const wanted = [...stemSet(requirement.label)].filter((stem) => states.has(stem));
  const had = [...whole].filter((stem) => states.has(stem));
  return wanted.length > 0 && had.length > 0 && !wanted.some((stem) => had.includes(stem)) ? elsewhere : 1;
}

/** "NMC registration" for a registered nurse: on the register is who is registered, whatever other paper would only imply it. */
const isRegistered = ({ item, line, strength, isClose }: Found, { options }: Requirement) =>
  item.kind === 'certification' &&
  !isClose &&
  strength >= implied &&
  line.skills.some(({ skill: had }) => has(stemSet(had.name), register) && options.some(({ skill }) => skill && skillStrength(had, skill) === 1));

/**
 * A licence, certificate or named degree: only certificates and education are proof. A position that cannot be held without it ("Registered Nurse") makes it
 * likely, no more.
 */
export function judgeCredential(requirement: Requirement, portfolio: ReadPortfolio, posting: ReadPosting): Verdict {
  const found: Found[] = [];
  const isBorneOut = (stem: string) => portfolio.items.some(({ lines }) => lines.some(({ stems }) => stems.has(stem)));
  /** What is asked for without the papers whose field nothing speaks of ("a registered nurse with an anaesthetic module"). */
  const asWhole = { ...requirement, options: requirement.options.filter(({ beside = [] }) => beside.every(isBorneOut)) };
  for (const item of portfolio.items) {
    if (item.kind !== 'certification' && item.kind !== 'education' && item.kind !== 'work') continue;
    const lines =
      item.kind === 'work'
        ? item.lines.filter(({ field }) => field === 'position')
        : item.lines.filter(({ field }) => field !== 'skills' && field !== 'summary');
    const whole =
      item.kind === 'certification' ? stemSet(`${item.fields.name ?? ''} ${item.fields.issuer ?? ''}`) : new Set(lines.flatMap(({ stems }) => [...stems]));
    const isDegree = requirement.options.some((option) => isDegreeOf(item, option));
    if (lines[0] && isInOtherRegister(item, requirement)) found.push({ item, line: lines[0], start: 0, end: lines[0].text.length, strength: otherRegister });
    for (const line of lines) {
      const isNamed = item.kind === 'certification' && line.field === 'name' && requirement.options.some(({ name }) => isAbbreviated(name, line.text));
      const isHeld = isNamed || (item.kind === 'work' && isHeldByWork(item, line, requirement));
      const fit = isDegree || isHeld ? 1 : fits(line, item.kind, whole, requirement, posting);
      if (fit < least) continue;
      const rung =
        item.kind === 'work'
          ? unproven
          : placeFactor(requirement, whole) * partFactor(requirement, whole) * vehicleFactor(requirement, line.text) * (isOver(item, portfolio) ? 0.5 : 1);
      const isClose = asWhole.options.length < requirement.options.length && !isDegree && fits(line, item.kind, whole, asWhole, posting) < least;
      found.push({ item, line, start: 0, end: line.text.length, strength: fit * rung, ...(isClose ? { isClose } : {}) });
    }
  }
  found.sort((a, b) => b.strength - a.strength || (a.item.id < b.item.id ? -1 : 1));
  const isClose = found.length > 0 && !found.some((one) => !one.isClose && one.strength >= metFrom);
  return { credit: found[0]?.strength ?? 0, found, yearsFound: null, isKnown: true, isClose, isShown: found.some((one) => isRegistered(one, requirement)) };
}

const isOver = ({ fields }: ReadItem, { now }: ReadPortfolio) =>
  lapsed.test(String(fields.name ?? '')) || (typeof fields.expires === 'string' && monthsOf(fields.expires) < now - 1 && fields.expires.length >= 7);
