import type { FitPartName, JobFacts } from '@folia/contracts/fit-score/shapes';
import { skillNamed } from '@folia/skills/find-skills';
import { judgeCredential } from '../judge/judge-credential';
import { judgeDegree } from '../judge/judge-degree';
import { judgeDuty, judgeLanguage, judgeLevel, judgePostingLanguage, judgeRole } from '../judge/judge-rest';
import { type Field, fieldOf, judgeSkill, judgeYears, type Verdict } from '../judge/judge-skill';
import { isFieldOfRole } from '../read/portfolio/fields-of-role';
import type { ReadPortfolio } from '../read/portfolio/read-portfolio';
import { isLicence, type ReadPosting, type Requirement } from '../read/requirements/requirement';
import { partOf, requirementWeights } from './weights';

/** One requirement, what a portfolio has to say about it, and where it counts in the sum. */
export type Judged = {
  ask: Requirement;
  verdict: Verdict;
  part: FitPartName;
  weight: number;
  /** A credential without which the work of the posting must not be started, or the language the posting is written in. */
  isLaw: boolean;
};

/** A credential from another craft than the posting's is a misreading or a wish. If the posting's craft is unknown we cannot tell, so it counts. */
const isLawOf = ({ kind, isFirm, options }: Requirement, { role }: ReadPosting) =>
  kind === 'credential' && isFirm && (role.branch === null || options.some(({ skill }) => !skill || isFieldOfRole(role, skill.area)));

/** A driving licence asked of a nurse comes with the work and does not decide about it. */
const besideTheCraft = 0.5;
const isBesideCraft = ({ kind, label, anyOf, options }: Requirement, { role }: ReadPosting) =>
  kind === 'credential' &&
  isLicence({ label, anyOf }) &&
  role.branch !== null &&
  options.length > 0 &&
  options.every(({ skill }) => skill && !isFieldOfRole(role, skill.area));

const roleRequirement = (posting: ReadPosting): Requirement => ({
  id: 'role',
  kind: 'title',
  need: 'must',
  scored: true,
  label: posting.facts.role,
  anyOf: [posting.facts.role],
  start: 0,
  end: 0,
  years: null,
  options: [],
  isOpen: false,
  isFirm: false,
  degree: null,
});

const languageNames: Readonly<Record<JobFacts['language'], string>> = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' };

/** Anyone who works where a posting is written in German speaks German, even if nothing says so. English is read everywhere. */
function languageRequirement(posting: ReadPosting): Requirement | null {
  const name = languageNames[posting.facts.language];
  const skill = skillNamed(name) ?? null;
  const isAsked = posting.requirements.some(({ kind, options }) => kind === 'language' && options.some((option) => option.skill === skill));
  if (posting.facts.language === 'en' || isAsked) return null;
  return { ...roleRequirement(posting), id: 'language', kind: 'language', label: name, anyOf: [name], options: [{ name, skill, stems: [] }] };
}

const notAsked: Verdict = { credit: 0, found: [], yearsFound: null, isKnown: false };

/** Judges one requirement against a portfolio; `field` is that of the portfolio. Pure. */
export function judgeRequirement(requirement: Requirement, portfolio: ReadPortfolio, field: Field, posting: ReadPosting): Verdict {
  if (!requirement.scored) return notAsked;
  switch (requirement.kind) {
    case 'credential':
      return judgeCredential(requirement, portfolio, posting);
    case 'years':
      return judgeYears(requirement, portfolio, posting);
    case 'degree':
      return judgeDegree(requirement, portfolio, posting);
    case 'language':
      return judgeLanguage(requirement, portfolio);
    case 'location':
      return { credit: posting.facts.workplace === 'remote' ? 1 : 0, found: [], yearsFound: null, isKnown: false };
    case 'responsibility':
      return judgeDuty(requirement, portfolio, posting);
    default: {
      const verdict = judgeSkill(requirement, portfolio, field, posting);
      return requirement.isTalk ? { ...verdict, isClose: true, isShown: false } : verdict;
    }
  }
}

/** Judges every requirement of a posting, its role and its level against a portfolio. Pure. */
export function judgeRequirements(posting: ReadPosting, portfolio: ReadPortfolio): Judged[] {
  const field = fieldOf(portfolio);
  const judged = posting.requirements.map(
    (requirement): Judged => ({
      ask: requirement,
      verdict: judgeRequirement(requirement, portfolio, field, posting),
      part: partOf(requirement),
      weight: isBesideCraft(requirement, posting) ? besideTheCraft : requirementWeights(requirement),
      isLaw: isLawOf(requirement, posting),
    }),
  );
  const language = languageRequirement(posting);
  if (language) {
    const verdict = judgePostingLanguage(language, portfolio, posting);
    judged.push({ ask: language, verdict, part: 'language', weight: 1, isLaw: true });
  }
  if (!posting.facts.role) return judged;
  const requirement = roleRequirement(posting);
  const role = judgeRole(portfolio, posting);
  const level = judgeLevel(portfolio, posting, role.credit);
  return [
    ...judged,
    { ask: requirement, verdict: role, part: 'role', weight: 1, isLaw: false },
    { ask: { ...requirement, id: 'level' }, verdict: level, part: 'level', weight: 1, isLaw: false },
  ];
}
