import type { SkillRows } from '../read-rows';
import { BUSINESS } from './business';
import { CLOUD_AND_IT } from './cloud-and-it';
import { COMMERCE } from './commerce';
import { DATA_AND_AI } from './data-and-ai';
import { DESIGN_AND_MEDIA } from './design-and-media';
import { EDUCATION } from './education';
import { ENGINEERING } from './engineering';
import { FINANCE, PEOPLE } from './finance-and-people';
import { HOSPITALITY_AND_SERVICES } from './hospitality-and-services';
import { LANGUAGES } from './languages';
import { LAW_AND_PUBLIC } from './law-and-public';
import { MEDICINE_AND_HEALTH } from './medicine-and-health';
import { NURSING_AND_CARE } from './nursing-and-care';
import { OFFICE, SOFT_SKILLS } from './office';
import { PRODUCTION_AND_TRANSPORT } from './production-and-transport';
import { SCIENCE } from './science';
import { SOFTWARE } from './software';
import { TRADES } from './trades';

/** All data, by area: words with more than one meaning are read by the area the rest of a text speaks of, else by the first here. */
export const AREAS: Record<string, SkillRows[]> = {
  health: [...NURSING_AND_CARE, ...MEDICINE_AND_HEALTH],
  education: EDUCATION,
  'law-and-public': LAW_AND_PUBLIC,
  finance: FINANCE,
  people: PEOPLE,
  commerce: COMMERCE,
  business: BUSINESS,
  design: DESIGN_AND_MEDIA,
  engineering: ENGINEERING,
  trades: TRADES,
  production: PRODUCTION_AND_TRANSPORT,
  hospitality: HOSPITALITY_AND_SERVICES,
  science: SCIENCE,
  office: OFFICE,
  languages: LANGUAGES,
  'soft-skills': SOFT_SKILLS,
  computing: [...SOFTWARE, ...CLOUD_AND_IT, ...DATA_AND_AI],
};
