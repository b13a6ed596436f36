import type { Caller } from '@folia/contracts/caller';
import type { Meter } from '@folia/contracts/plans';
import { getUsage, releaseUsage, reserveUsage } from '@folia/contracts/usage';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { UsageService } from './usage.service';

@Controller()
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Handles(reserveUsage)
  reserve(caller: Caller, { jobId, meter }: { jobId: string; meter: Meter }) {
    return this.usage.reserve(caller, jobId, meter);
  }

  @Handles(releaseUsage)
  async release(_caller: Caller, { jobId }: { jobId: string }) {
    await this.usage.release(jobId);
    return {};
  }

  @Handles(getUsage)
  get(caller: Caller) {
    return this.usage.view(caller);
  }
}
