import type { JobPassage } from '@folia/contracts/fit-score/shapes';
import { findPossible } from '@folia/skills/find-possible';
import { skillNamed } from '@folia/skills/find-skills';
import type { Skill, SkillMention } from '@folia/skills/skill';
import type { Judged } from '@folia/text/model-question';
import { ofItself, sentenceEnds } from '../read/passages/sentence';
import { isEverydayArea, isFieldOfRole, isSoftSkill } from '../read/portfolio/fields-of-role';
import { readRequirements } from '../read/requirements/read-requirements';
import type { ReadPosting, Requirement } from '../read/requirements/requirement';
import { isRuledOut } from '../read/requirements/ruled-out';
import { isSkillMeant } from '../read/terms/is-skill-meant';
import { askedText } from './asked-text';
import type { PostingClaim, PostingClaims } from './posting-question';
import { isNameOf } from './same-name';
import { placesOf, type Stretch, stretchesIn } from './stretches';

/** What a claim amounts to: a skill of the taxonomy at a place in the posting that may ask for it or rule it out. */
type Named = { mention: SkillMention; use: JobPassage['use'] };

const asks: ReadonlySet<JobPassage['use']> = new Set(['must', 'nice', 'duties', 'about', 'ruled-out']);
const skillsOf = (posting: ReadPosting) => posting.requirements.flatMap(({ options }) => options.flatMap(({ skill }) => skill ?? []));

/** An everyday word is a tool's name where the posting is in the tool's own field, or asks for other tools of that field. */
const isOfField = ({ area }: Skill, posting: ReadPosting) =>
  !isEverydayArea(area) && (isFieldOfRole(posting.role, area) || skillsOf(posting).some((skill) => skill.area === area));

/** The skill that the quoted words name, either by a name the taxonomy has or by a spelling that only the model recognized. */
function skillIn(text: string, quote: Stretch, { name, kind }: PostingClaim, posting: ReadPosting, possible: readonly SkillMention[]): SkillMention | null {
  const everyday = possible.find(
    ({ skill, start, end }) => quote.start <= start && end <= quote.end && skillNamed(name) === skill && isOfField(skill, posting),
  );
  if (everyday) return everyday.skill.kind === kind && isSkillMeant(everyday, text) ? everyday : null;
  const skill = skillNamed(name);
  if (!skill || skill.kind !== kind || isSoftSkill(skill)) return null;
  const stretch = stretchesIn(text, quote).find(({ words }) => isNameOf(words, skill));
  return stretch ? { skill, ...stretch } : null;
}

function named(text: string, claim: PostingClaim, posting: ReadPosting, possible: readonly SkillMention[]): Named | null {
  for (const place of placesOf(text, claim.quote.trim())) {
    const passage = posting.passages.find(({ start, end }) => start <= place.start && place.end <= end);
    const mention = passage && asks.has(passage.use) ? skillIn(text, place, claim, posting, possible) : null;
    if (passage && mention) return { mention, use: passage.use };
  }
  return null;
}

function isKnown(posting: ReadPosting, { name }: PostingClaim): boolean {
  const skill = skillNamed(name);
  return skill !== undefined && (posting.excluded.has(skill.id) || skillsOf(posting).includes(skill));
}

/** The sentence around a place, split as the engine splits a line. */
function sentenceAround(text: string, { start, end }: SkillMention, use: JobPassage['use']) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? text.length : to);
  const ends = sentenceEnds(line);
  const close = ends.find((one) => from + one >= end) ?? line.length;
  const open = ends.findLast((one) => one <= start - from) ?? 0;
  const lead = /^\s*(?:[-*•·▪◦‣–—]+\s+)?/.exec(line.slice(open, close))?.[0].length ?? 0;
  return {
    ...ofItself,
    text: line.slice(open + lead, close).trimEnd(),
    start: from + open + lead,
    end: from + close,
    use,
    isList: true,
    asked: 1,
  };
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) => a.start < b.end && b.start < a.end;

/** Words that were unknown now have a name. Otherwise this adds one requirement, read by the engine's own rules as if it had known the name. */
function withSkill(posting: ReadPosting, text: string, { mention, use }: Named, id: string): ReadPosting | null {
  const option = { name: mention.skill.name, skill: mention.skill, stems: [] };
  const unknown = posting.requirements.find(
    (requirement) => requirement.kind === mention.skill.kind && overlaps(requirement, mention) && requirement.options.some(({ skill }) => !skill),
  );
  if (unknown) {
    const options = unknown.options.map((one) => (!one.skill && one.name.includes(mention.words) ? option : one));
    if (options.every((one, index) => one === unknown.options[index])) return null;
    const known: Requirement = { ...unknown, options, anyOf: options.map(({ name }) => name) };
    return { ...posting, requirements: posting.requirements.map((requirement) => (requirement === unknown ? known : requirement)) };
  }
  const asked = readRequirements(sentenceAround(text, mention, use), [mention], []).find(({ options }) => options.some(({ skill }) => skill === mention.skill));
  return asked ? { ...posting, requirements: [...posting.requirements, { ...asked, id }] } : null;
}

/** What the posting does not want is not evidence and is no longer asked for. */
const withoutSkill = (posting: ReadPosting, { skill, start, end, words }: SkillMention): ReadPosting => ({
  ...posting,
  requirements: posting.requirements.filter(
    (requirement) => !(overlaps(requirement, { start, end }) && requirement.options.length > 0 && requirement.options.every((option) => !option.skill)),
  ),
  ruledOut: [...posting.ruledOut, { label: words, start, end }],
  excluded: new Set([...posting.excluded, skill.id]),
});

/** The posting with the named skill added at its place; null where that place contradicts the model. */
function placed(posting: ReadPosting, text: string, found: Named, need: PostingClaim['need'], id: string): ReadPosting | null {
  const { mention, use } = found;
  const sentence = sentenceAround(text, mention, use);
  const isOut = use === 'ruled-out' || isRuledOut(sentence.text, mention.start - sentence.start, mention.end - sentence.start);
  if (isOut !== (need === 'ruled-out')) return null;
  return isOut ? withoutSkill(posting, mention) : withSkill(posting, text, found, id);
}

/**
 * Adds the claims of a model that hold up to a posting that was read. A quote has to be in the posting verbatim, in a passage that asks for something or rules
 * it out. It has to name a skill, credential or language of the taxonomy that the engine did not see there. How much it is wanted is decided by the place,
 * never by the model. `given`: the posting's text. Pure; never throws.
 */
export function addRequirements(read: ReadPosting, given: string, { requirements }: PostingClaims): Judged<ReadPosting> {
  const text = askedText(given);
  const possible = findPossible(text);
  let posting = read;
  let [accepted, dropped] = [0, 0];
  for (const claim of requirements) {
    if (isKnown(posting, claim) && placesOf(text, claim.quote.trim()).length > 0) continue;
    const found = named(text, claim, posting, possible);
    const next = found && placed(posting, text, found, claim.need, `m${accepted + 1}`);
    if (next) posting = next;
    if (next) accepted += 1;
    else dropped += 1;
  }
  return { result: posting, accepted, dropped };
}
