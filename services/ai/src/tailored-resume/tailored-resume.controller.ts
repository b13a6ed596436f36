import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import {
  deleteTailoredResume,
  getScoreEffects,
  getTailoredResume,
  listTailoredResumes,
  markResumeSent,
  readTailoredResume,
  startTailoring,
  updateTailoredResume,
  writeLinkedResume,
  writeTailoredResume,
} from '@folia/contracts/tailored-resume/questions';
import type { ResumeFileName, StartTailoring, UpdateTailoredResume } from '@folia/contracts/tailored-resume/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LinkedResumeService } from './linked-resume.service';
import { StartTailoringService } from './start-tailoring.service';
import { TailoredResumeService } from './tailored-resume.service';

@Controller()
export class TailoredResumeController {
  constructor(
    private readonly resumes: TailoredResumeService,
    private readonly linked: LinkedResumeService,
    private readonly starter: StartTailoringService,
  ) {}

  @Handles(startTailoring)
  start(owner: Owner, input: StartTailoring) {
    return this.starter.start(owner, input);
  }

  @Handles(getTailoredResume)
  get(owner: Owner, { id }: { id: string }) {
    return this.resumes.get(owner, id);
  }

  @Handles(getScoreEffects)
  effects(owner: Owner, { id }: { id: string }) {
    return this.resumes.effects(owner, id);
  }

  @Handles(readTailoredResume)
  read(owner: Owner, { id }: { id: string }) {
    return this.resumes.read(owner, id);
  }

  @Handles(listTailoredResumes)
  list(owner: Owner, input: z.output<typeof listTailoredResumes.input>) {
    return this.resumes.list(owner, input);
  }

  @Handles(updateTailoredResume)
  update(owner: Owner, { id, ...change }: UpdateTailoredResume & { id: string }) {
    return this.resumes.update(owner, id, change);
  }

  @Handles(markResumeSent)
  markSent(owner: Owner, { id, sent }: { id: string; sent: boolean }) {
    return this.resumes.markSent(owner, id, sent);
  }

  @Handles(deleteTailoredResume)
  async delete(owner: Owner, { id }: { id: string }) {
    await this.resumes.delete(owner, id);
    return {};
  }

  @Handles(writeLinkedResume)
  writeLinked(caller: Caller, { linkId, id, name }: z.output<typeof writeLinkedResume.input>) {
    return this.linked.write(caller, linkId, id, name);
  }

  @Handles(writeTailoredResume)
  write(owner: Owner, { id, name }: { id: string; name: ResumeFileName }) {
    return this.resumes.write(owner, id, name);
  }
}
