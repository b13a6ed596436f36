import type { SkillRows } from '../read-rows';
import { BUSINESS } from './business';
import { CLOUD_AND_IT } from './cloud-and-it';
import { DATA_AND_AI } from './data-and-ai';
import { OFFICE, SOFT_SKILLS } from './office';
import { SOFTWARE } from './software';

/** All data, by branch of work. */
export const AREAS: Record<string, SkillRows[]> = {
  software: SOFTWARE,
  'cloud-and-it': CLOUD_AND_IT,
  'data-and-ai': DATA_AND_AI,
  office: OFFICE,
  business: BUSINESS,
  'soft-skills': SOFT_SKILLS,
};
