import type { Caller } from '@folia/contracts/caller';
import {
  deleteTailoredResume,
  getScoreEffects,
  getTailoredResume,
  listTailoredResumes,
  markResumeSent,
  type ResumeFileName,
  readTailoredResume,
  type StartTailoring,
  startTailoring,
  type UpdateTailoredResume,
  updateTailoredResume,
  writeTailoredResume,
} from '@folia/contracts/tailored-resume';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { StartTailoringService } from './start-tailoring.service';
import { TailoredResumeService } from './tailored-resume.service';

@Controller()
export class TailoredResumeController {
  constructor(
    private readonly resumes: TailoredResumeService,
    private readonly starter: StartTailoringService,
  ) {}

  @Handles(startTailoring)
  start(caller: Caller, input: StartTailoring) {
    return this.starter.start(caller, input);
  }

  @Handles(getTailoredResume)
  get(caller: Caller, { id }: { id: string }) {
    return this.resumes.get(caller, id);
  }

  @Handles(getScoreEffects)
  effects(caller: Caller, { id }: { id: string }) {
    return this.resumes.effects(caller, id);
  }

  @Handles(readTailoredResume)
  read(caller: Caller, { id }: { id: string }) {
    return this.resumes.read(caller, id);
  }

  @Handles(listTailoredResumes)
  list(caller: Caller, input: { savedJobId?: string; cursor?: string }) {
    return this.resumes.list(caller, input);
  }

  @Handles(updateTailoredResume)
  update(caller: Caller, { id, ...change }: UpdateTailoredResume & { id: string }) {
    return this.resumes.update(caller, id, change);
  }

  @Handles(markResumeSent)
  markSent(caller: Caller, { id, sent }: { id: string; sent: boolean }) {
    return this.resumes.markSent(caller, id, sent);
  }

  @Handles(deleteTailoredResume)
  async delete(caller: Caller, { id }: { id: string }) {
    await this.resumes.delete(caller, id);
    return {};
  }

  @Handles(writeTailoredResume)
  write(caller: Caller, { id, name }: { id: string; name: ResumeFileName }) {
    return this.resumes.write(caller, id, name);
  }
}
