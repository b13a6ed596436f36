import type { Skill } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import type { Entry } from '../read/subject';
import type { Term } from '../understand/terms';
import { matchTerm } from './match-term';

const enough = 0.6;

/** A paper in a field: the field's own, or one whose holder knows it. */
const isOfField = (paper: Skill, field: Skill): boolean =>
  skillStrength(paper, field) > 0.3 || (paper.area === field.area && field.area !== 'computing' && field.kind !== 'credential');

/** How far an entry has a thing: in any of its sentences, or because it is a paper in that field. */
export const hasThing = (entry: Entry, term: Term): boolean =>
  entry.passages.some(
    (passage) =>
      matchTerm(term, passage) >= enough ||
      (entry.kind === 'certification' && term.skill !== null && passage.skills.some(({ skill }) => isOfField(skill, term.skill as Skill))),
  );
