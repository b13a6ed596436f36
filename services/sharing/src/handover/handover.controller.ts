import type { Member } from '@folia/contracts/access';
import * as questions from '@folia/contracts/handover/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { HandoverService } from './handover.service';

type Input<Q extends keyof typeof questions> = z.output<(typeof questions)[Q]['input']>;

@Controller()
export class HandoverController {
  constructor(private readonly handovers: HandoverService) {}

  @Handles(questions.setCredentials)
  setCredentials(member: Member, input: Input<'setCredentials'>) {
    return this.handovers.setCredentials(member, input);
  }

  @Handles(questions.listTheirJobs)
  listJobs(member: Member, { id }: Input<'listTheirJobs'>) {
    return this.handovers.listJobs(member, id);
  }

  @Handles(questions.listHandovers)
  list(member: Member, { jobId }: Input<'listHandovers'>) {
    return this.handovers.list(member, jobId);
  }

  @Handles(questions.handOver)
  handOver(member: Member, input: Input<'handOver'>) {
    return this.handovers.handOver(member, input);
  }

  @Handles(questions.previewHandover)
  preview(member: Member, input: Input<'previewHandover'>) {
    return this.handovers.preview(member, input);
  }

  @Handles(questions.settleHandover)
  settle(member: Member, input: Input<'settleHandover'>) {
    return this.handovers.settle(member, input);
  }

  @Handles(questions.listHandoverStages)
  listStages(member: Member, { jobId }: Input<'listHandoverStages'>) {
    return this.handovers.listStages(member, jobId);
  }
}
