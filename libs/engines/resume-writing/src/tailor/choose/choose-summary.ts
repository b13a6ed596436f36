import type { SummarySentence, TailoredItem, TailoredSkill } from '@folia/contracts/tailored-resume/tailor-made';
import { isFieldOfRole } from '@folia/fit/read/portfolio/fields-of-role';
import { yearsCovered } from '@folia/fit/read/portfolio/period';
import { isUnprovable } from '@folia/fit/read/requirements/not-scored';
import { roleLikeness, roleOf } from '@folia/fit/read/role/read-role';
import { findSkills, skillNamed } from '@folia/skills/find-skills';
import { phraseFinder } from '@folia/text/phrase-finder';
import { isEverydayPaper } from '../../words/everyday-papers';
import { beginningOf } from '../../words/line-beginning';
import { refersBack } from '../../words/refers-back';
import { standingOf } from '../../words/standings';
import { isUnfinished } from '../../words/unfinished';
import { wordList } from '../../words/word-list';
import { type Demand, needWeights } from '../analyse/demand';
import type { RatedItem } from '../analyse/rate-lines';
import { crafts, issuersOf, namesIssuer } from './choose-skills';
import { leadOf } from './choose-work';
import { ofWorkOf, workFirst } from './skills-of-work';

const closeEnough = 0.1;
const otherWorth = 0.6;
const sameWorkFrom = 0.5;
/** Years are stated only if they are nearly all of what may be the same line of work: "1 year" out of ten would mislead. */
const leastOfLine = 0.75;
const mostSentences = 3;
const mostSkills = 5;
/** Fewer make a poor sentence; others of the same kind of work stand with them. */
const fewestSkills = 3;
const mostCredentials = 2;
const longestHighlight = 190;
const figureWorth = 0.6;
const office = 'office';

/** Someone who helped with a kind of work, or was learning it, has no years in it. */
const helping = phraseFinder(wordList('helping-titles', ['helper']));

const titleOf = (rated: RatedItem | undefined) => String(rated?.item.fields.position ?? '');
const endOf = ({ item }: RatedItem) => (item.fields.current === true ? '9999' : String(item.fields.endDate ?? ''));

const nearWorkFrom = 0.35;
/** Different work is other work if the line of work is known. A title nobody knows may be the same work, so its years count for neither. */
function lineOfWork(work: readonly RatedItem[], title: string, named: RatedItem | null): string[] {
  const role = roleOf(title);
  const isHelper = (one: RatedItem) => helping.isIn(titleOf(one)) && !helping.isIn(title);
  const own = work.filter((one) => !isHelper(one));
  const likeness = ({ read }: RatedItem) => (read?.role ? roleLikeness(read.role, role) : 0);
  // "President with two years of experience" of somebody who taught for two: the years of the posting's work are not those of another title.
  const isNearPosting = named === null || named.likeness >= nearWorkFrom;
  const inLine = own.filter((one) => one === named || (isNearPosting && one.likeness >= sameWorkFrom) || likeness(one) >= sameWorkFrom);
  const isNear = (one: RatedItem) => inLine.includes(one) || !one.read?.role?.family || (role.branch !== null && one.read.role.branch === role.branch);
  const yearsIn = (these: readonly RatedItem[]) => yearsCovered(these.flatMap(({ read }) => (read?.period ? [read.period] : [])));
  return yearsIn(inLine) >= leastOfLine * yearsIn(own.filter(isNear)) ? inLine.map(({ item }) => item.id) : [];
}

/** How a summary begins: with the person's own headline or current title, whichever is closer to the posting; otherwise with their last title. */
function roleSentence(rated: readonly RatedItem[], headline: string, { posting }: Demand): SummarySentence[] {
  const work = rated.filter(({ item }) => item.kind === 'work');
  const titled = work.filter((one) => titleOf(one) && !claimsCredential(titleOf(one), rated)).toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  // Of two titles held today that are equally far from the posting, the one whose work says more for it.
  const now = titled.filter(({ item }) => item.fields.current === true).toSorted((a, b) => b.likeness - a.likeness || b.value - a.value)[0];
  const named = now ?? titled[0] ?? null;
  const byHeadline = headline ? roleLikeness(roleOf(headline), posting.role) : 0;
  if (headline && (!named || byHeadline >= named.likeness - closeEnough)) return [{ kind: 'headline', yearsOf: lineOfWork(work, headline, null) }];
  return named ? [{ kind: 'role', itemId: named.item.id, yearsOf: lineOfWork(work, titleOf(named), named) }] : [];
}

