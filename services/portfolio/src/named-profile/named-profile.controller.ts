import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import {
  chooseNamedProfile,
  createNamedProfile,
  deleteNamedProfile,
  getNamedProfile,
  listNamedProfiles,
  resolveNamedProfile,
  updateNamedProfile,
} from '@folia/contracts/named-profile/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { NamedProfileService } from './named-profile.service';

@Controller()
export class NamedProfileController {
  constructor(private readonly named: NamedProfileService) {}

  @Handles(listNamedProfiles)
  async list(owner: Owner) {
    return { items: await this.named.list(owner) };
  }

  @Handles(getNamedProfile)
  get(owner: Owner, { id }: { id: string }) {
    return this.named.get(owner, id);
  }

  @Handles(resolveNamedProfile)
  async resolve(_caller: Caller, { id }: { id: string }) {
    return { slug: await this.named.slugOf(id) };
  }

  @Handles(createNamedProfile)
  create(owner: Owner, input: z.output<typeof createNamedProfile.input>) {
    return this.named.create(owner, input);
  }

  @Handles(updateNamedProfile)
  update(owner: Owner, input: z.output<typeof updateNamedProfile.input>) {
    return this.named.update(owner, input);
  }

  @Handles(chooseNamedProfile)
  async choose(owner: Owner, { id }: { id: string }) {
    await this.named.choose(owner, id);
    return {};
  }

  @Handles(deleteNamedProfile)
  async delete(owner: Owner, { id }: { id: string }) {
    await this.named.delete(owner, id);
    return {};
  }
}
