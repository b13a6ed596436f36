import type { Caller } from '@folia/contracts/caller';
import {
  compareFitScores,
  deleteFitScore,
  getFitScore,
  listFitScores,
  type StartFitScore,
  startFitScore,
  tryFitScore,
} from '@folia/contracts/fit-score-history';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FitScoreService } from './fit-score.service';

@Controller()
export class FitScoreController {
  constructor(private readonly scores: FitScoreService) {}

  @Handles(startFitScore)
  start(caller: Caller, input: StartFitScore) {
    return this.scores.start(caller, input);
  }

  @Handles(getFitScore)
  get(caller: Caller, { id }: { id: string }) {
    return this.scores.get(caller, id);
  }

  @Handles(listFitScores)
  list(caller: Caller, input: { savedJobId?: string; cursor?: string }) {
    return this.scores.list(caller, input);
  }

  @Handles(compareFitScores)
  compare(caller: Caller, { id, against }: { id: string; against: string }) {
    return this.scores.compare(caller, id, against);
  }

  @Handles(tryFitScore)
  whatIf(caller: Caller, { id, itemId, content }: z.output<typeof tryFitScore.input>) {
    return this.scores.whatIf(caller, id, itemId, content);
  }

  @Handles(deleteFitScore)
  async delete(caller: Caller, { id }: { id: string }) {
    await this.scores.delete(caller, id);
    return {};
  }
}
