import type { ScreenedResume } from '@folia/contracts/screening/board';
import type { CandidateStage } from '@folia/contracts/screening/words';
import { type BlindCandidate, redactCandidate } from '@folia/screening/redact/redact-candidate';
import { isHidden } from './is-hidden';

/** Who somebody on a board is, and what decides whether the team sees it. */
export type Known = { name: string; resume: ScreenedResume | null; stage: CandidateStage; isNameShown: boolean };

/** Of somebody whose file could not be read. */
export const withoutWords: ScreenedResume = { headline: '', items: [] };

/** How the team sees a candidate while blind mode hides who they are; null where it does not. */
export const blindViewOf = (isBlind: boolean, known: Known): BlindCandidate | null =>
  isHidden(isBlind, known) ? redactCandidate(known.name, known.resume ?? withoutWords) : null;
