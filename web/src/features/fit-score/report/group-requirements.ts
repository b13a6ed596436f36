import type { FitPartName, FitRequirement, FitScore } from '@folia/contracts/fit-score';

/** Parts of a score that are read together. */
export const groupNames = ['must', 'experience', 'study', 'duties', 'nice', 'uncounted'] as const;
export type GroupName = (typeof groupNames)[number];
export type RequirementGroup = { name: GroupName; points: number; weight: number; requirements: FitRequirement[] };

const groupOfPart: Record<FitPartName, GroupName> = {
  must: 'must',
  nice: 'nice',
  duties: 'duties',
  role: 'experience',
  years: 'experience',
  level: 'experience',
  education: 'study',
  language: 'study',
  location: 'study',
};

/** Which part a requirement counts in. */
function partOf({ id, kind, need }: FitRequirement): FitPartName {
  if (kind === 'title') return id === 'level' ? 'level' : 'role';
  if (need === 'nice') return 'nice';
  if (kind === 'years' || kind === 'language' || kind === 'location') return kind;
  if (kind === 'degree') return 'education';
  return need === 'must' ? 'must' : 'duties';
}

const tenth = (points: number) => Math.round(points * 10) / 10;

/** The requirements in the order they are read in, each group with the points of its parts; what holds no points stands apart at the end. Pure. */
export function groupRequirements({ requirements, parts }: Pick<FitScore, 'requirements' | 'parts'>): RequirementGroup[] {
  const groups = groupNames.map((name): RequirementGroup => {
    const own = parts.filter((part) => groupOfPart[part.name] === name);
    const sum = (field: 'points' | 'weight') => tenth(own.reduce((total, part) => total + part[field], 0));
    const inGroup = requirements.filter((one) => (one.points > 0 ? groupOfPart[partOf(one)] : 'uncounted') === name);
    return { name, points: sum('points'), weight: sum('weight'), requirements: inGroup };
  });
  return groups.filter(({ requirements: own, weight }) => own.length > 0 || weight > 0);
}

/** The number of each requirement's evidence mark: one number is one requirement, everywhere on the screen. */
export function numberMarks(groups: readonly RequirementGroup[]): Map<string, number> {
  const proven = groups.flatMap(({ requirements }) => requirements).filter(({ evidence }) => evidence.length > 0);
  return new Map(proven.map(({ id }, index) => [id, index + 1]));
}
