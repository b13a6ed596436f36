import type { Member, Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { checkVerification, claimDomain, getSearcher, listVerifications, removeVerification, vouchForDomain } from '@folia/contracts/verification/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { VerificationService } from './verification.service';

@Controller()
export class VerificationController {
  constructor(private readonly verifications: VerificationService) {}

  @Handles(listVerifications)
  list({ accountId }: Member) {
    return this.verifications.list(accountId);
  }

  @Handles(claimDomain)
  claim(member: Member, input: z.output<typeof claimDomain.input>) {
    return this.verifications.claim(member, input);
  }

  @Handles(checkVerification)
  check(member: Member, { id }: { id: string }) {
    return this.verifications.check(member, id);
  }

  @Handles(removeVerification)
  remove(member: Member, { id }: { id: string }) {
    return this.verifications.remove(member, id);
  }

  @Handles(vouchForDomain)
  vouch(admin: Person, input: z.output<typeof vouchForDomain.input>) {
    return this.verifications.vouch(admin, input);
  }

  @Handles(getSearcher)
  searcher(_caller: Caller, { accountId }: { accountId: string }) {
    return this.verifications.searcher(accountId);
  }
}
