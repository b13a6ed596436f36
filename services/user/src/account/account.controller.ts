import { type AccountSettings, getAccountSettings, getPreferences, updateAccountSettings } from '@folia/contracts/account';
import type { Caller } from '@folia/contracts/caller';
import { getAccount } from '@folia/contracts/session';
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

  @Handles(getAccountSettings)
  settings(caller: Caller) {
    return this.accounts.settings(caller);
  }

  @Handles(updateAccountSettings)
  update(caller: Caller, changes: Partial<AccountSettings>) {
    return this.accounts.update(caller, changes);
  }

  @Handles(getPreferences)
  preferences(caller: Caller, { userId }: { userId: string }) {
    return this.accounts.preferences(caller, userId);
  }
}
