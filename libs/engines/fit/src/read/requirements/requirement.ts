import type { JobFacts, JobPassage, JobReading, JobRequirement } from '@folia/contracts/fit-score/shapes';
import type { Skill } from '@folia/skills/skill';
import type { Role } from '../role/read-role';
import type { DegreeLevel } from './degrees';

/** One of the things that do for a requirement: known to the taxonomy, or words that must stand together. */
export type Option = { name: string; skill: Skill | null; stems: readonly string[] };

/** A requirement with what is needed to look for it. */
export type Requirement = JobRequirement & {
  options: readonly Option[];
  /** "or similar": a sibling of the options does, too. */
  isOpen: boolean;
  /** A credential that is needed on the first day; one that may follow caps nothing. */
  isFirm: boolean;
  degree: { level: DegreeLevel; stems: readonly string[]; orExperience: boolean } | null;
};

/** A posting read once, to be held against any number of portfolios. */
export type ReadPosting = {
  facts: JobFacts;
  passages: readonly JobPassage[];
  requirements: readonly Requirement[];
  ruledOut: JobReading['ruledOut'];
  /** Skills the posting does not want; having them bears nothing out. */
  excluded: ReadonlySet<string>;
  role: Role;
};

const licence =
  /licen[sc]|regist|admission|admitted|\bbar\b|chartered|qualified|\bstatus\b|\bcards?\b|permit|board|journeyman|master electrician|\bcdl\b|approbation|zulassung|führerschein|permis|colegiad/i;
/** What the law asks for before one may do the work, unlike a certificate that a course gives; its name says so. */
export const isLicence = ({ label, anyOf }: Pick<Requirement, 'label' | 'anyOf'>): boolean => [label, ...anyOf].some((name) => licence.test(name));

/** A requirement as it crosses borders. */
export function requirementOf({ id, kind, need, scored, label, anyOf, start, end, years }: Requirement): JobRequirement {
  return { id, kind, need, scored, label, anyOf, start, end, years };
}

/** A posting as read, as it crosses borders. */
export function readingOf({ facts, passages, requirements, ruledOut }: ReadPosting): JobReading {
  return { facts, passages: [...passages], requirements: requirements.map(requirementOf), ruledOut: [...ruledOut] };
}
