import type { Skill } from '@folia/skills/skill';
import type { Role } from '../role/read-role';

/** The areas of the taxonomy that are the daily work of a branch of titles. */
const areas: Readonly<Record<string, string>> = {
  software: 'computing business office',
  design: 'design commerce',
  building: 'engineering trades production business',
  health: 'health science',
  social: 'health education law-and-public',
  education: 'education languages science',
  electrical: 'trades engineering production',
  trades: 'trades engineering production',
  engineering: 'engineering production science trades',
  production: 'production trades engineering',
  logistics: 'production business commerce',
  finance: 'finance business office',
  people: 'people office business',
  law: 'law-and-public business finance',
  sales: 'commerce business office',
  marketing: 'commerce design business office',
  media: 'design commerce languages',
  hospitality: 'hospitality commerce',
  office: 'office business people finance',
  public: 'law-and-public business',
};
/** Families whose daily work is wider than their branch's. */
const more: Readonly<Record<string, string>> = {
  'signal-processing': 'computing',
  'customer-success': 'computing',
  'data-analysis': 'finance',
  recruiting: 'commerce',
  marketing: 'computing',
};
const sets = new Map(Object.entries(areas).map(([branch, list]) => [branch, new Set(list.split(' '))]));

/** Whether what belongs to this area is what people of this kind of work do themselves. */
export const isFieldOfRole = (role: Role | null, area: string): boolean =>
  isEverydayArea(area) || (sets.get(role?.branch ?? '')?.has(area) ?? false) || more[role?.family ?? ''] === area;

/** A field that some of this branch use the tools of, and speak of more often than they work in it: computing in marketing. */
export const isFieldBorrowedByRole = (role: Pick<Role, 'branch' | 'family'> | null, area: string): boolean =>
  more[role?.family ?? ''] === area && !(sets.get(role?.branch ?? '')?.has(area) ?? false);

/** Tools and languages of machines: their names are exact, so that words alone never stand for them, and years in a kind of work are no years of them. */
export const isTool = ({ area }: Skill): boolean => area === 'computing';

/** What belongs to no craft: whoever works may have it. */
export const isEverydayArea = (area: string): boolean => area === 'office' || area === 'languages' || area === 'soft-skills';

const shown: ReadonlySet<string> = new Set([
  'Negotiation',
  'Conflict resolution',
  'Facilitation',
  'Leadership',
  'People management',
  'Staff training',
  'Performance management',
  'Coaching',
]);
/** Qualities that nobody can show by anything done; they are read over. Leading, training and negotiating are work. */
export const isSoftSkill = ({ area, name }: Skill): boolean => area === 'soft-skills' && !shown.has(name);
