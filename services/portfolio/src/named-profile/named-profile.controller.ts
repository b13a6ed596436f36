import type { Caller } from '@folia/contracts/caller';
import { createNamedProfile, deleteNamedProfile, getNamedProfile, listNamedProfiles, updateNamedProfile } from '@folia/contracts/named-profile';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { NamedProfileService } from './named-profile.service';

@Controller()
export class NamedProfileController {
  constructor(private readonly named: NamedProfileService) {}

  @Handles(listNamedProfiles)
  async list(caller: Caller) {
    return { items: await this.named.list(caller) };
  }

  @Handles(getNamedProfile)
  get(caller: Caller, { id }: { id: string }) {
    return this.named.get(caller, id);
  }

  @Handles(createNamedProfile)
  create(caller: Caller, input: z.output<typeof createNamedProfile.input>) {
    return this.named.create(caller, input);
  }

  @Handles(updateNamedProfile)
  update(caller: Caller, input: z.output<typeof updateNamedProfile.input>) {
    return this.named.update(caller, input);
  }

  @Handles(deleteNamedProfile)
  async delete(caller: Caller, { id }: { id: string }) {
    await this.named.delete(caller, id);
    return {};
  }
}
