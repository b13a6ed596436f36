import type { Member } from '@folia/contracts/access';
import { askShortlist, writeShortlist } from '@folia/contracts/shortlist/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ShortlistService } from './shortlist.service';

@Controller()
export class ShortlistController {
  constructor(private readonly shortlists: ShortlistService) {}

  @Handles(writeShortlist)
  write(member: Member, { jobId, candidateIds }: z.output<typeof writeShortlist.input>) {
    return this.shortlists.write(member, jobId, candidateIds);
  }

  @Handles(askShortlist)
  ask(member: Member, { jobId, candidateIds, question }: z.output<typeof askShortlist.input>) {
    return this.shortlists.ask(member, jobId, candidateIds, question);
  }
}
