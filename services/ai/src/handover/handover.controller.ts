import type { Caller } from '@folia/contracts/caller';
import { listHandoverCandidates, noteHandoverJobs } from '@folia/contracts/handover/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { HandoverService } from './handover.service';

@Controller()
export class HandoverController {
  constructor(private readonly handovers: HandoverService) {}

  @Handles(noteHandoverJobs)
  async noteJobs(_caller: Caller, { accountId, kind, jobIds }: z.output<typeof noteHandoverJobs.input>) {
    await this.handovers.noteJobs(accountId, kind, jobIds);
    return {};
  }

  @Handles(listHandoverCandidates)
  async listCandidates(_caller: Caller, input: z.output<typeof listHandoverCandidates.input>) {
    return { items: await this.handovers.listCandidates(input) };
  }
}
