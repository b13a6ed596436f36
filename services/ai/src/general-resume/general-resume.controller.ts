import type { Caller } from '@folia/contracts/caller';
import { type GeneralResumeQuery, getGeneralResume, writeGeneralResume } from '@folia/contracts/general-resume';
import type { ResumePictureName } from '@folia/contracts/tailored-resume';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { GeneralResumeService } from './general-resume.service';

@Controller()
export class GeneralResumeController {
  constructor(private readonly resumes: GeneralResumeService) {}

  @Handles(getGeneralResume)
  get(caller: Caller, query: GeneralResumeQuery) {
    return this.resumes.get(caller, query);
  }

  @Handles(writeGeneralResume)
  write(caller: Caller, { name, ...query }: GeneralResumeQuery & { name: ResumePictureName }) {
    return this.resumes.write(caller, name, query);
  }
}
