import type { Owner, Person } from '@folia/contracts/access';
import { acceptProposal, declineProposal, listProposals, proposeEdit } from '@folia/contracts/proposal/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ProposalService } from './proposal.service';

@Controller()
export class ProposalController {
  constructor(private readonly proposals: ProposalService) {}

  @Handles(proposeEdit)
  propose(owner: Owner, input: z.output<typeof proposeEdit.input>) {
    return this.proposals.propose(owner, input);
  }

  @Handles(listProposals)
  async list(person: Person) {
    return { items: await this.proposals.list(person) };
  }

  @Handles(acceptProposal)
  accept(person: Person, input: z.output<typeof acceptProposal.input>) {
    return this.proposals.accept(person, input);
  }

  @Handles(declineProposal)
  async decline(person: Person, { id }: { id: string }) {
    await this.proposals.decline(person, id);
    return {};
  }
}
