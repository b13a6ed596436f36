import type { RequirementNeed } from '@folia/contracts/fit-score/shapes';
import { tellingStems } from '@folia/text/word-stems';
import type { Asked, Requirement } from './requirement';

const ranks: Readonly<Record<RequirementNeed, number>> = { must: 2, nice: 1, duty: 0 };

const keyOf = (requirement: Pick<Requirement, 'kind' | 'options' | 'degree' | 'years' | 'label'>) => {
  const wanted = requirement.options.map(({ skill, stems }) => skill?.id ?? stems.join(' ')).sort();
  return `${requirement.kind}|${requirement.kind === 'degree' ? requirement.degree?.level : ''}|${requirement.years ?? ''}|${wanted.join('|')}`;
};

const longestJoined = 6;
const initials = (words: string) =>
  words
    .split(/[\s-]+/)
    .map(([letter]) => letter)
    .join('')
    .toLowerCase();

const isTitled = (label: string) => /^(?:\p{Lu}\p{L}+ )+\p{Lu}\p{L}+(?:er|or|ist)$/u.test(label);

/**
 * When the posting has two names for one thing, both are shown ("GD&T / tolerance analysis"), unless one includes the other. Names from a title come second.
 */
function joinLabels(first: string, second: string): string {
  const [long, short] = first.length >= second.length ? [first, second] : [second, first];
  const stems = new Set(tellingStems(long));
  if (tellingStems(short).some((stem) => stems.has(stem)) || initials(long) === short.toLowerCase()) return isTitled(long) ? short : long;
  const joined = `${first} / ${second}`;
  return joined.split(/\s+/).length > longestJoined ? first : joined;
}

/** How certain it is that the place where something was found asks for it. */
export type Certainty = Map<Asked, number>;

/** "Supervisory skills" beside "mechanical supervision": where one place asks for the whole thing, the whole thing is asked for. */
const plainest = (place: Asked, other: Asked) =>
  place.options.map((option) =>
    option.beside && other.options.some(({ skill, beside }) => skill === option.skill && !beside) ? { ...option, beside: [] } : option,
  );

/**
 * Something asked for twice is listed once, with the strongest need it was given anywhere. Among equals, the place that most certainly asks for it wins, then
 * the first.
 */
export function withoutDoubles(requirements: readonly Asked[], certainty: Certainty, about: Set<Asked>): Asked[] {
  const isSurer = (one: Asked, other: Asked) => (certainty.get(one) ?? 0) > (certainty.get(other) ?? 0) + 0.5;
  const kept = new Map<string, Asked>();
  for (const requirement of requirements) {
    const key = keyOf(requirement);
    const other = kept.get(key);
    if (!other || (requirement.scored && !other.scored) || (requirement.scored === other.scored && ranks[requirement.need] > ranks[other.need]))
      kept.set(key, requirement);
    else if (requirement.need === other.need && requirement.scored === other.scored) {
      const place = isSurer(requirement, other) ? requirement : other;
      const joined = { ...place, label: joinLabels(other.label, requirement.label), options: plainest(place, place === other ? requirement : other) };
      certainty.set(joined, Math.max(certainty.get(requirement) ?? 0, certainty.get(other) ?? 0));
      // Said twice of the company, it is still only said of the company.
      if (about.has(requirement) && about.has(other)) about.add(joined);
      kept.set(key, joined);
    }
  }
  const all = [...kept.values()];
  const isCovered = (requirement: Asked) =>
    requirement.need !== 'must' &&
    (requirement.kind === 'skill' || requirement.kind === 'credential') &&
    all.some(
      (one) =>
        one !== requirement &&
        ranks[one.need] > ranks[requirement.need] &&
        one.options.some(({ skill }) => skill && requirement.options.some((option) => option.skill === skill)),
    );
  return all.filter((requirement) => !isCovered(requirement)).sort((a, b) => a.start - b.start || a.end - b.end);
}
