import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import {
  applyWithPortfolio,
  getCandidacy,
  getJobPage,
  getSharedPortfolio,
  listCandidacies,
  openCandidacy,
  withdrawByKey,
  withdrawCandidacy,
} from '@folia/contracts/candidacy/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ApplyService } from './apply.service';
import { CandidacyService } from './candidacy.service';
import { JobPageService } from './job-page.service';

@Controller()
export class CandidacyController {
  constructor(
    private readonly pages: JobPageService,
    private readonly applying: ApplyService,
    private readonly candidacies: CandidacyService,
  ) {}

  @Handles(getJobPage)
  page(_caller: Caller, { jobId }: { jobId: string }) {
    return this.pages.get(jobId);
  }

  @Handles(getSharedPortfolio)
  shared(person: Person, { jobId }: { jobId: string }) {
    return this.applying.shared(person, jobId);
  }

  @Handles(applyWithPortfolio)
  apply(person: Person, input: z.output<typeof applyWithPortfolio.input>) {
    return this.applying.apply(person, input);
  }

  @Handles(listCandidacies)
  list(person: Person) {
    return this.candidacies.list(person);
  }

  @Handles(getCandidacy)
  get(person: Person, { id }: { id: string }) {
    return this.candidacies.get(person, id);
  }

  @Handles(withdrawCandidacy)
  withdraw(person: Person, { id }: { id: string }) {
    return this.candidacies.withdraw(person, id);
  }

  @Handles(openCandidacy)
  open(_caller: Caller, { key }: { key: string }) {
    return this.candidacies.open(key);
  }

  @Handles(withdrawByKey)
  withdrawByKey(_caller: Caller, { key }: { key: string }) {
    return this.candidacies.withdrawByKey(key);
  }
}
