import { isTool } from '../portfolio/fields-of-role';
import type { Asked } from './requirement';

/** A posting longer than this says what it needs. */
export const longestNotice = 800;
const isSkill = ({ kind }: Asked) => kind === 'skill' || kind === 'credential';
const isPlainSkill = ({ kind, options }: Asked) => kind === 'skill' && options.every(({ skill }) => !skill || !isTool(skill));

/**
 * What a company says of itself (`about`) asks for nothing where the posting says what it asks for. Where it says little else, what is named counts, but
 * nobody can meet what is not asked.
 */
function withoutTalk(requirements: readonly Asked[], about: ReadonlySet<Asked>): Asked[] {
  const asksElsewhere = requirements.some(({ need, scored }) => need === 'must' && scored);
  const saysElsewhere = requirements.some((one) => one.scored && !about.has(one));
  return requirements
    .filter((one) => !about.has(one) || !(asksElsewhere || (saysElsewhere && isPlainSkill(one))))
    .map((one) => (about.has(one) && isPlainSkill(one) ? { ...one, isTalk: true } : one));
}

/** Where a short posting does not say what is needed, the content of the work is what is needed. */
export function needsOfNotice(requirements: readonly Asked[], about: ReadonlySet<Asked>, length: number): Asked[] {
  if (length > longestNotice) return withoutTalk(requirements, about);
  if (requirements.some((one) => one.need === 'must' && one.scored && isSkill(one))) return withoutTalk(requirements, about);
  const wanted = requirements.filter((one) => one.need === 'duty' && isSkill(one));
  // What is only named while the company talks about itself counts only if nothing else is named.
  const named = wanted.some((one) => !about.has(one)) ? wanted.filter((one) => !about.has(one)) : wanted;
  return requirements.map((one) => (named.includes(one) ? { ...one, need: 'must' } : one));
}
