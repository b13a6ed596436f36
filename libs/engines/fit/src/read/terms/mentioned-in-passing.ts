import type { SkillMention } from '@folia/skills/skill';
import { isEverydayArea, isFieldOfRole } from '../portfolio/fields-of-role';
import type { Role } from '../role/read-role';

const ofAnyWork =
  /^(?:algorithms?|documentation|documents?|research|reports?|reporting|analys[ie]s|planning|plans?|training|meetings?|presentations?|testing|tests?|design|development|scheduling|audits?|audited|attorneys?|lawyers?|solicitors?|prototypes?|statistics|filings?|reviews?)$/;

/**
 * "Work with our patent attorney", "so that an audit is a quiet day", "for prototypes": a single everyday word, of a different trade than the posting's or of
 * none in particular, in text about the work or a purpose rather than about what to know.
 */
export const isMentionedInPassing = ({ skill, words }: SkillMention, role: Role): boolean =>
  /^\p{Ll}+(?:-\p{Ll}+)?$/u.test(words) &&
  skill.kind !== 'credential' &&
  skill.kind !== 'language' &&
  role.branch !== null &&
  (isEverydayArea(skill.area) ? ofAnyWork.test(words) : !isFieldOfRole(role, skill.area));
