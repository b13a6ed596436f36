import type { FitPartName, FitRequirement, FitScore } from '@folia/contracts/fit-score/shapes';

/** Parts of a score that are read together. */
const groupNames = ['must', 'experience', 'study', 'duties', 'nice', 'uncounted', 'also'] as const;
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

function groupOf(requirement: FitRequirement): GroupName {
  if (!requirement.scored) return 'also';
  return requirement.points > 0 ? groupOfPart[partOf(requirement)] : 'uncounted';
}

const tenth = (points: number) => Math.round(points * 10) / 10;

/**
 * The requirements in reading order, each group with the points of its parts. Requirements without points come separately at the end, and last the ones that
 * are only shown. Pure.
 */
export function groupRequirements({ requirements, parts }: Pick<FitScore, 'requirements' | 'parts'>): RequirementGroup[] {
  const groups = groupNames.map((name): RequirementGroup => {
    const own = parts.filter((part) => groupOfPart[part.name] === name);
    const sum = (field: 'points' | 'weight') => tenth(own.reduce((total, part) => total + part[field], 0));
    const inGroup = requirements.filter((one) => groupOf(one) === name);
    return { name, points: sum('points'), weight: sum('weight'), requirements: inGroup };
  });
  return groups.filter(({ requirements: own, weight }) => own.length > 0 || weight > 0);
}

/** Below this many points, a requirement moves the score by less than its figure can show. */
const smallPoints = 1;
/** This few rows are as quick to read as a line that sums them up. */
const fewest = 3;

/** What is shown openly, and what is folded into one line: the many small parts of the work, which hold a fraction of a point each. Pure. */
export function foldSmall({ name, requirements }: RequirementGroup): { shown: FitRequirement[]; folded: FitRequirement[] } {
  const isSmall = ({ points }: FitRequirement) => name === 'duties' && points < smallPoints;
  const folded = requirements.filter(isSmall);
  if (folded.length < fewest) return { shown: requirements, folded: [] };
  return { shown: requirements.filter((one) => !isSmall(one)), folded };
}

/** The groups to unfold before a requirement is visible: its group, and the small ones in it. Pure. */
export function foldsOf(groups: readonly RequirementGroup[], id: string): string[] {
  const group = groups.find(({ requirements }) => requirements.some((one) => one.id === id));
  if (!group) return [];
  return foldSmall(group).folded.some((one) => one.id === id) ? [group.name, smallOf(group.name)] : [group.name];
}
export const smallOf = (name: GroupName): string => `small-${name}`;

/** The number of each requirement's evidence mark: one number means one requirement everywhere on the screen. */
export function numberMarks(groups: readonly RequirementGroup[]): Map<string, number> {
  const proven = groups.flatMap(({ requirements }) => requirements).filter(({ evidence }) => evidence.length > 0);
  return new Map(proven.map(({ id }, index) => [id, index + 1]));
}
