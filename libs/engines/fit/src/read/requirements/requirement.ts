import type { JobFacts, JobPassage, JobReading, JobRequirement } from '@folia/contracts/fit-score/shapes';
import type { Skill } from '@folia/skills/skill';
import type { Role } from '../role/read-role';
import type { DegreeLevel } from './degrees';

/**
 * One of the things that satisfy a requirement: known to the taxonomy, or words that must be together. `beside`: stems of the words next to a known name by
 * which it is a part of it, or another thing ("neurological rehabilitation", "healthcare data platforms"). `isOnPaper`: a paper of it is asked for, not the doing. `around`: stems of the words around
 * the name that tell what it is about ("tests of web applications"). `person`: the words where they name somebody ("data analysts").
 */
export type Option = {
  name: string;
  skill: Skill | null;
  stems: readonly string[];
  beside?: readonly string[];
  isOnPaper?: boolean;
  around?: readonly string[];
  person?: string;
};

/** A requirement with everything needed to look for it. */
export type Requirement = JobRequirement & {
  options: readonly Option[];
  /** "or similar": a sibling of the options also counts. */
  isOpen: boolean;
  /** A credential that is needed on the first day. One that may follow later does not cap the score. */
  isFirm: boolean;
  /** Named only while the company talks of itself. */
  isTalk?: boolean;
  degree: {
    level: DegreeLevel;
    isShort: boolean;
    isRelevant: boolean;
    field: string;
    stems: readonly string[];
    orExperience: boolean;
    isByWork: boolean;
    /** Words beside a degree without a field that may well be its field. */
    beside: readonly string[];
  } | null;
};

/** A requirement before it has its place in the list. */
export type Asked = Omit<Requirement, 'id'>;

/** A posting, read once and then compared with any number of portfolios. */
export type ReadPosting = {
  facts: JobFacts;
  passages: readonly JobPassage[];
  requirements: readonly Requirement[];
  ruledOut: JobReading['ruledOut'];
  /** Skills the posting does not want; having them is not evidence. */
  excluded: ReadonlySet<string>;
  role: Role;
};

const licence =
  /licen[sc]|regist|admission|admitted|\bbar\b|chartered|qualified|\bstatus\b|\bcards?\b|permit|board|journeyman|master electrician|\bcdl\b|approbation|zulassung|führerschein|permis|colegiad/i;
/** What the law requires before someone may do the work, unlike a certificate from a course; recognized by its name. */
export const isLicence = ({ label, anyOf }: Pick<Requirement, 'label' | 'anyOf'>): boolean => [label, ...anyOf].some((name) => licence.test(name));

/** A requirement in the form that leaves the engine. */
export function requirementOf({ id, kind, need, scored, label, anyOf, start, end, years }: Requirement): JobRequirement {
  return { id, kind, need, scored, label, anyOf, start, end, years };
}

/** A posting that was read, in the form that leaves the engine. */
export function readingOf({ facts, passages, requirements, ruledOut }: ReadPosting): JobReading {
  return { facts, passages: [...passages], requirements: requirements.map(requirementOf), ruledOut: [...ruledOut] };
}
