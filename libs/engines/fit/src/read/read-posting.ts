import { AppError } from '@folia/contracts/errors';
import type { JobFacts, JobPassage, JobReading, RequirementNeed } from '@folia/contracts/fit-score/shapes';
import { maxPostingCharacters } from '@folia/contracts/limits';
import { findSkills } from '@folia/skills/find-skills';
import type { SkillMention } from '@folia/skills/skill';
import { tellingStems } from '@folia/text/word-stems';
import { isPosting } from './is-posting';
import { isCompanyTalk } from './passages/company-talk';
import { withoutOrdersToScorer } from './passages/orders-to-scorer';
import { withBulletsMended, withoutBold, withoutTags } from './passages/posting-lines';
import type { Sentence } from './passages/sentence';
import { splitPosting } from './passages/split-posting';
import { weighPassages } from './passages/weigh-passages';
import { isTool } from './portfolio/fields-of-role';
import { mostDuties, readDuties } from './requirements/read-duties';
import { readRequirements } from './requirements/read-requirements';
import type { ReadPosting, Requirement } from './requirements/requirement';
import { isRuledOut } from './requirements/ruled-out';
import { tellScored } from './requirements/tell-scored';
import { kindSought } from './role/kind-sought';
import { namesEmployer } from './role/names-employer';
import { readFacts, titleNoun, workNoun } from './role/read-facts';
import { roleOf } from './role/read-role';
import { findPeopleLed, peopleManagement } from './terms/find-people-led';
import { isSkillMeant } from './terms/is-skill-meant';
import { isMentionedInPassing } from './terms/mentioned-in-passing';
import { isOfOtherCraft, otherMeanings } from './terms/other-meanings';
import { purposesIn } from './terms/purposes';
import { skillsToldInVerbs } from './terms/skills-told-in-verbs';

const hasLetters = /(?:\p{L}\P{L}*){40}/u;
/** Several times what the longest posting asks for: a text that goes on is not read on, so that reading and scoring it stay cheap. */
const mostRequirements = 400;
const ranks: Readonly<Record<RequirementNeed, number>> = { must: 2, nice: 1, duty: 0 };

const keyOf = (requirement: Pick<Requirement, 'kind' | 'options' | 'degree' | 'years' | 'label'>) => {
  const wanted = requirement.options.map(({ skill, stems }) => skill?.id ?? stems.join(' ')).sort();
  return `${requirement.kind}|${requirement.kind === 'degree' ? requirement.degree?.level : ''}|${requirement.years ?? ''}|${wanted.join('|')}`;
};

const longestJoined = 6;
const initials = (words: string) =>
  words
    .split(/[\s-]+/)
    .map(([letter]) => letter)
    .join('')
    .toLowerCase();

const isTitled = (label: string) => /^(?:\p{Lu}\p{L}+ )+\p{Lu}\p{L}+(?:er|or|ist)$/u.test(label);

/**
 * When the posting has two names for one thing, both are shown ("GD&T / tolerance analysis"), unless one includes the other. Names from a title come second.
 */
function joinLabels(first: string, second: string): string {
  const [long, short] = first.length >= second.length ? [first, second] : [second, first];
  const stems = new Set(tellingStems(long));
  if (tellingStems(short).some((stem) => stems.has(stem)) || initials(long) === short.toLowerCase()) return isTitled(long) ? short : long;
  const joined = `${first} / ${second}`;
  return joined.split(/\s+/).length > longestJoined ? first : joined;
}

/** How certain it is that the place where something was found asks for it. */
type Certainty = Map<Omit<Requirement, 'id'>, number>;

/** "Supervisory skills" beside "mechanical supervision": where one place asks for the whole thing, the whole thing is asked for. */
const plainest = (place: Omit<Requirement, 'id'>, other: Omit<Requirement, 'id'>) =>
  place.options.map((option) =>
    option.beside && other.options.some(({ skill, beside }) => skill === option.skill && !beside) ? { ...option, beside: [] } : option,
  );

/**
 * Something asked for twice is listed once, with the strongest need it was given anywhere. Among equals, the place that most certainly asks for it wins, then
 * the first.
 */
