import type { Person } from '@folia/contracts/access';
import { connectIdentity, listIdentities, listOwnAddresses, removeIdentity } from '@folia/contracts/sign-ins/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { IdentityService } from './identity.service';

@Controller()
export class IdentityController {
  constructor(private readonly identities: IdentityService) {}

  @Handles(listIdentities)
  async list(person: Person) {
    return { items: await this.identities.list(person) };
  }

  @Handles(listOwnAddresses)
  async addresses(person: Person) {
    return { addresses: await this.identities.listAddresses(person) };
  }

  @Handles(connectIdentity)
  async connect(person: Person, proof: z.output<typeof connectIdentity.input>) {
    return { items: await this.identities.connect(person, proof) };
  }

  @Handles(removeIdentity)
  async remove(person: Person, { id }: { id: string }) {
    return { items: await this.identities.remove(person, id) };
  }
}