/** A sentence uses the person's own name for a thing; "k8s" needs the other name beside it to be understood. */
const nameOf = ({ text, words }: TailoredSkill) => (/\d/.test(words) ? text : words);

const credential = /\b(?:certified|certification|accredited|licen[sc]ed|chartered)\s+(?:\p{L}+ )?(\p{L}+)?/iu;

/** A credential is named only where a certificate bears it out. */
const claimsCredential = (text: string, rated: readonly RatedItem[]) =>
  credential.test(text) &&
  !rated.some(({ item }) => {
    const name = item.kind === 'certification' ? withoutBrackets(String(item.fields.name)).toLowerCase() : '';
    return name !== '' && (name.includes(text.toLowerCase()) || text.toLowerCase().includes(name));
  });
const withoutBrackets = (name: string) => name.replace(/\s*\([^)]*\)\s*$/u, '');

/** A line in the past goes on behind its employer; in a script the engine does not read it stands by itself. Others would be a stump beside whole sentences. */
const canBeSaid = (line: string) => beginningOf(line, 'en') === 'past' || !/\p{Script=Latin}/u.test(line.replace(/[\p{Lu}\d]\S*/gu, ''));

/** A year beside an employer would be read as the date of the position. */
const hasYear = /\b(?:19|20)\d\d\b/;

/** The strongest line that is shown: what the posting asks for, preferably with a figure. */
function highlightSentence(rated: readonly RatedItem[], chosen: readonly TailoredItem[]): SummarySentence[] {
  const shown = new Map(chosen.map((item) => [item.itemId, item]));
  const lead = leadOf(rated.filter(({ item }) => item.kind === 'work'));
  const lines = rated.flatMap((one) =>
    one.lines
      .filter(
        ({ field, text, entry, hasFigure }) =>
          field === 'highlights' &&
          text.length > 0 &&
          text.length <= longestHighlight &&
          !hasYear.test(text) &&
          canBeSaid(text) &&
          !refersBack(text) &&
          (one === lead || hasFigure) &&
          !claimsCredential(text, rated) &&
          isKept(shown.get(one.item.id), entry, text),
      )
      .map((line) => ({ line, worth: (line.value + (line.hasFigure ? figureWorth : 0)) * one.recency * (one === lead ? 1 : otherWorth) })),
  );
  const best = lines.filter(({ line }) => line.value > 0.15).toSorted((a, b) => b.worth - a.worth)[0]?.line;
  return best ? [{ kind: 'highlight', itemId: best.itemId, field: best.field, entry: best.entry, words: best.words }] : [];
}
const isKept = (item: TailoredItem | undefined, entry: number | null, text: string) =>
  item?.lines.some((line) => line.field === 'highlights' && line.entry === entry && line.choice !== 'dropped' && line.text === text) ?? false;

