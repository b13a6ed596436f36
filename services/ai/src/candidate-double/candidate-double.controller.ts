import type { Member } from '@folia/contracts/access';
import * as questions from '@folia/contracts/candidate-double/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CandidateDoubleService } from './candidate-double.service';

type Input<Q extends keyof typeof questions> = z.output<(typeof questions)[Q]['input']>;

@Controller()
export class CandidateDoubleController {
  constructor(private readonly doubles: CandidateDoubleService) {}

  @Handles(questions.listCandidateDoubles)
  list(member: Member, { jobId }: Input<'listCandidateDoubles'>) {
    return this.doubles.list(member, jobId);
  }

  @Handles(questions.keepBothCandidates)
  keepBoth(member: Member, { jobId, candidateIds }: Input<'keepBothCandidates'>) {
    return this.doubles.keepBoth(member, jobId, candidateIds);
  }

  @Handles(questions.mergeCandidates)
  merge(member: Member, { jobId, keepId, dropId }: Input<'mergeCandidates'>) {
    return this.doubles.merge(member, jobId, keepId, dropId);
  }
}
