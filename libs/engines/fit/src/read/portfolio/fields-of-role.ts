import type { Skill } from '@folia/skills/skill';
import type { Role } from '../role/read-role';

/** The areas of the taxonomy that are daily work in a branch of titles. */
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

/** Whether things in this area are what people in this kind of work do themselves. */
export const isFieldOfRole = (role: Role | null, area: string): boolean =>
  isEverydayArea(area) || (sets.get(role?.branch ?? '')?.has(area) ?? false) || more[role?.family ?? ''] === area;

/** A field whose tools some of this branch use, and which they mention more often than they work in it: computing in marketing. */
export const isFieldBorrowedByRole = (role: Pick<Role, 'branch' | 'family'> | null, area: string): boolean =>
  more[role?.family ?? ''] === area && !(sets.get(role?.branch ?? '')?.has(area) ?? false);

/** Programming tools and languages: their names are exact, so similar words never count for them, and years in a kind of work are not years of using them. */
export const isTool = ({ area }: Skill): boolean => area === 'computing';

/** Belongs to no craft: anyone who works may know it. */
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
/** Qualities that nothing a person did can show; they are ignored. Leading, training and negotiating are work. */
export const isSoftSkill = ({ area, name }: Skill): boolean => area === 'soft-skills' && !shown.has(name);
