import type { Owner } from '@folia/contracts/access';
import { getGeneralResume, writeGeneralResume } from '@folia/contracts/general-resume/questions';
import type { GeneralResumeQuery } from '@folia/contracts/general-resume/shapes';
import type { ResumePictureName } from '@folia/contracts/tailored-resume/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { GeneralResumeService } from './general-resume.service';

@Controller()
export class GeneralResumeController {
  constructor(private readonly resumes: GeneralResumeService) {}

  @Handles(getGeneralResume)
  get(owner: Owner, query: GeneralResumeQuery) {
    return this.resumes.get(owner, query);
  }

  @Handles(writeGeneralResume)
  write(owner: Owner, { name, ...query }: GeneralResumeQuery & { name: ResumePictureName }) {
    return this.resumes.write(owner, name, query);
  }
}
