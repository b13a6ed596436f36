import { AppError } from '@folia/contracts/errors';
import type { JobFacts, JobPassage, JobReading } from '@folia/contracts/fit-score/shapes';
import { maxPostingCharacters } from '@folia/contracts/limits';
import { findSkills } from '@folia/skills/find-skills';
import type { SkillMention } from '@folia/skills/skill';
import { tellingStems } from '@folia/text/word-stems';
import { isPosting } from './is-posting';
import { boastsOfYears, isCompanyTalk, tellsReadersWork } from './passages/company-talk';
import { withoutOrdersToScorer } from './passages/orders-to-scorer';
import { withBulletsMended, withoutBold, withoutTags } from './passages/posting-lines';
import type { Sentence } from './passages/sentence';
import { splitPosting } from './passages/split-posting';
import { weighPassages } from './passages/weigh-passages';
import { isTool } from './portfolio/fields-of-role';
import { longestNotice, needsOfNotice } from './requirements/needs-of-notice';
import { mostDuties, readDuties } from './requirements/read-duties';
import { readRequirements } from './requirements/read-requirements';
import type { Asked, ReadPosting } from './requirements/requirement';
import { isRuledOut } from './requirements/ruled-out';
import { tellScored } from './requirements/tell-scored';
import { type Certainty, withoutDoubles } from './requirements/without-doubles';
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
  const found: Asked[] = [];
  const about = new Set<Asked>();
  const certainty: Certainty = new Map();
  let duties = 0;
  const title = new Set(tellingStems(facts.role));
  for (const sentence of sentences) {
    const { use } = sentence;
    if (found.length >= mostRequirements) break;
    if (use === 'boilerplate' || use === 'title' || use === 'ruled-out' || isCompanyTalk(sentence) || boastsOfYears(sentence)) continue;
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
    if (use === 'about' && !tellsReadersWork(sentence.text)) for (const requirement of told) about.add(requirement);
    const more = readDuties(sentence, [...wanted, ...leadingIn(sentence)], mostDuties - duties);
    duties += more.length;
    // What a duty says as a whole is not shown once more as asked; only tools are, and what a short notice names.
    const isOfDuty = ({ kind, need, options }: Asked) =>
      length > longestNotice && need === 'duty' && kind === 'skill' && options.every(({ skill }) => !skill || !isTool(skill));
    const isSaid = ({ start, end }: { start: number; end: number }) => more.some((duty) => duty.start <= start && end <= duty.end);
    found.push(...told.filter((one) => (one.scored && !isOfDuty(one)) || !isSaid(one)), ...more);
  }
  const requirements = [...needsOfNotice(withoutDoubles(found, certainty, about), about, length), ...placeRequirement(facts, text)].map(
    (requirement, index) => ({
      ...requirement,
      id: `r${index + 1}`,
    }),
  );
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
function placeRequirement({ location, workplace }: JobFacts, text: string): Asked[] {
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
