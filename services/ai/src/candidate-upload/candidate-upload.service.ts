import { randomBytes, randomUUID } from 'node:crypto';
import type { Member } from '@folia/contracts/access';
import { candidateUploaded } from '@folia/contracts/candidate-upload/events';
import type { addCandidateUpload, getUploadLetter } from '@folia/contracts/candidate-upload/questions';
import type { CandidateUpload, WaitingUpload } from '@folia/contracts/candidate-upload/shapes';
import { emailAddress } from '@folia/contracts/email-address';
import { AppError } from '@folia/contracts/errors';
import { candidateKeptMonths } from '@folia/contracts/screening/words';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { CandidacyRepository } from '../candidacy/candidacy.repository';
import { hashOfKey } from '../candidacy/candidacy.service';
import { type JobOfPage, JobPageRepository } from '../candidacy/job-page.repository';
import { JobPageService, shownOf } from '../candidacy/job-page.service';
import { SharedFileService } from '../candidacy/shared-file.service';
import { CandidateStorageService } from '../candidate-file/candidate-storage.service';
import { ScreeningJobService } from '../screening/screening-job.service';
import { CandidateUploadRepository, type Ground, type UploadedFile } from './candidate-upload.repository';

type NewCandidate = Ground & UploadedFile & { uploadId: string; email: string };

