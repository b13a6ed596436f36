import type { Member, Person } from '@folia/contracts/access';
import { getOwnFinds, openFoundCandidate, searchCandidates } from '@folia/contracts/candidate-search/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CandidateSearchService } from './candidate-search.service';

@Controller()
export class CandidateSearchController {
  constructor(private readonly searches: CandidateSearchService) {}

  @Handles(searchCandidates)
  search(member: Member, input: z.output<typeof searchCandidates.input>) {
    return this.searches.search(member, input);
  }

  @Handles(openFoundCandidate)
  open(member: Member, input: z.output<typeof openFoundCandidate.input>) {
    return this.searches.open(member, input);
  }

  @Handles(getOwnFinds)
  own(person: Person) {
    return this.searches.own(person);
  }
}