function withoutDoubles(requirements: readonly Omit<Requirement, 'id'>[], certainty: Certainty): Omit<Requirement, 'id'>[] {
  const isSurer = (one: Omit<Requirement, 'id'>, other: Omit<Requirement, 'id'>) => (certainty.get(one) ?? 0) > (certainty.get(other) ?? 0) + 0.5;
  const kept = new Map<string, Omit<Requirement, 'id'>>();
  for (const requirement of requirements) {
    const key = keyOf(requirement);
    const other = kept.get(key);
    if (!other || (requirement.scored && !other.scored) || (requirement.scored === other.scored && ranks[requirement.need] > ranks[other.need]))
      kept.set(key, requirement);
    else if (requirement.need === other.need && requirement.scored === other.scored) {
      const place = isSurer(requirement, other) ? requirement : other;
      const joined = { ...place, label: joinLabels(other.label, requirement.label), options: plainest(place, place === other ? requirement : other) };
      certainty.set(joined, Math.max(certainty.get(requirement) ?? 0, certainty.get(other) ?? 0));
      kept.set(key, joined);
    }
  }
  const all = [...kept.values()];
  const isCovered = (requirement: Omit<Requirement, 'id'>) =>
    requirement.need !== 'must' &&
    (requirement.kind === 'skill' || requirement.kind === 'credential') &&
    all.some(
      (one) =>
        one !== requirement &&
        ranks[one.need] > ranks[requirement.need] &&
        one.options.some(({ skill }) => skill && requirement.options.some((option) => option.skill === skill)),
    );
  return all.filter((requirement) => !isCovered(requirement)).sort((a, b) => a.start - b.start || a.end - b.end);
}

/** A posting longer than this says what it needs. */
const longestNotice = 800;
/** Where the posting does not say what is needed, the content of the work is what is needed. */
function withMusts(requirements: readonly Omit<Requirement, 'id'>[], about: ReadonlySet<Omit<Requirement, 'id'>>, length: number): Omit<Requirement, 'id'>[] {
  // What a company says of itself asks for nothing where the posting says what it asks for.
  if (length > longestNotice) {
    const asksElsewhere = requirements.some((requirement) => requirement.need === 'must' && requirement.scored);
    return asksElsewhere ? requirements.filter((requirement) => !about.has(requirement)) : [...requirements];
  }
  const isSkill = ({ kind }: Omit<Requirement, 'id'>) => kind === 'skill' || kind === 'credential';
  if (requirements.some((requirement) => requirement.need === 'must' && requirement.scored && isSkill(requirement))) return [...requirements];
  const wanted = requirements.filter((requirement) => requirement.need === 'duty' && isSkill(requirement));
  // What is only named while the company talks about itself counts only if nothing else is named.
  const named = wanted.some((requirement) => !about.has(requirement)) ? wanted.filter((requirement) => !about.has(requirement)) : wanted;
  return requirements.map((requirement) => (named.includes(requirement) ? { ...requirement, need: 'must' } : requirement));
}

function mergePassages(sentences: readonly Sentence[]): JobPassage[] {
  const passages: JobPassage[] = [];
  for (const { start, end, use } of sentences) {
    const last = passages.at(-1);
    if (last?.use === use) last.end = end;
    else passages.push({ start, end, use });
  }
  return passages;
}

/**
 * Reads a posting text of at most 30,000 characters: what it asks for, what it rules out, who offers what and where. Pure; instructions in the text are treated
 * as ordinary words. Throws AppError NOT_A_JOB for a text that does not say what the work is or what it asks for, PAYLOAD_TOO_LARGE beyond the limit.
 */
