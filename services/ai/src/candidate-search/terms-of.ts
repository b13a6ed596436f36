import { type CriterionReading, requirementsIn } from '@folia/screening/criterion-reading';

/** Shorter words stand in every text. */
const shortestTerm = 5;

/** Words of which a page has one where it may have evidence for a criterion: names and aliases of skills, or else the longer words of the criterion. */
export function termsOf({ words, reading }: { words: string; reading: CriterionReading }): string[] {
  const options = requirementsIn(reading).flatMap((requirement) => requirement.options);
  const skills = options.flatMap(({ name, skill }) => (skill ? [name, skill.name, ...skill.aliases] : []));
  const plain = words.match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? [];
  return [...new Set(skills.length > 0 ? skills : plain.filter((word) => word.length >= shortestTerm))];
}
