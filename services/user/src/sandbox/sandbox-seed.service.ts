import { type Caller, systemCaller } from '@folia/contracts/caller';
import { applyWithPortfolio, getJobPage, getSharedPortfolio } from '@folia/contracts/candidacy/questions';
import { keepTextFile } from '@folia/contracts/file/questions';
import { startFitScore } from '@folia/contracts/fit-score/questions';
import { createItem } from '@folia/contracts/item/questions';
import { createLink } from '@folia/contracts/link/questions';
import { ensureProfile, getProfileSwitches, updateProfile } from '@folia/contracts/portfolio/questions';
import { startResumeImport } from '@folia/contracts/resume-import/questions';
import { createScreeningJob, startReading, updateScreeningJob } from '@folia/contracts/screening/questions';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { type SamplePerson, sampleFile, samplePosting } from './sample-people';

type Made = SamplePerson & { id: string; uname: string };
const actingAs = ({ id }: Made): Caller => ({ actor: { type: 'user', id, isAdmin: false, sessionId: newId() } });

/** Fills a sandbox the way people fill their accounts: each thing is asked for by the one whose it is. */
@Injectable()
export class SandboxSeedService {
  constructor(private readonly rpc: RpcClient) {}

  async fill(holder: Made, applicants: readonly Made[]): Promise<void> {
    await Promise.all([holder, ...applicants].map((person) => this.writePortfolio(person)));
    const asHolder = actingAs(holder);
    const job = await this.rpc.call(createScreeningJob, asHolder, { text: samplePosting });
    await this.rpc.call(updateScreeningJob, asHolder, { jobId: job.id, version: job.version, takesApplications: true });
    for (const applicant of applicants) await this.apply(applicant, job.id);
    await this.rpc.call(startReading, asHolder, { jobId: job.id });
    await this.rpc.call(startFitScore, asHolder, { text: samplePosting });
    await this.rpc.call(createLink, asHolder, { description: 'For Meridian Sample' });
    const { id: fileId } = await this.rpc.call(keepTextFile, systemCaller('sandbox'), { ownerId: holder.id, ...sampleFile });
    await this.rpc.call(startResumeImport, asHolder, { fileId });
  }

  private async writePortfolio(person: Made): Promise<void> {
    const { id: userId, uname, name, headline, items } = person;
    await this.rpc.call(ensureProfile, systemCaller('sandbox'), { userId, uname, unameVersion: 1, name, email: null });
    const caller = actingAs(person);
    const { version } = await this.rpc.call(getProfileSwitches, caller, {});
    await this.rpc.call(updateProfile, caller, { version, basics: { headline } });
    // New items stand first, so the last one goes in first.
    for (const content of items.toReversed()) await this.rpc.call(createItem, caller, { content });
  }

  private async apply(applicant: Made, jobId: string): Promise<void> {
    const caller = actingAs(applicant);
    const [{ digest: shown }, { digest: shared }] = await Promise.all([
      this.rpc.call(getJobPage, caller, { jobId }),
      this.rpc.call(getSharedPortfolio, caller, { jobId }),
    ]);
    await this.rpc.call(applyWithPortfolio, caller, { jobId, shown, shared });
  }
}
