import type { Member, Owner } from '@folia/contracts/access';
import type { Meter } from '@folia/contracts/plans';
import { getUsage, noteSparedUnit, releaseUsage, reserveUsage } from '@folia/contracts/usage/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { UsageService } from './usage.service';

@Controller()
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Handles(reserveUsage)
  reserve(member: Member, { jobId, meter, ...terms }: z.output<typeof reserveUsage.input>) {
    return this.usage.reserve(member, jobId, meter, terms);
  }

  @Handles(noteSparedUnit)
  async noteSpared(owner: Owner, { jobId, meter }: { jobId: string; meter: Meter }) {
    await this.usage.noteSpared(owner, jobId, meter);
    return {};
  }

  @Handles(releaseUsage)
  async release(_owner: Owner, { jobId }: { jobId: string }) {
    await this.usage.release(jobId);
    return {};
  }

  @Handles(getUsage)
  get(owner: Owner) {
    return this.usage.view(owner);
  }
}
