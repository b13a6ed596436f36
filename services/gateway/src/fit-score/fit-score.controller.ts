import type { Caller } from '@folia/contracts/caller';
import {
  compareFitScores,
  compareFitScoresQuery,
  deleteFitScore,
  fitWhatIfInput,
  getFitScore,
  listFitScores,
  listFitScoresQuery,
  startFitScore,
  startFitScoreInput,
  tryFitScore,
} from '@folia/contracts/fit-score-history';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { BodyOf, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

@Controller('api/fit-scores')
export class FitScoreController {
  constructor(private readonly rpc: RpcClient) {}

  @Post()
  @HttpCode(202)
  start(@From() caller: Caller, @BodyOf(startFitScoreInput) input: z.output<typeof startFitScoreInput>) {
    return this.rpc.call(startFitScore, caller, input);
  }

  @Get()
  list(@From() caller: Caller, @QueryOf(listFitScoresQuery) query: z.output<typeof listFitScoresQuery>) {
    return this.rpc.call(listFitScores, caller, query);
  }

  @Get(':id')
  get(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(getFitScore, caller, { id });
  }

  @Get(':id/comparison')
  compare(@From() caller: Caller, @Param('id', UuidPipe) id: string, @QueryOf(compareFitScoresQuery) query: z.output<typeof compareFitScoresQuery>) {
    return this.rpc.call(compareFitScores, caller, { ...query, id });
  }

  @Post(':id/what-if')
  @HttpCode(200)
  whatIf(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(fitWhatIfInput) input: z.output<typeof fitWhatIfInput>) {
    return this.rpc.call(tryFitScore, caller, { ...input, id });
  }

  @Delete(':id')
  delete(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(deleteFitScore, caller, { id });
  }
}
