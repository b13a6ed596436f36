import type { Caller } from '@folia/contracts/caller';
import { getPortfolioUsage } from '@folia/contracts/usage/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { StorageService } from './storage.service';

@Controller()
export class StorageController {
  constructor(private readonly storage: StorageService) {}

  @Handles(getPortfolioUsage)
  usageOf(_system: Caller, { ownerId }: { ownerId: string }) {
    return this.storage.usageOf(ownerId);
  }
}
