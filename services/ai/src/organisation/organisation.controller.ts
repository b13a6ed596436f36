import type { Caller } from '@folia/contracts/caller';
import { getEndLetter } from '@folia/contracts/candidacy/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { OrganisationDeletionService } from './organisation-deletion.service';

@Controller()
export class OrganisationController {
  constructor(private readonly deletions: OrganisationDeletionService) {}

  @Handles(getEndLetter)
  letter(_caller: Caller, { id }: { id: string }) {
    return this.deletions.letter(id);
  }
}
