import { type AnswerClaim, basicsId } from '@folia/contracts/deep-talk/answer';
import type { Skill } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import { entriesOf, positionsOf } from '../compute/careers';
import { surely } from '../find/match-term';
import type { Entry } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import { sortsAsked } from '../understand/skill-sorts';
import type { Term } from '../understand/terms';
import { intentsIn } from '../understand/word-finders';
import { bestLines, listClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, answered, asks, lacks, required } from './reply';
import { claim, fill, listIn } from './writer';

const isHobby = ({ kind, passages }: Entry) =>
  kind === 'skill' &&
  passages.some(({ field, text }) => field === 'category' && intentsIn(foldAccents(text)).some(({ wordClass }) => wordClass === 'interests'));

const mostHobbies = 10;

/** Hobbies, where they are listed. */
export const answerInterests: Answerer = (ask) => {
  const { writer, subject } = ask;
  if (!asks(ask, 'interests') || required(ask).length > 0) return null;
  const found = subject.entries.filter(isHobby).slice(0, mostHobbies);
  if (found.length > 0) return answered([listClaim(writer, found)]);
  const told = subject.passages.find(
    ({ itemId, isTold, text }) => itemId === basicsId && isTold && intentsIn(foldAccents(text)).some(({ wordClass }) => wordClass === 'interests'),
  );
  return told ? answered([quoteClaim(writer, told, null)]) : lacks(writer, 'kindAchievement', null);
};

/** The first of the listed skills, hobbies left out, and those only of the sort that is asked for where there are any; null where none is listed. */
export function skillsClaim({ piece, subject, writer }: Ask, most: number): AnswerClaim | null {
  const all = entriesOf(subject, 'skill').filter((entry) => !isHobby(entry));
  const wanted = new Set(sortsAsked(piece.text.folded).flatMap(({ categories }) => categories));
  const isOfSort = (skill: Skill) => wanted.has(skill.category) || piece.terms.some((term) => term.skill && skillStrength(skill, term.skill) >= surely);
  const ofSort = all.filter(({ passages }) => passages.some(({ skills }) => skills.some(({ skill }) => isOfSort(skill))));
  const listed = (ofSort.length > 0 ? ofSort : all).slice(0, most);
  return listed.length > 0 ? listClaim(writer, listed, 'skillsListed') : null;
}

const mostSkills = 24;

/** Skills, of the whole portfolio or of one entry. */
export const answerSkills: Answerer = (ask) => {
  const { writer, subject, piece } = ask;
  const isOfWork = asks(ask, 'languages') && piece.mentions.some(({ entry }) => entry.kind === 'work' || entry.kind === 'project');
  // The marketing of marketing tools says which tools.
  const sorts = sortsAsked(piece.text.folded);
  const isOfSort = ({ tokens }: Term) => sorts.some(({ start, end }) => tokens.every((token) => token.start >= start && token.end <= end));
  // "Databases she knows": a sort by its plural wants the list.
  const isList = !asks(ask, 'yes-no', 'experience', 'how-many', 'languages', 'duration') && sorts.some(({ end }) => piece.text.folded[end - 1] === 's');
  if ((!asks(ask, 'skills') && !isOfWork && !isList) || !required(ask).every(isOfSort)) return null;
  const named = piece.mentions.map(({ entry }) => entry);
  const scope = named.length > 0 ? named : piece.isFollowUp ? piece.focus.slice(0, 1) : asks(ask, 'projects') ? entriesOf(subject, 'project') : [];
  const tools = scope.flatMap(({ passages }) => passages.filter(({ field }) => field === 'skills'));
  const list = listIn(
    writer,
    tools.map(({ text }) => text),
  );
  const cited = tools.map(({ itemId, field, entry, text }) => ({ itemId, field, entry, quote: text }));
  if (tools.length > 0) return answered([claim('fact', fill(writer, 'listOf', { list }), cited)]);
  const shown = scope.flatMap((entry) =>
    entry.passages.filter(({ isTold, skills }) => isTold && skills.length > 0).map((passage) => quoteClaim(writer, passage, entry)),
  );
  if (shown.length > 0) return answered(shown.slice(0, 2), shown.slice(2));
  const listed = skillsClaim(ask, mostSkills);
  if (listed) return answered([listed]);
  const [position] = positionsOf(subject);
  const lines = position
    ? bestLines(position)
        .filter(({ skills: used }) => used.length > 0)
        .slice(0, 2)
    : [];
  return lines.length > 0 ? answered(lines.map((passage) => quoteClaim(writer, passage, position ?? null))) : lacks(writer, 'kindSkill', 'skill', 'absentKind');
};
