import type { Caller } from '@folia/contracts/caller';
import { readTrial } from '@folia/contracts/resume-trial/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ResumeTrialService } from './resume-trial.service';

@Controller()
export class ResumeTrialController {
  constructor(private readonly trials: ResumeTrialService) {}

  @Handles(readTrial)
  read(_caller: Caller, file: z.output<typeof readTrial.input>) {
    return this.trials.read(file);
  }
}
