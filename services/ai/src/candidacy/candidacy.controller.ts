import type { Person } from '@folia/contracts/access';
import { type Caller, callerOwnerId } from '@folia/contracts/caller';
import {
  applyWithFile,
  applyWithPortfolio,
  askApplicationCode,
  confirmApplicationAddress,
  correctFile,
  correctPortfolio,
  getApplicationCode,
  getCandidacy,
  getCorrectedPortfolio,
  getJobPage,
  getSharedPortfolio,
  listCandidacies,
  openCandidacy,
  refuseAsking,
  refuseAskingByKey,
  withdrawByKey,
  withdrawCandidacy,
} from '@folia/contracts/candidacy/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ApplicationCodeService } from './application-code.service';
import { ApplyService } from './apply.service';
import { ApplyWithFileService } from './apply-with-file.service';
import { CandidacyService } from './candidacy.service';
import { CorrectionService } from './correction.service';
import { JobPageService } from './job-page.service';
import { RefusalService } from './refusal.service';

@Controller()
export class CandidacyController {
  constructor(
    private readonly pages: JobPageService,
    private readonly applying: ApplyService,
    private readonly codes: ApplicationCodeService,
    private readonly files: ApplyWithFileService,
    private readonly candidacies: CandidacyService,
    private readonly corrections: CorrectionService,
    private readonly refusals: RefusalService,
  ) {}

  @Handles(getJobPage)
  page(caller: Caller, { jobId }: { jobId: string }) {
    return this.pages.get(jobId, callerOwnerId(caller));
  }

  @Handles(getSharedPortfolio)
  shared(person: Person, { jobId }: { jobId: string }) {
    return this.applying.shared(person, jobId);
  }

  @Handles(applyWithPortfolio)
  apply(person: Person, input: z.output<typeof applyWithPortfolio.input>) {
    return this.applying.apply(person, input);
  }

  @Handles(askApplicationCode)
  askCode(_caller: Caller, input: z.output<typeof askApplicationCode.input>) {
    return this.codes.ask(input);
  }

  @Handles(getApplicationCode)
  code(_caller: Caller, { id }: { id: string }) {
    return this.codes.letter(id);
  }

  @Handles(confirmApplicationAddress)
  confirm(_caller: Caller, input: z.output<typeof confirmApplicationAddress.input>) {
    return this.codes.confirm(input);
  }

  @Handles(applyWithFile)
  applyWithFile(_caller: Caller, file: z.output<typeof applyWithFile.input>) {
    return this.files.apply(file);
  }

  @Handles(getCorrectedPortfolio)
  corrected(person: Person, { id }: { id: string }) {
    return this.corrections.shared(person, id);
  }

  @Handles(correctPortfolio)
  correct(person: Person, { id, shared }: z.output<typeof correctPortfolio.input>) {
    return this.corrections.withPortfolio(person, id, shared);
  }

  @Handles(correctFile)
  correctFile(_caller: Caller, file: z.output<typeof correctFile.input>) {
    return this.corrections.withFile(file);
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

  @Handles(refuseAsking)
  refuse(person: Person, input: z.output<typeof refuseAsking.input>) {
    return this.refusals.refuse(person, input);
  }

  @Handles(refuseAskingByKey)
  refuseByKey(_caller: Caller, input: z.output<typeof refuseAskingByKey.input>) {
    return this.refusals.refuseByKey(input);
  }
}
