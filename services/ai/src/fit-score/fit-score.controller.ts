import type { Owner } from '@folia/contracts/access';
import type { StartFitScore } from '@folia/contracts/fit-score/history';
import { compareFitScores, deleteFitScore, getFitScore, listFitScores, startFitScore, tryFitScore } from '@folia/contracts/fit-score/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FitScoreService } from './fit-score.service';

@Controller()
export class FitScoreController {
  constructor(private readonly scores: FitScoreService) {}

  @Handles(startFitScore)
  start(owner: Owner, input: StartFitScore) {
    return this.scores.start(owner, input);
  }

  @Handles(getFitScore)
  get(owner: Owner, { id }: { id: string }) {
    return this.scores.get(owner, id);
  }

  @Handles(listFitScores)
  list(owner: Owner, input: z.output<typeof listFitScores.input>) {
    return this.scores.list(owner, input);
  }

  @Handles(compareFitScores)
  compare(owner: Owner, { id, against }: { id: string; against: string }) {
    return this.scores.compare(owner, id, against);
  }

  @Handles(tryFitScore)
  whatIf(owner: Owner, { id, itemId, content }: z.output<typeof tryFitScore.input>) {
    return this.scores.whatIf(owner, id, itemId, content);
  }

  @Handles(deleteFitScore)
  async delete(owner: Owner, { id }: { id: string }) {
    await this.scores.delete(owner, id);
    return {};
  }
}
