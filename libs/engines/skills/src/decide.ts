import { goesOn, isFollowed, isLed, isPartOfName, isTied, standsAmid } from './ambiguity';
import { type Candidate, isExact } from './find-candidates';
import type { SkillWord } from './read-rows';
import type { Word } from './split-words';
import { surroundingsOf } from './surroundings';

const LIST_GAP = /[,;|/•·▪●*()\n\t:+]|\s[-–—]\s/;
const STOP_GAP = /[.!?](?:\s|$)|\n\s*\n/;
const CONJUNCTIONS = new Set(['and', 'or', 'und', 'et', 'y', 'plus']);

/** What stands before and behind a candidate if it is an item of a list. */
type Neighbours = { bareBefore: boolean; bareAfter: boolean; before?: Candidate; after?: Candidate };

function neighboursOf(text: string, words: Word[], candidate: Candidate, byFirst: Map<number, Candidate>, byLast: Map<number, Candidate>): Neighbours {
  let before = candidate.first - 1;
  let gapBefore = words[candidate.first]?.gap ?? '';
  const conjoinedBefore = CONJUNCTIONS.has(words[before]?.folded ?? '');
  if (conjoinedBefore && !STOP_GAP.test(gapBefore)) {
    gapBefore = words[before]?.gap ?? '';
    before -= 1;
  }
  let after = candidate.last + 1;
  let gapAfter = words[after]?.gap ?? '';
  const conjoinedAfter = CONJUNCTIONS.has(words[after]?.folded ?? '');
  if (conjoinedAfter && !STOP_GAP.test(gapAfter)) {
    after += 1;
    gapAfter = words[after]?.gap ?? '';
  }
  const listBefore = conjoinedBefore || LIST_GAP.test(gapBefore);
  const listAfter = conjoinedAfter || LIST_GAP.test(gapAfter);
  return {
    bareBefore: listBefore || candidate.first === 0 || STOP_GAP.test(gapBefore),
    bareAfter: listAfter || candidate.last === words.length - 1 || STOP_GAP.test(gapAfter) || goesOn(surroundingsOf(text, candidate.start, candidate.end)),
    before: listBefore && !STOP_GAP.test(gapBefore) ? byLast.get(before) : undefined,
    after: listAfter && !STOP_GAP.test(gapAfter) ? byFirst.get(after) : undefined,
  };
}

const MANNERS = 'soft-skills';

/** Whether a neighbour bears an ambiguous word out: manners ("drive, teamwork") say nothing of tools. */
function bearsOut(neighbour: Candidate | undefined, option: SkillWord, exact: boolean): boolean {
  return Boolean(
    neighbour?.options.some(({ skill }) => {
      if (skill.area === option.skill.area) return neighbour.sure || skill.category === option.skill.category;
      return exact && neighbour.sure && skill.area !== MANNERS;
    }),
  );
}

function holds(text: string, candidate: Candidate, option: SkillWord, beside: Neighbours): boolean {
  const around = surroundingsOf(text, candidate.start, candidate.end);
  if (isTied(around)) return false;
  const exact = !option.exact || isExact(option.written, text, candidate.start, candidate.end);
  const listed = beside.bareBefore && beside.bareAfter && (bearsOut(beside.before, option, exact) || bearsOut(beside.after, option, exact));
  if (!exact) return listed && Boolean(beside.before?.sure || beside.after?.sure);
  if (isFollowed(around, option.exact)) return true;
  if (option.exact && isPartOfName(around)) return false;
  return listed || isLed(around, option.exact) || (beside.bareAfter && beside.before !== undefined && isLedList(text, beside.before));
}

/** "in C and Go": what leads to the first leads to the second. */
function isLedList(text: string, before: Candidate): boolean {
  return before.sure && isLed(surroundingsOf(text, before.start, before.end), true);
}

/** Whether the area of the text may still show the skill: a word marked so, or one written as a name in the middle of a sentence. */
function isOpen(text: string, { start, end }: Candidate, { written, exact, shownBy }: SkillWord): boolean {
  if (shownBy === 'area') return true;
  const around = surroundingsOf(text, start, end);
  return exact && written.length > 1 && text.slice(start, end) === written && standsAmid(around) && !isTied(around) && !isPartOfName(around);
}

/** Makes sure of the candidates whose context shows the skill, and leaves to the others what the area of the text may show. */
export function decide(text: string, words: Word[], candidates: Candidate[]): void {
  const byFirst = new Map(candidates.map((candidate) => [candidate.first, candidate]));
  const byLast = new Map(candidates.map((candidate) => [candidate.last, candidate]));
  const settle = (candidate: Candidate) => {
    if (candidate.sure) return;
    const beside = neighboursOf(text, words, candidate, byFirst, byLast);
    const options = candidate.options.filter((option) => holds(text, candidate, option, beside));
    if (options.length) Object.assign(candidate, { options, sure: true });
  };
  // A list is borne out from its left end or from its right end.
  for (const candidate of candidates) settle(candidate);
  for (const candidate of candidates.toReversed()) settle(candidate);
  for (const candidate of candidates) if (!candidate.sure) candidate.options = candidate.options.filter((option) => isOpen(text, candidate, option));
}
