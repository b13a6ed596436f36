import type { RewriteFlaw, TailoredLine } from '@folia/contracts/tailored-resume/tailor-made';
import { findSkills } from '@folia/skills/find-skills';
import { withAligned } from '../tailor/analyse/align-words';
import type { Demand } from '../tailor/analyse/demand';
import { quantitiesIn } from '../verify/read-quantities';
import { verifyRewrite } from '../verify/verify-rewrite';
import { checkOrder } from './check-order';

/** Replacing an abbreviation with its full name makes a line longer; nothing else may. */
const mostLonger = 20;
const plain = /[\p{L}\p{M}\p{N}\s.,;:()'’"“”/&%+#–—-]/u;

/** Characters that are neither in the line nor used in writing sentences: marks, arrows, direction controls and invisible characters. */
const checkSigns = (line: string, text: string): RewriteFlaw[] =>
  [...new Set(text)].filter((sign) => !plain.test(sign) && !line.includes(sign)).map((sign) => ({ reason: 'word', words: sign }));

/** A wording keeps the figures of its line, and whatever in it the posting asks for. */
function checkLoss(line: string, text: string, { adWords }: Demand): RewriteFlaw[] {
  const said = quantitiesIn(text);
  const kept = new Set(findSkills(text).map(({ skill }) => skill));
  const figures = quantitiesIn(line).filter(({ value, unit }) => !said.some((one) => one.value === value && one.unit === unit));
  const skills = findSkills(line).filter(({ skill }) => adWords.has(skill.id) && !kept.has(skill));
  return [...figures.map(({ start, end }) => line.slice(start, end)), ...skills.map(({ words }) => words)].map((words) => ({ reason: 'lost', words }));
}

/**
 * What is wrong with another wording of a line, as it will read in the resume; empty when it holds: it says nothing that the person's own words do not say,
 * loses no figure and nothing the posting asks for, and is not longer. Pure.
 */
export function checkWording({ words, text: before, aligned }: TailoredLine, text: string, demand: Demand): RewriteFlaw[] {
  const source = { line: words, context: [] };
  const written = withAligned(text, aligned);
  const flaws = verifyRewrite(source, text, demand);
  const longer = text.length - Math.max(before.length, words.length) > mostLonger;
  return [
    ...flaws,
    ...(flaws.length === 0 && written !== text ? verifyRewrite(source, written, demand) : []),
    ...(flaws.length === 0 ? checkOrder(before || words, text) : []),
    ...checkSigns(words, text),
    ...checkLoss(before || words, text, demand),
    ...(longer ? [{ reason: 'longer' as const, words: '' }] : []),
  ];
}
