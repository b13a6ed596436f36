import type { TailoredSkill, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { isFieldOfRole } from '@folia/fit/read/portfolio/fields-of-role';
import { findSkills } from '@folia/skills/find-skills';
import { isBesideWork } from '../analyse/beside-work';
import type { Demand } from '../analyse/demand';
import { type IsOfWork, workFirst } from '../choose/skills-of-work';

/** A list of this length needs no more, and this many where what is added is of the posting's own field. */
const enough = 8;
const enoughOfField = 14;

/** Shows the rest of the person's own list of skills while it is short: an almost empty page gains nothing from their absence. Pure. */
export function fillSkills(tailoring: Tailoring, { posting, stems }: Demand, isOfWork: IsOfWork): Tailoring {
  let count = tailoring.skills.filter(({ shown }) => shown).length;
  const mostWith = ({ words }: TailoredSkill) => {
    const area = findSkills(words)[0]?.skill.area;
    return area && posting.role.branch && isFieldOfRole(posting.role, area) ? enoughOfField : enough;
  };
  const isFitting = ({ words, why }: TailoredSkill) => {
    const skill = findSkills(words)[0]?.skill;
    return why === 'off-topic' && !isBesideWork(words, stems) && !(skill && posting.excluded.has(skill.id));
  };
  const added = workFirst(tailoring.skills, isOfWork).filter((one) => {
    if (one.shown || count >= mostWith(one) || !isFitting(one)) return false;
    count += 1;
    return true;
  });
  return { ...tailoring, skills: tailoring.skills.map((one) => (added.includes(one) ? { ...one, shown: true, why: 'substance' as const } : one)) };
}

/** One list, or one line a group: what is asked for stands before the groups, so a few of their own beside it would look like leftovers. Pure. */
export function withoutLeftoverGroups(tailoring: Tailoring): Tailoring {
  const shown = tailoring.skills.filter((one) => one.shown);
  if (shown.every(({ group }) => group === '') || shown.every(({ group }) => group !== '')) return tailoring;
  return { ...tailoring, skills: tailoring.skills.map((one) => ({ ...one, group: '' })) };
}
