import type { Caller } from '@folia/contracts/caller';
import { getAccount, resolveUsername } from '@folia/contracts/session';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { AccountService } from './account.service';

@Controller()
export class AccountController {
  constructor(private readonly accounts: AccountService) {}

  @Handles(getAccount)
  get(caller: Caller) {
    return this.accounts.get(caller);
  }

  @Handles(resolveUsername)
  resolve(_caller: Caller, { key }: { key: string }) {
    return this.accounts.resolve(key);
  }
}
