import type { Caller } from '@folia/contracts/caller';
import { getScreeningUsage } from '@folia/contracts/usage/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { CandidateStorageService } from './candidate-storage.service';

@Controller()
export class CandidateFileController {
  constructor(private readonly storage: CandidateStorageService) {}

  @Handles(getScreeningUsage)
  usageOf(_system: Caller, { accountId }: { accountId: string }) {
    return this.storage.usageOf(accountId);
  }
}