export function readPosting(given: string): ReadPosting {
  const text = withoutTags(withBulletsMended(withoutBold(withoutOrdersToScorer(given))));
  if (text.length > maxPostingCharacters) throw new AppError('PAYLOAD_TOO_LARGE');
  if (!hasLetters.test(text)) throw new AppError('NOT_A_JOB');
  const facts = readFacts(text);
  const role = kindSought(roleOf(facts.role), text);
  const isEmployer = namesEmployer(text, facts.company);
  const others = otherMeanings(text);
  const mentions = findSkills(text).filter(
    (mention) =>
      isSkillMeant(mention, text) &&
      !isEmployer.within(mention) &&
      !isOfOtherCraft(mention, role) &&
      !others.some(({ start, end }) => start <= mention.start && mention.end <= end && mention.end - mention.start < end - start),
  );
  const sentences = splitPosting(text, mentions);
  weighPassages(sentences, text.length);
  const isRoleKnown = role.family !== null || titleNoun.test(facts.role) || workNoun.test(facts.role);
  // Text that was blanked out says nothing, so it does not count toward the length.
  const { length } = text.replace(/\s+/g, ' ').trim();
  if (!isPosting(sentences, facts.role, isRoleKnown, length)) throw new AppError('NOT_A_JOB');
  const ruledOut: JobReading['ruledOut'] = [];
  const excluded = new Set<string>();
  const inSentence = new Map<Sentence, SkillMention[]>();
  let next = 0;
  for (const sentence of sentences) {
    while (next < mentions.length && (mentions[next] as SkillMention).start < sentence.start) next += 1;
    const inside: SkillMention[] = [];
    for (; next < mentions.length && (mentions[next] as SkillMention).end <= sentence.end; next += 1) {
      const mention = mentions[next] as SkillMention;
      const isOut = sentence.use === 'ruled-out' || isRuledOut(sentence.text, mention.start - sentence.start, mention.end - sentence.start);
      if (!isOut) inside.push(mention);
      else {
        excluded.add(mention.skill.id);
        ruledOut.push({ label: mention.words, start: mention.start, end: mention.end });
      }
    }
    inSentence.set(sentence, inside);
  }
  for (const [sentence, inside] of inSentence) {
    const leading = (sentence.use === 'must' || sentence.use === 'nice') && peopleManagement ? findPeopleLed(sentence.text) : null;
    if (!leading || !peopleManagement) continue;
    const [start, end] = [sentence.start + leading.start, sentence.start + leading.end];
    inSentence.set(
      sentence,
      [
        ...inside.filter((mention) => mention.end <= start || mention.start >= end),
        { skill: peopleManagement, start, end, words: text.slice(start, end) },
      ].sort((a, b) => a.start - b.start),
    );
  }
  for (const [sentence, inside] of inSentence) {
    if (sentence.use !== 'must') continue;
    const asked = skillsToldInVerbs(sentence.text).map((one) => ({ ...one, start: one.start + sentence.start, end: one.end + sentence.start }));
    const apart = inside.filter(({ start, end }) => !asked.some((one) => one.start < end && start < one.end));
    if (asked.length > 0)
      inSentence.set(
        sentence,
        [...apart, ...asked].sort((a, b) => a.start - b.start),
      );
  }
  // "ED technicians: see our other posting" does not remove the emergency department that is asked for.
  for (const [{ use }, inside] of inSentence) if (use === 'must' || use === 'nice') for (const { skill } of inside) excluded.delete(skill.id);
  const found: Omit<Requirement, 'id'>[] = [];
  const about = new Set<Omit<Requirement, 'id'>>();
  const certainty: Certainty = new Map();
  let duties = 0;
  const title = new Set(tellingStems(facts.role));
  for (const sentence of sentences) {
    const { use } = sentence;
    if (found.length >= mostRequirements) break;
    if (use === 'boilerplate' || use === 'title' || use === 'ruled-out' || isCompanyTalk(sentence)) continue;
    const isOfWork = use === 'duties' || use === 'about';
    const named = (inSentence.get(sentence) ?? []).filter(({ skill }) => !excluded.has(skill.id));
    const purposes = purposesIn(sentence.text, sentence.start, named);
    const isAside = ({ start }: SkillMention) => isOfWork || purposes.some((one) => one.start <= start && start < one.end);
    const wanted = named.filter((mention) => !(isAside(mention) && isMentionedInPassing(mention, role)));
    const asked = readRequirements(sentence, wanted, ruledOut).filter((requirement) => use !== 'about' || requirement.options.some(({ skill }) => skill));
    const told = tellScored(asked, sentence, { title, holdsRuledOut: ruledOut.some(({ start }) => sentence.start <= start && start < sentence.end) }).filter(
      (one) => !isEmployer.only(one),
    );
    for (const one of told) certainty.set(one, sentence.heading === '' ? sentence.asked : 1 + sentence.asked);
    if (use === 'about' && !sentence.isList) for (const requirement of told) about.add(requirement);
    const more = readDuties(sentence, [...wanted, ...leadingIn(sentence)], mostDuties - duties);
    duties += more.length;
    // What a duty says as a whole is not shown once more as asked; only tools are, and what a short notice names.
    const isOfDuty = ({ kind, need, options }: Omit<Requirement, 'id'>) =>
      length > longestNotice && need === 'duty' && kind === 'skill' && options.every(({ skill }) => !skill || !isTool(skill));
    const isSaid = ({ start, end }: { start: number; end: number }) => more.some((duty) => duty.start <= start && end <= duty.end);
    found.push(...told.filter((one) => (one.scored && !isOfDuty(one)) || !isSaid(one)), ...more);
  }
  const requirements = [...withMusts(withoutDoubles(found, certainty), about, length), ...placeRequirement(facts, text)].map((requirement, index) => ({
    ...requirement,
    id: `r${index + 1}`,
  }));
  return { facts, passages: mergePassages(sentences), requirements, ruledOut, excluded, role };
}

/** "Lead a group of five engineers" in a duty. */
function leadingIn({ text, start }: Sentence): SkillMention[] {
  const found = peopleManagement && findPeopleLed(text);
  return found && peopleManagement
    ? [{ skill: peopleManagement, start: start + found.start, end: start + found.end, words: text.slice(found.start, found.end) }]
    : [];
}

/** The place of work: shown, but worth no points (README). */
function placeRequirement({ location, workplace }: JobFacts, text: string): Omit<Requirement, 'id'>[] {
  if (!location && !workplace) return [];
  const label = location && workplace ? `${location} (${workplace})` : location || String(workplace);
  const start = Math.max(0, text.indexOf(location));
  return [
    {
      kind: 'location',
      need: 'must',
      scored: false,
      label,
      anyOf: [label],
      options: [],
      start,
      end: start + location.length,
      years: null,
      isOpen: false,
      isFirm: false,
      degree: null,
    },
  ];
}
