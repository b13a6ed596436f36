import type { Kind, KindInDocuments } from './kind';
import { achievement, achievementInDocuments } from './kinds/achievement';
import { award, awardInDocuments } from './kinds/award';
import { certification, certificationInDocuments } from './kinds/certification';
import { education, educationInDocuments } from './kinds/education';
import { language, languageInDocuments } from './kinds/language';
import { patent, patentInDocuments } from './kinds/patent';
import { project, projectInDocuments } from './kinds/project';
import { publication, publicationInDocuments } from './kinds/publication';
import { skill, skillInDocuments } from './kinds/skill';
import { talk, talkInDocuments } from './kinds/talk';
import { volunteering, volunteeringInDocuments } from './kinds/volunteering';
import { work, workInDocuments } from './kinds/work';

/** The kinds of item, in the order of the sections on the page (sketch portfolio-calm). */
export const kinds = {
  skill,
  work,
  project,
  publication,
  talk,
  patent,
  certification,
  award,
  achievement,
  education,
  volunteering,
  language,
} as const satisfies Readonly<Record<string, Kind>>;
/** The name of a kind, which an item says. */
export type ItemKind = keyof typeof kinds;

/** The kinds in documents, in the order resumes are read: first what a person has done, then what they have learnt and can do, then the rest. */
export const kindsInDocuments: Readonly<Record<ItemKind, KindInDocuments>> = {
  work: workInDocuments,
  project: projectInDocuments,
  education: educationInDocuments,
  skill: skillInDocuments,
  certification: certificationInDocuments,
  publication: publicationInDocuments,
  patent: patentInDocuments,
  talk: talkInDocuments,
  award: awardInDocuments,
  achievement: achievementInDocuments,
  volunteering: volunteeringInDocuments,
  language: languageInDocuments,
};
/** The order of the sections in a resume. */
export const resumeOrder = Object.keys(kindsInDocuments) as readonly ItemKind[];
