import type { Member } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import * as questions from '@folia/contracts/candidate-upload/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CandidateUploadService } from './candidate-upload.service';

type Input<Q extends keyof typeof questions> = z.output<(typeof questions)[Q]['input']>;

@Controller()
export class CandidateUploadController {
  constructor(private readonly uploads: CandidateUploadService) {}

  @Handles(questions.checkCandidateUpload)
  async check(member: Member, { jobId, requestKey }: Input<'checkCandidateUpload'>) {
    await this.uploads.check(member, jobId, requestKey);
    return {};
  }

  @Handles(questions.addCandidateUpload)
  add(member: Member, input: Input<'addCandidateUpload'>) {
    return this.uploads.add(member, input);
  }

  @Handles(questions.listWaitingUploads)
  listWaiting(member: Member, { jobId }: Input<'listWaitingUploads'>) {
    return this.uploads.listWaiting(member, jobId);
  }

  @Handles(questions.addressUpload)
  address(member: Member, { jobId, uploadId, email }: Input<'addressUpload'>) {
    return this.uploads.address(member, jobId, uploadId, email);
  }

  @Handles(questions.deleteUpload)
  async delete(member: Member, { jobId, uploadId }: Input<'deleteUpload'>) {
    await this.uploads.delete(member, jobId, uploadId);
    return {};
  }

  @Handles(questions.getUploadLetter)
  letter(_caller: Caller, { agreementId }: Input<'getUploadLetter'>) {
    return this.uploads.letter(agreementId);
  }
}
