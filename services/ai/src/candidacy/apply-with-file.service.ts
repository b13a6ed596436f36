import { randomBytes, randomUUID } from 'node:crypto';
import { applicationKeyPrefix, applicationsPerDay } from '@folia/contracts/candidacy/limits';
import type { applyWithFile } from '@folia/contracts/candidacy/questions';
import type { AppliedWithFile } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { CandidateFileRepository } from '../candidate-file/candidate-file.repository';
import { CandidateStorageService } from '../candidate-file/candidate-storage.service';
import { AgreementService } from './agreement.service';
import { ApplicationCodeRepository } from './application-code.repository';
import { AskedAgreementRepository } from './asked-agreement.repository';
import { CandidacyRepository } from './candidacy.repository';
import { CandidacyService, hashOfKey } from './candidacy.service';
import { JobPageRepository } from './job-page.repository';
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
    private readonly jobPages: JobPageRepository,
    private readonly codes: ApplicationCodeRepository,
    private readonly own: CandidacyService,
    private readonly asked: AskedAgreementRepository,
    private readonly agreeing: AgreementService,
    private readonly files: SharedFileService,
    private readonly kept: CandidateFileRepository,
    private readonly storage: CandidateStorageService,
    private readonly store: FileStore,
    private readonly database: DataSource,
  ) {}

  /** The file is read only for somebody who may apply, and nothing of it is kept if they turn out not to. */
  async apply({ jobId, ticket, shown: shownDigest, key: fileKey, kind, fileName, digest }: z.output<typeof applyWithFile.input>): Promise<AppliedWithFile> {
    const page = await this.jobPages.findJob(jobId, null);
    const keyHash = hashOfKey(ticket);
    const isAsked = await this.asked.isOpen(jobId, keyHash);
    if (!page?.isOpen || !(page.takesApplications || isAsked)) throw new AppError('NOT_FOUND');
    if (!isAsked && !(await this.codes.findTicket(keyHash, jobId))) throw new AppError('APPLICATION_CODE_WRONG');
    const [reader, limit, allowed] = await Promise.all([this.pages.readerOf(page), this.pages.limitOf(page), this.storage.allowedTo(page.accountId)]);
    const { name, resume, bytes: fileBytes } = await this.files.read(fileKey, kind, fileName);
    const key = randomBytes(32).toString('base64url');
    const isTaken = await this.database.transaction(async (manager) => {
      const job = await this.jobPages.lockJob(manager, jobId);
      const asked = await this.asked.lockOfJob(manager, jobId, { personId: null, keyHash });
      if (!job?.isOpen || !(job.takesApplications || asked)) throw new AppError('NOT_FOUND');
      const shown = shownOf(job, reader);
      if (digestOf(shown) !== shownDigest) throw new AppError('CONFLICT');
      if (job.candidates >= limit) throw new AppError('CANDIDATES_FULL');
      if (!(await this.storage.hasRoom(manager, allowed, fileBytes))) return false;
      const email = asked ? asked.email : await this.confirmed(manager, keyHash, jobId);
      const who = { jobId, personId: null };
      const agreementId = await this.agreeing.agree(manager, { ...who, email, shown }, asked);
      const file = { fileKey, fileBytes, digest };
      await this.candidacies.insertCandidate(manager, { id: newId(), ...who, agreementId, name, resume, subject: randomUUID(), ...file });
      await this.candidacies.insertKey(manager, agreementId, hashOfKey(key));
      return true;
    });
    if (!isTaken) {
      await this.storage.tellRefused(page.accountId, jobId);
      throw new AppError('JOB_TAKES_NO_FILES');
    }
    return { candidacy: await this.own.receiptByKey(key), key };
  }

  /** Files of candidates who are gone, and files whose application never came to be. */
  @Every(60_000)
  async sweep(): Promise<void> {
    const keys = (await this.store.listOlderThan(onItsWayMs, applicationKeyPrefix)).map((name) => name.replace(/\.part$/, ''));
    if (keys.length === 0) return;
    const kept = new Set(await this.kept.listKeys(keys));
    for (const key of keys) if (!kept.has(key)) await this.store.delete(key);
  }

  /** The address that the ticket stands for, which is used up by that. Throws APPLICATION_CODE_WRONG, TOO_MANY_REQUESTS. */
  private async confirmed(manager: EntityManager, ticket: Buffer, jobId: string): Promise<string> {
    const email = await this.codes.useTicket(manager, ticket, jobId);
    if (!email) throw new AppError('APPLICATION_CODE_WRONG');
    // This application is counted by now.
    if ((await this.codes.countApplied(manager, email)) > applicationsPerDay) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 3_600 });
    return email;
  }
}
