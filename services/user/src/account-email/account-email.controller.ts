import type { Person } from '@folia/contracts/access';
import { askRecovery, cancelEmailChange, changeEmail, confirmEmail, getAccountEmail, recover } from '@folia/contracts/account-email/questions';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { AccountEmailService } from './account-email.service';
import { RecoveryService } from './recovery.service';

@Controller()
export class AccountEmailController {
  constructor(
    private readonly addresses: AccountEmailService,
    private readonly recoveries: RecoveryService,
  ) {}

  @Handles(getAccountEmail)
  get(person: Person) {
    return this.addresses.get(person);
  }

  @Handles(changeEmail)
  change(person: Person, { email }: { email: string }) {
    return this.addresses.change(person, email);
  }

  @Handles(cancelEmailChange)
  cancel(person: Person) {
    return this.addresses.cancel(person);
  }

  @Handles(confirmEmail)
  confirm(_caller: Caller, { token }: { token: string }) {
    return this.addresses.confirm(token);
  }

  @Handles(askRecovery)
  async askRecovery(_caller: Caller, { email }: { email: string }) {
    this.recoveries.ask(email);
    return {};
  }

  @Handles(recover)
  recover(_caller: Caller, { token, userAgent }: { token: string; userAgent: string }) {
    return this.recoveries.recover(token, userAgent);
  }
}
