import type { FitRequirement } from '@folia/contracts/fit-score';
import type { ItemKind } from '@folia/contracts/item-fields';
import { paths } from '../../../lib/paths';

/** Where evidence for a requirement stands in a portfolio. */
const sectionOf = ({ kind }: FitRequirement): ItemKind =>
  kind === 'degree' ? 'education' : kind === 'credential' ? 'certification' : kind === 'language' ? 'language' : 'work';

/** Where a person adds what bears a requirement out. Pure. */
export const addEvidencePath = (requirement: FitRequirement): string => `${paths.dashboard.href()}?section=${sectionOf(requirement)}`;
