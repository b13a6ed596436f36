import type { SkillMention } from '@folia/skills/skill';
import type { DegreeAsked } from './degrees';

/** "BS Pharmacy": the field directly after the letters. */
export function withField(degree: DegreeAsked, text: string, offset: number): DegreeAsked {
  const field = degree.field === '' && degree.end - degree.start <= 4 ? /^ (\p{Lu}\p{Ll}{3,})/u.exec(text.slice(degree.end - offset))?.[1] : undefined;
  return field ? { ...degree, field, end: degree.end + field.length + 1 } : degree;
}

/** "PharmD (or BS Pharmacy)": the paper that the degree can replace. */
export function insteadOf({ start }: DegreeAsked, text: string, offset: number, mentions: readonly SkillMention[]): SkillMention | undefined {
  const before = /(?:^|[\s(])or (?:an? )?$/iu.exec(text.slice(0, start - offset))?.[0];
  return before === undefined ? undefined : mentions.find(({ skill, end }) => skill.kind === 'credential' && end <= start && start - end <= before.length + 2);
}
