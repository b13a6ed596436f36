import type { Person } from '@folia/contracts/access';
import { countPublicPeople } from '@folia/contracts/figures/questions';
import { searchPeople } from '@folia/contracts/people-search/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { PeopleSearchService } from './people-search.service';

@Controller()
export class PeopleSearchController {
  constructor(private readonly search: PeopleSearchService) {}

  @Handles(searchPeople)
  async find(person: Person, { text }: { text: string }) {
    return { people: await this.search.find(person, text) };
  }

  @Handles(countPublicPeople)
  async count() {
    return { people: await this.search.count() };
  }
}
