import type { Member } from '@folia/contracts/access';
import { getApplication, listApplications, listCandidates } from '@folia/contracts/candidate-list/questions';
import type { ListCandidates } from '@folia/contracts/candidate-list/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { CandidateListService } from './candidate-list.service';

@Controller()
export class CandidateListController {
  constructor(private readonly lists: CandidateListService) {}

  @Handles(listCandidates)
  candidates(member: Member, query: ListCandidates) {
    return this.lists.candidates(member, query);
  }

  @Handles(listApplications)
  applications(member: Member, query: ListCandidates) {
    return this.lists.applications(member, query);
  }

  @Handles(getApplication)
  application(member: Member, { applicationId }: { applicationId: string }) {
    return this.lists.application(member, applicationId);
  }
}