/** Resumes that a recruiter uploads. Whoever is compared by one is told at once, so a file without an address waits. */
@Injectable()
export class CandidateUploadService {
  constructor(
    private readonly uploads: CandidateUploadRepository,
    private readonly candidacies: CandidacyRepository,
    private readonly jobPages: JobPageRepository,
    private readonly pages: JobPageService,
    private readonly jobs: ScreeningJobService,
    private readonly files: SharedFileService,
    private readonly storage: CandidateStorageService,
    private readonly store: FileStore,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  /** A file that comes again has its place already. */
  async check({ accountId }: Member, jobId: string, requestKey: string): Promise<void> {
    const job = openOf(await this.jobPages.findOwnJob(accountId, jobId));
    await this.jobs.requireWithinPlan(accountId, jobId);
    const limit = await this.pages.limitOf(job);
    await this.database.transaction(async (manager) => this.checkRoom(manager, accountId, jobId, limit, requestKey));
  }

  /** The file belongs to the job from the end of the transaction; until then whoever stored it deletes it when this throws. */
  async add(
    member: Member,
    { jobId, requestKey, key, kind, fileName, digest, ...ground }: z.output<typeof addCandidateUpload.input>,
  ): Promise<CandidateUpload> {
    const { accountId } = member;
    const page = openOf(await this.jobPages.findOwnJob(accountId, jobId));
    const earlier = await this.uploads.findOutcome(jobId, requestKey);
    if (earlier) return this.answer(jobId, requestKey, key);
    const [reader, limit, allowed] = await Promise.all([this.pages.readerOf(page), this.pages.limitOf(page), this.storage.allowedTo(accountId)]);
    const { name, email, resume, bytes: fileBytes } = await this.files.read(key, kind, fileName);
    const address = emailAddress.safeParse(email).data ?? null;
    const file = { name, resume, fileKey: key, fileBytes, digest };
    const isTaken = await this.database.transaction(async (manager) => {
      const job = await this.checkRoom(manager, accountId, jobId, limit, requestKey);
      if (!job) return false;
      if (allowed && !(await this.storage.hasRoom(manager, allowed, fileBytes))) throw new AppError('STORAGE_FULL', { limit: allowed.limit });
      const uploadId = newId();
      await this.uploads.insert(manager, { id: uploadId, jobId, requestKey, ...ground, ...file, fileName, by: member.id });
      if (address) await this.addCandidate(manager, member, job, reader, { ...ground, ...file, uploadId, email: address });
      return true;
    });
    void this.outbox.relay();
    return this.answer(jobId, requestKey, isTaken ? null : key);
  }

  async listWaiting({ accountId }: Member, jobId: string): Promise<{ items: WaitingUpload[] }> {
    if (!(await this.jobPages.findOwnJob(accountId, jobId))) throw new AppError('NOT_FOUND');
    const found = await this.uploads.listWaiting(jobId);
    return { items: found.map(({ addedAt, goesAt, ...rest }) => ({ ...rest, addedAt: addedAt.toISOString(), goesAt: goesAt.toISOString() })) };
  }

  /** The place of a file that waits is kept, so there is room. */
  async address(member: Member, jobId: string, uploadId: string, email: string): Promise<CandidateUpload> {
    const { accountId } = member;
    const page = openOf(await this.jobPages.findOwnJob(accountId, jobId));
    const reader = await this.pages.readerOf(page);
    const requestKey = await this.database.transaction(async (manager) => {
      const job = openOf(await this.jobPages.lockOwnJob(manager, accountId, jobId));
      const waiting = await this.uploads.lockWaiting(manager, jobId, uploadId);
      if (!waiting) throw new AppError('NOT_FOUND');
      await this.addCandidate(manager, member, job, reader, { ...waiting, uploadId, email });
      return waiting.requestKey;
    });
    void this.outbox.relay();
    return this.answer(jobId, requestKey, null);
  }

  async delete({ accountId }: Member, jobId: string, uploadId: string): Promise<void> {
    const file = await this.uploads.deleteWaiting(accountId, jobId, uploadId);
    if (!file) throw new AppError('NOT_FOUND');
    await this.store.delete(file);
  }

  /** Only the fingerprint of the key is kept, so a letter that is written again has another one. */
  async letter(agreementId: string): Promise<z.output<typeof getUploadLetter.output>> {
    const found = await this.uploads.findLetter(agreementId);
    if (!found) return { letter: null };
    const { shown, kinds, ...rest } = found;
    const key = randomBytes(32).toString('base64url');
    await this.candidacies.insertKey(this.database.manager, agreementId, hashOfKey(key));
    const read = [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
    return { letter: { ...rest, key, title: shown.title, company: shown.company, read, keptMonths: shown.keptMonths } };
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    for (const file of await this.uploads.deleteOld()) await this.store.delete(file);
  }

  /** Holds the job. Null when a twin of this upload was first. */
  private async checkRoom(manager: EntityManager, accountId: string, jobId: string, limit: number, requestKey: string) {
    const job = openOf(await this.jobPages.lockOwnJob(manager, accountId, jobId));
    if (await this.uploads.findOutcome(jobId, requestKey, manager)) return null;
    if (job.candidates + (await this.uploads.countWaiting(jobId, manager)) >= limit) throw new AppError('CANDIDATES_FULL');
    return job;
  }

  /** The ground of the upload is what the agreement records; nobody stands on a board without one. */
  private async addCandidate(manager: EntityManager, { id: by }: Member, job: JobOfPage, reader: string | null, candidate: NewCandidate): Promise<void> {
    const { uploadId, email, name, resume, fileKey, fileBytes, digest, source, ground, detail } = candidate;
    if (await this.uploads.hasWithdrawn(manager, job.id, email)) throw new AppError('CANDIDATE_WITHDREW');
    const [agreementId, shown, of] = [newId(), shownOf({ ...job, handedTo: null }, reader), { jobId: job.id }];
    await this.uploads.insertAgreement(manager, { id: agreementId, ...of, email, shown, months: candidateKeptMonths, source, ground, detail, by });
    const what = { name, resume, fileKey, fileBytes, digest, subject: randomUUID() };
    await this.candidacies.insertCandidate(manager, { id: newId(), ...of, agreementId, personId: null, ...what, isSeenBefore: true });
    await this.uploads.finish(manager, uploadId, agreementId);
    await this.outbox.publish(manager, candidateUploaded, { agreementId, byId: by });
  }

  /** `unused`: the key of a file that came again. */
  private async answer(jobId: string, requestKey: string, unused: string | null): Promise<CandidateUpload> {
    if (unused) await this.store.delete(unused);
    const found = await this.uploads.findOutcome(jobId, requestKey);
    // Its person may have withdrawn, or a colleague deleted it, in this very moment.
    if (!found) throw new AppError('NOT_FOUND');
    return { id: found.id, state: found.isWaiting ? 'waiting' : 'told' };
  }
}

function openOf<Job extends JobOfPage>(job: Job | null): Job {
  if (!job) throw new AppError('NOT_FOUND');
  if (!job.isOpen) throw new AppError('SCREENING_CLOSED');
  return job;
}