/** The facts of the summary: who, which of the requested skills, which credentials, the strongest line. Nothing from the posting's own text. */
export function chooseSummary(
  rated: readonly RatedItem[],
  work: readonly TailoredItem[],
  credentials: readonly TailoredItem[],
  skills: readonly TailoredSkill[],
  demand: Demand,
  headline: string,
): SummarySentence[] {
  const issuers = issuersOf(rated);
  const nameOfItem = new Map(rated.map(({ item }) => [item.id, String(item.fields.name ?? '')]));
  // "Organizational skills" say nothing at the head of a resume.
  const { branch } = demand.posting.role;
  const sayable = skills.filter(({ shown, text }) => shown && !namesIssuer(text, issuers) && !isUnprovable(text) && !isEverydayPaper(text, branch));
  const allAsked = sayable.filter(({ why }) => why === 'asked');
  // What only a line shows may be what the person worked with, not what they can do: "train HR teams".
  const own = new Set(rated.filter(({ item }) => item.kind === 'skill').map(({ item }) => item.id));
  const isCraft = ({ words }: TailoredSkill) => crafts.has(findSkills(words)[0]?.skill.area ?? '');
  const askedOwn = allAsked.filter((skill) => isCraft(skill) || skill.itemIds.some((id) => own.has(id)));
  const asked = (askedOwn.length > 0 ? askedOwn : allAsked).slice(0, mostSkills);
  const lead = leadOf(rated.filter(({ item }) => item.kind === 'work'));
  // Somebody who does this very work is known by what they list for it, in whatever words the posting asks.
  const isOwnWork = (lead?.likeness ?? 0) >= sameWorkFrom;
  const isOfLead = ofWorkOf(lead);
  // A skill nobody knows is taken for one of the trade; a known one may be of another.
  const isOfField = (skill: TailoredSkill) => {
    const known = findSkills(skill.words)[0]?.skill;
    // Boards and calendars go with every work and tell of none but the office's.
    return isOfLead(skill) || !known || (isFieldOfRole(demand.posting.role, known.area) && (known.area !== office || branch === office));
  };
  const others = workFirst(
    sayable.filter((skill) => skill.why === 'alike' || (isOwnWork && skill.why === 'substance' && isOfField(skill))),
    isOfLead,
  );
  const named = asked.length === 0 && !isOwnWork ? [] : [...asked, ...others.slice(0, Math.max(0, fewestSkills - asked.length))];
  const role = roleSentence(rated, claimsCredential(headline, rated) ? '' : headline, demand);
  const roleSaid = role.map((one) => (one.kind === 'role' ? titleOf(rated.find(({ item }) => item.id === one.itemId)) : headline).toLowerCase()).join();
  /** "Chartered Surveyor …. Chartered Surveyor (MRICS)." would say it twice. */
  const isSaid = (name: string) => roleSaid.includes(withoutBrackets(name).toLowerCase());
  const isOfTrade = ({ itemId, shown }: TailoredItem) => {
    const name = nameOfItem.get(itemId) ?? '';
    return shown !== 'dropped' && !isSaid(name) && !isUnfinished(name) && !isEverydayPaper(name, branch);
  };
  const needOf = ({ requirementIds }: TailoredItem) =>
    Math.max(
      0,
      ...demand.posting.requirements.filter(({ id, kind }) => kind === 'credential' && requirementIds.includes(id)).map(({ need }) => needWeights[need]),
    );
  const held = credentials
    .filter((one) => isOfTrade(one) && one.why === 'asked')
    .toSorted((a, b) => needOf(b) - needOf(a))
    .slice(0, mostCredentials);
  // "Skills include testing" is less than nothing, unless it is what the posting asks for; "Skills include Excel" is in any case.
  const isLone = named.length === 1 && named.every((skill) => (skillNamed(nameOf(skill)) ?? findSkills(nameOf(skill))[0]?.skill)?.area === office);
  const skillsSaid =
    !isLone && (named.length > 1 || asked.length > 0)
      ? [{ kind: 'skills' as const, skills: named.map((skill) => ({ text: nameOf(skill), itemIds: skill.itemIds })) }]
      : [];
  const heldSaid = held.length > 0 ? [{ kind: 'credentials' as const, itemIds: held.map(({ itemId }) => itemId) }] : [];
  const facts = [...role, ...skillsSaid, ...heldSaid];
  if (facts.length >= mostSentences) return facts;
  const highlight = highlightSentence(rated, work);
  // The papers of the trade say more than nothing where the posting asks for none.
  const papers = isOwnWork && held.length === 0 ? credentials.filter(isOfTrade).slice(0, mostCredentials) : [];
  const isStanding = papers.some(({ itemId }) => standingOf(nameOfItem.get(itemId) ?? '') !== null);
  return (highlight.length > 0 && !isStanding) || papers.length === 0
    ? [...facts, ...highlight]
    : [...facts, { kind: 'credentials', itemIds: papers.map(({ itemId }) => itemId) }];
}
