import type { Caller } from '@folia/contracts/caller';
import { connectIdentity, listIdentities, removeIdentity } from '@folia/contracts/sign-ins';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { IdentityService } from './identity.service';

@Controller()
export class IdentityController {
  constructor(private readonly identities: IdentityService) {}

  @Handles(listIdentities)
  async list(caller: Caller) {
    return { items: await this.identities.list(caller) };
  }

  @Handles(connectIdentity)
  async connect(caller: Caller, proof: z.output<typeof connectIdentity.input>) {
    return { items: await this.identities.connect(caller, proof) };
  }

  @Handles(removeIdentity)
  async remove(caller: Caller, { id }: { id: string }) {
    return { items: await this.identities.remove(caller, id) };
  }
}
