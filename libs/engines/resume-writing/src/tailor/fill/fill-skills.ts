import type { TailoredSkill, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { findSkills } from '@folia/skills/find-skills';
import { isBesideWork } from '../analyse/beside-work';
import type { Demand } from '../analyse/demand';

/** A list of this length needs no more. */
const enough = 8;

/** Shows the rest of the person's own list of skills while it is short: an almost empty page gains nothing from their absence. Pure. */
export function fillSkills(tailoring: Tailoring, { posting, stems }: Demand): Tailoring {
  let places = enough - tailoring.skills.filter(({ shown }) => shown).length;
  const isFitting = ({ words, why }: TailoredSkill) => {
    const skill = findSkills(words)[0]?.skill;
    return why === 'off-topic' && !isBesideWork(words, stems) && !(skill && posting.excluded.has(skill.id));
  };
  const skills = tailoring.skills.map((one) => {
    if (one.shown || places <= 0 || !isFitting(one)) return one;
    places -= 1;
    return { ...one, shown: true, why: 'substance' as const };
  });
  return { ...tailoring, skills };
}
