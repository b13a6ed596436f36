import type { JobPassage } from '@folia/contracts/fit-score';
import { findPossible } from '@folia/skills/find-possible';
import { skillNamed } from '@folia/skills/find-skills';
import type { Skill, SkillMention } from '@folia/skills/skill';
import type { Judged } from '@folia/text/model-question';
import { sentenceEnds } from '../read/passages/sentence';
import { isEveryday, isOwnField, isSoft } from '../read/portfolio/own-fields';
import type { Ask, ReadJob } from '../read/requirements/ask';
import { readAsks } from '../read/requirements/read-asks';
import { isRuledOut } from '../read/requirements/ruled-out';
import { isMeant } from '../read/terms/is-meant';
import { askedText } from './asked-text';
import type { JobClaim, JobClaims } from './job-question';
import { isNameOf } from './same-name';
import { placesOf, type Stretch, stretchesIn } from './stretches';

/** What a claim comes to: a skill of the taxonomy at a place of the job that may ask for it or rule it out. */
type Named = { mention: SkillMention; use: JobPassage['use'] };

const asks: ReadonlySet<JobPassage['use']> = new Set(['must', 'nice', 'duties', 'about', 'ruled-out']);
const skillsOf = (job: ReadJob) => job.asks.flatMap(({ options }) => options.flatMap(({ skill }) => skill ?? []));

/** An everyday word is a tool's name where the job is of the tool's own field, or asks for others of it. */
const isOfField = ({ area }: Skill, job: ReadJob) => !isEveryday(area) && (isOwnField(job.role, area) || skillsOf(job).some((skill) => skill.area === area));

/** The skill that the quoted words name, by the taxonomy's names or by a spelling of one that only the model saw. */
function skillIn(text: string, quote: Stretch, { name, kind }: JobClaim, job: ReadJob, possible: readonly SkillMention[]): SkillMention | null {
  const everyday = possible.find(({ skill, start, end }) => quote.start <= start && end <= quote.end && skillNamed(name) === skill && isOfField(skill, job));
  if (everyday) return everyday.skill.kind === kind && isMeant(everyday, text) ? everyday : null;
  const skill = skillNamed(name);
  if (!skill || skill.kind !== kind || isSoft(skill)) return null;
  const stretch = stretchesIn(text, quote).find(({ words }) => isNameOf(words, skill));
  return stretch ? { skill, ...stretch } : null;
}

function named(text: string, claim: JobClaim, job: ReadJob, possible: readonly SkillMention[]): Named | null {
  for (const place of placesOf(text, claim.quote.trim())) {
    const passage = job.passages.find(({ start, end }) => start <= place.start && place.end <= end);
    const mention = passage && asks.has(passage.use) ? skillIn(text, place, claim, job, possible) : null;
    if (passage && mention) return { mention, use: passage.use };
  }
  return null;
}

function isKnown(job: ReadJob, { name }: JobClaim): boolean {
  const skill = skillNamed(name);
  return skill !== undefined && (job.excluded.has(skill.id) || skillsOf(job).includes(skill));
}

/** The sentence around a place, as the engine divides a line. */
function sentenceAround(text: string, { start, end }: SkillMention, use: JobPassage['use']) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? text.length : to);
  const ends = sentenceEnds(line);
  const close = ends.find((one) => from + one >= end) ?? line.length;
  const open = ends.findLast((one) => one <= start - from) ?? 0;
  const lead = /^\s*(?:[-*•·▪◦‣–—]+\s+)?/.exec(line.slice(open, close))?.[0].length ?? 0;
  return { text: line.slice(open + lead, close).trimEnd(), start: from + open + lead, end: from + close, use, isList: true };
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) => a.start < b.end && b.start < a.end;

/** Words nobody knew are now known by their name; else one requirement more, read by the engine's own rules as if it had known the name. */
function withSkill(job: ReadJob, text: string, { mention, use }: Named, id: string): ReadJob | null {
  const option = { name: mention.skill.name, skill: mention.skill, stems: [] };
  const unknown = job.asks.find((ask) => ask.kind === mention.skill.kind && overlaps(ask, mention) && ask.options.some(({ skill }) => !skill));
  if (unknown) {
    const options = unknown.options.map((one) => (!one.skill && one.name.includes(mention.words) ? option : one));
    if (options.every((one, index) => one === unknown.options[index])) return null;
    const known: Ask = { ...unknown, options, anyOf: options.map(({ name }) => name) };
    return { ...job, asks: job.asks.map((ask) => (ask === unknown ? known : ask)) };
  }
  const asked = readAsks(sentenceAround(text, mention, use), [mention], []).find(({ options }) => options.some(({ skill }) => skill === mention.skill));
  return asked ? { ...job, asks: [...job.asks, { ...asked, id }] } : null;
}

/** What the job does not want bears nothing out, and is asked for no longer. */
const withoutSkill = (job: ReadJob, { skill, start, end, words }: SkillMention): ReadJob => ({
  ...job,
  asks: job.asks.filter((ask) => !(overlaps(ask, { start, end }) && ask.options.length > 0 && ask.options.every((option) => !option.skill))),
  ruledOut: [...job.ruledOut, { label: words, start, end }],
  excluded: new Set([...job.excluded, skill.id]),
});

/** The job with what is named at its place; null where the place says otherwise than the model. */
function placed(job: ReadJob, text: string, found: Named, need: JobClaim['need'], id: string): ReadJob | null {
  const { mention, use } = found;
  const sentence = sentenceAround(text, mention, use);
  const isOut = use === 'ruled-out' || isRuledOut(sentence.text, mention.start - sentence.start, mention.end - sentence.start);
  if (isOut !== (need === 'ruled-out')) return null;
  return isOut ? withoutSkill(job, mention) : withSkill(job, text, found, id);
}

/**
 * Puts what holds of a model's claims into a job that was read. A quote stands in the job letter by letter, in a passage that asks for something or
 * rules it out; it names a skill, credential or language of the taxonomy that the engine did not see there; how much that is wanted is said by the place,
 * never by the model. `given`: the job's text. Pure; never throws.
 */
export function addRequirements(read: ReadJob, given: string, { requirements }: JobClaims): Judged<ReadJob> {
  const text = askedText(given);
  const possible = findPossible(text);
  let job = read;
  let [accepted, dropped] = [0, 0];
  for (const claim of requirements) {
    if (isKnown(job, claim) && placesOf(text, claim.quote.trim()).length > 0) continue;
    const found = named(text, claim, job, possible);
    const next = found && placed(job, text, found, claim.need, `m${accepted + 1}`);
    if (next) job = next;
    if (next) accepted += 1;
    else dropped += 1;
  }
  return { result: job, accepted, dropped };
}
