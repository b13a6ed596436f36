import type { ItemKind } from '@folia/contracts/item/fields';
import { roleLikeness, roleOf } from '@folia/fit/read/role/read-role';
import type { Skill } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import { SKILLS } from '@folia/skills/taxonomy';
import { matchTerm } from '../find/match-term';
import type { Entry, ReadSubject } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import type { Term } from '../understand/terms';

/** Entries of a kind, newest first. */
export const entriesOf = (subject: ReadSubject, ...kinds: ItemKind[]): Entry[] => subject.entries.filter(({ kind }) => kinds.includes(kind));

/** Whether a position is held on the day of the answer. */
export const isOngoing = ({ dates, to }: Entry, subject: ReadSubject): boolean => dates.isCurrent && to !== null && to >= subject.now;

/** Positions held now, the one begun last first. */
export const currentOf = (subject: ReadSubject): Entry[] =>
  entriesOf(subject, 'work')
    .filter((entry) => isOngoing(entry, subject))
    .toSorted((a, b) => (b.from ?? 0) - (a.from ?? 0));

/** Positions from the one begun last to the first. */
export const positionsOf = (subject: ReadSubject): Entry[] =>
  entriesOf(subject, 'work').toSorted((a, b) => (b.from ?? 0) - (a.from ?? 0) || (b.to ?? 0) - (a.to ?? 0));

/** Whether it is known how long an entry lasted: a beginning alone does not say so. */
export const hasLength = ({ from, dates }: Entry): boolean => from !== null && (dates.isCurrent || dates.end !== '');

/** The positions whose length is known, the first beginning among them and the last end; null where there are none. */
export function careerOf(subject: ReadSubject): { positions: Entry[]; start: string; end: string } | null {
  const positions = positionsOf(subject).filter(hasLength);
  const first = positions.at(-1);
  const last = positions.toSorted((a, b) => (b.to ?? 0) - (a.to ?? 0) || Number(b.dates.isCurrent) - Number(a.dates.isCurrent))[0];
  if (!first || !last) return null;
  return { positions, start: first.dates.start || first.dates.end, end: last.dates.isCurrent ? subject.asOf.slice(0, 7) : last.dates.end };
}

/** Positions begun before the first of these. */
export const heldBefore = (entries: readonly Entry[], subject: ReadSubject): Entry[] => {
  const begun = Math.min(...entries.flatMap(({ from }) => from ?? []));
  return positionsOf(subject).filter(({ from }) => from !== null && from < begun);
};

const sameKind = 0.35;
const shown = 0.6;

const mostOfOneThing = 3;
/** Whether a skill is a kind of work: several others are part of it. Years of Google Ads are no years of marketing. */
const isWide = (skill: Skill): boolean => SKILLS.filter(({ implies }) => implies.some(({ id }) => id === skill.id)).length > mostOfOneThing;

/** "Email marketing" where somebody did it: not all of their marketing. */
const isNarrow = ({ text }: Term, direct: readonly Entry[]): boolean =>
  direct.length > 0 && /\s/.test(text.trim()) && roleOf(text.trim().split(/\s+/).at(-1) ?? '').family !== null;

/** Positions in which a thing was done, or that are work of that kind ("logistics", "nursing"). */
export function positionsWith(term: Term, subject: ReadSubject): Entry[] {
  const work = entriesOf(subject, 'work');
  const shows = work.filter(({ passages }) => passages.some((passage) => matchTerm(term, passage) >= (term.skill ? shown : 0.7)));
  const titled = term.concepts.includes('boss') ? shows.filter(({ title }) => term.tokens.every(({ folded }) => foldAccents(title).includes(folded))) : [];
  const direct = titled.length > 0 ? titled : shows;
  const wanted = roleOf(term.text);
  // A director is no office manager, though both manage.
  const isField = (term.skill?.area !== 'computing' || term.skill.category === 'Programming') && !term.concepts.includes('boss');
  const kindred = isField && !isNarrow(term, direct) && wanted.family ? work.filter(({ role }) => role && roleLikeness(role, wanted) >= sameKind) : [];
  const skilled = term.skill;
  const areas =
    skilled && skilled.kind === 'skill' && !isNarrow(term, direct) && direct.length > 0 && skilled.area !== 'computing'
      ? work.filter(({ passages }) =>
          passages.some(({ skills }) =>
            skills.some(({ skill }) => (isWide(skilled) && skill.category === skilled.category) || skillStrength(skill, skilled) > 0.3),
          ),
        )
      : [];
  return work.filter((entry) => direct.includes(entry) || kindred.includes(entry) || areas.includes(entry));
}
