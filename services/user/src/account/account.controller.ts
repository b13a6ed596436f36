import type { Owner, Person } from '@folia/contracts/access';
import { getAccountSettings, getPreferences, listAccountCards, updateAccountSettings } from '@folia/contracts/account/questions';
import type { AccountSettings } from '@folia/contracts/account/shapes';
import type { Caller } from '@folia/contracts/caller';
import { getAccount } from '@folia/contracts/session/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { AccountService } from './account.service';

@Controller()
export class AccountController {
  constructor(private readonly accounts: AccountService) {}

  @Handles(getAccount)
  get(owner: Owner) {
    return this.accounts.get(owner);
  }

  @Handles(getAccountSettings)
  settings(person: Person) {
    return this.accounts.settings(person);
  }

  @Handles(updateAccountSettings)
  update(person: Person, changes: Partial<AccountSettings>) {
    return this.accounts.update(person, changes);
  }

  @Handles(getPreferences)
  preferences(_caller: Caller, { userId }: { userId: string }) {
    return this.accounts.preferences(userId);
  }

  @Handles(listAccountCards)
  async cards(_caller: Caller, { userIds }: { userIds: string[] }) {
    return { cards: await this.accounts.cards(userIds) };
  }
}
