import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { ensureProfile, getProfileCard, getProfileSwitches, listProfileCards, startByHand, updateProfile } from '@folia/contracts/portfolio/questions';
import type { startByHandInput } from '@folia/contracts/portfolio/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ProfileService } from './profile.service';

@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Handles(ensureProfile)
  async ensure(_caller: Caller, input: z.output<typeof ensureProfile.input>) {
    await this.profiles.ensure(input);
    return {};
  }

  @Handles(getProfileCard)
  card(caller: Caller, { userId }: { userId: string }) {
    return this.profiles.card(caller, userId);
  }

  @Handles(listProfileCards)
  cards(_caller: Caller, { userIds }: { userIds: string[] }) {
    return this.profiles.cards(userIds);
  }

  @Handles(getProfileSwitches)
  switches(owner: Owner) {
    return this.profiles.switches(owner);
  }

  @Handles(updateProfile)
  update(owner: Owner, input: z.output<typeof updateProfile.input>) {
    return this.profiles.update(owner, input);
  }

  @Handles(startByHand)
  startByHand(owner: Owner, input: z.output<typeof startByHandInput>) {
    return this.profiles.startByHand(owner, input);
  }
}
