import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { LinkApplication } from '@folia/contracts/link/shapes';
import { getNamedProfile } from '@folia/contracts/named-profile/questions';
import { getPosting } from '@folia/contracts/posting/questions';
import { getTailoredResume } from '@folia/contracts/tailored-resume/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

type Named = { profileId?: string | null; application?: LinkApplication | null };

const wrong = (path: string, message: string) => new AppError('BODY_INVALID', { issues: [{ path, message }] });

/** The named profile, the job and the resume that a link names, at the services that own them. */
@Injectable()
export class OwnedThingsClient {
  constructor(private readonly rpc: RpcClient) {}

  /** Throws BODY_INVALID for a profile, job or resume that is not the owner's, and for a resume that belongs to another job or was not sent. */
  async check({ caller }: Owner, { profileId, application }: Named): Promise<void> {
    if (profileId) await this.known('profileId', this.rpc.call(getNamedProfile, caller, { id: profileId }));
    if (!application) return;
    const { postingId, resumeId } = application;
    if (resumeId === null) {
      await this.known('application', this.rpc.call(getPosting, caller, { id: postingId }));
      return;
    }
    const resume = await this.known('application', this.rpc.call(getTailoredResume, caller, { id: resumeId }));
    if (resume.postingId !== postingId) throw wrong('application', 'names a resume of another job');
    if (resume.sentAt === null) throw wrong('application', 'names a resume that was not sent');
  }

  private async known<T>(path: string, asked: Promise<T>): Promise<T> {
    return asked.catch((error) => {
      throw error instanceof AppError && error.code === 'NOT_FOUND' ? wrong(path, 'is not one of yours') : error;
    });
  }
}
