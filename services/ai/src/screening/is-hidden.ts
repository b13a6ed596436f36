import { blindStages, type CandidateStage } from '@folia/contracts/screening/words';

/** Whether blind mode hides who a candidate is. */
export const isHidden = (isBlind: boolean, { stage, isNameShown }: { stage: CandidateStage; isNameShown: boolean }): boolean =>
  isBlind && !isNameShown && blindStages.includes(stage);
