import type { Member, Person } from '@folia/contracts/access';
import { getMembership, getOrganisation, listOrganisations } from '@folia/contracts/organisation/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { OrganisationService } from './organisation.service';

@Controller()
export class OrganisationController {
  constructor(private readonly organisations: OrganisationService) {}

  @Handles(getMembership)
  membership(person: Person, { accountId }: { accountId: string }) {
    return this.organisations.membership(person, accountId);
  }

  @Handles(listOrganisations)
  listOwn(person: Person) {
    return this.organisations.listOwn(person);
  }

  @Handles(getOrganisation)
  get(member: Member) {
    return this.organisations.get(member);
  }
}
