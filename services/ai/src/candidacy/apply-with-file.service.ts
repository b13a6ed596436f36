import { randomBytes, randomUUID } from 'node:crypto';
import { applicationKeyPrefix, applicationsPerDay } from '@folia/contracts/candidacy/limits';
import type { applyWithFile } from '@folia/contracts/candidacy/questions';
import type { AppliedWithFile } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { candidateKeptMonths } from '@folia/contracts/screening/words';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ApplicationCodeRepository } from './application-code.repository';
import { CandidacyRepository } from './candidacy.repository';
import { CandidacyService, hashOfKey } from './candidacy.service';
import { digestOf, JobPageService, shownOf } from './job-page.service';
import { SharedFileService } from './shared-file.service';

/** A file may be on its way for so long before it is somebody's. */
const onItsWayMs = 10 * 60_000;

/** Applying with a file, without an account to the end. */
@Injectable()
export class ApplyWithFileService {
  constructor(
    private readonly pages: JobPageService,
    private readonly candidacies: CandidacyRepository,
    private readonly codes: ApplicationCodeRepository,
    private readonly own: CandidacyService,
    private readonly files: SharedFileService,
    private readonly store: FileStore,
    private readonly database: DataSource,
  ) {}

  /** The file is read only for somebody who may apply, and nothing of it is kept if they turn out not to. */
  async apply({ jobId, ticket, shown: shownDigest, key: fileKey, kind, fileName, digest }: z.output<typeof applyWithFile.input>): Promise<AppliedWithFile> {
    const page = await this.candidacies.findJob(jobId);
    if (!page?.isOpen) throw new AppError('NOT_FOUND');
    if (!(await this.codes.findTicket(hashOfKey(ticket), jobId))) throw new AppError('APPLICATION_CODE_WRONG');
    const [reader, limit] = await Promise.all([this.pages.readerOf(page), this.pages.limitOf(page)]);
    const { name, resume } = await this.files.read(fileKey, kind, fileName);
    const key = randomBytes(32).toString('base64url');
    await this.database.transaction(async (manager) => {
      const job = await this.candidacies.lockJob(manager, jobId);
      if (!job?.isOpen) throw new AppError('NOT_FOUND');
      const shown = shownOf(job, reader);
      if (digestOf(shown) !== shownDigest) throw new AppError('CONFLICT');
      if (job.candidates >= limit) throw new AppError('CANDIDATES_FULL');
      const email = await this.codes.useTicket(manager, hashOfKey(ticket), jobId);
      if (!email) throw new AppError('APPLICATION_CODE_WRONG');
      // This application is counted by now.
      if ((await this.codes.countApplied(manager, email)) > applicationsPerDay) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 3_600 });
      if (await this.candidacies.findGivenFrom(manager, jobId, email)) throw new AppError('APPLIED_ALREADY');
      const agreementId = newId();
      const personId = null;
      await this.candidacies.insertAgreement(manager, { id: agreementId, jobId, personId, email, way: 'apply', shown, months: candidateKeptMonths });
      await this.candidacies.insertCandidate(manager, { id: newId(), jobId, agreementId, personId, name, resume, subject: randomUUID(), fileKey, digest });
      await this.candidacies.insertKey(manager, agreementId, hashOfKey(key));
    });
    return { candidacy: await this.own.receiptByKey(key), key };
  }

  /** Files of candidates who are gone, and files whose application never came to be. */
  @Every(60_000)
  async sweep(): Promise<void> {
    const keys = (await this.store.listOlderThan(onItsWayMs, applicationKeyPrefix)).map((name) => name.replace(/\.part$/, ''));
    if (keys.length === 0) return;
    const kept = new Set(await this.candidacies.listFileKeys(keys));
    for (const key of keys) if (!kept.has(key)) await this.store.delete(key);
  }
}
