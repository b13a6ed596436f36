import type { Requirement } from '@folia/fit/read/requirements/requirement';
import { skillById } from '@folia/skills/taxonomy';

type KeptOption = { name: string; skillId: string | null; stems: string[] };
/**
 * What the engine looks for to find a criterion, as it is kept: all requirements have to hold. `role`: the posting's kind of work. Without requirements there is
 * nothing to look for.
 */
export type CriterionReading = { role: boolean; requirements: (Omit<Requirement, 'options'> & { options: KeptOption[] })[] };

/** A reading of requirements in the form that is kept. */
export const keptReading = (requirements: readonly Requirement[]): CriterionReading => ({
  role: false,
  requirements: requirements.map((one) => ({
    ...one,
    options: one.options.map(({ name, skill, stems }) => ({ name, skillId: skill?.id ?? null, stems: [...stems] })),
  })),
});

/** The requirements of a kept reading. A skill that the taxonomy has given up is looked for by its words. */
export const requirementsIn = ({ requirements }: CriterionReading): Requirement[] =>
  requirements.map((one) => ({
    ...one,
    options: one.options.map(({ name, skillId, stems }) => ({ name, skill: (skillId && skillById(skillId)) || null, stems })),
  }));

/** The names of what is looked for, each once. */
export const looksForIn = ({ requirements }: CriterionReading): string[] => [...new Set(requirements.flatMap(({ anyOf }) => anyOf))];
