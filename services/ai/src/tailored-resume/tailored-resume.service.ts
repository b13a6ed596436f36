import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { ScoreEffects } from '@folia/contracts/fit-score/effects';
import type { ParserReading } from '@folia/contracts/parser-reading';
import { tailorMadeJob } from '@folia/contracts/tailored-resume/job';
import {
  type ListTailoredResumes,
  type ResumeFileName,
  type TailoredResume,
  tailoredResumePageSize,
  type UpdateTailoredResume,
} from '@folia/contracts/tailored-resume/shapes';
import { ChangeLog } from '@folia/platform/changes/change-log';
import { describeResult, resumeToday } from '@folia/resume-writing/choices/resume-today';
import { scoreEffectsOf } from '@folia/resume-writing/choices/score-effects';
import type { SentResume } from '@folia/resume-writing/choices/sent-resume';
import { contactIn } from '@folia/resume-writing/portfolio-today';
import { Injectable } from '@nestjs/common';
import { PaidJobsService } from '../job/paid-jobs.service';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { ParserReadingService } from './parser-reading.service';
import { ResumeFilesService } from './resume-files.service';
import { type FoundResume, TailoredResumeRepository } from './tailored-resume.repository';

@Injectable()
export class TailoredResumeService {
  constructor(
    private readonly resumes: TailoredResumeRepository,
    private readonly files: ResumeFilesService,
    private readonly jobs: PaidJobsService,
    private readonly readings: ParserReadingService,
    private readonly portfolios: OwnPortfolioClient,
    private readonly changes: ChangeLog,
  ) {}

  async get(owner: Owner, id: string): Promise<TailoredResume> {
    const ownerId = owner.id;
    const { tailoring, sent, text, ...found } = await this.find(ownerId, id);
    if (!tailoring) return { ...found, result: null };
    const portfolio = await this.portfolios.read(owner);
    const { document, result } = describeResult({ ...found, tailoring }, sent, portfolio, text);
    const { fit, lines, fileName } = await this.files.measure(document, writtenAt(found));
    return { ...found, result: { ...result, contact: contactIn(portfolio.header), fit, lines, fileName } };
  }

  async effects(owner: Owner, id: string): Promise<ScoreEffects> {
    const ownerId = owner.id;
    const { tailoring, text, ...found } = await this.find(ownerId, id);
    if (!tailoring) throw new AppError('NOT_FOUND');
    return scoreEffectsOf({ ...found, tailoring }, await this.portfolios.read(owner), text);
  }

  async read(owner: Owner, id: string): Promise<ParserReading> {
    const ownerId = owner.id;
    const found = await this.find(ownerId, id);
    return this.readings.read(await this.asItIs(owner, found), writtenAt(found));
  }

  async list(owner: Owner, { postingId, ...query }: ListTailoredResumes) {
    const accountId = owner.id;
    return this.changes.walk({
      list: 'resumes',
      accountId,
      query,
      filter: postingId,
      pageSize: tailoredResumePageSize,
      page: (after, changedAfter, limit) => this.resumes.list(accountId, { postingId, after, changedAfter, limit }),
      named: (ids) => this.resumes.list(accountId, { ids }),
      keeps: (one) => postingId === undefined || one.postingId === postingId,
    });
  }

  async update(owner: Owner, id: string, { version, settings, choices }: UpdateTailoredResume): Promise<TailoredResume> {
    const ownerId = owner.id;
    if (!(await this.resumes.update(ownerId, id, version, settings, choices))) {
      const found = await this.find(ownerId, id);
      throw found.sentAt ? new AppError('CONFLICT') : new AppError('VERSION_CONFLICT', { version: found.version });
    }
    return this.get(owner, id);
  }

  /** Marking again changes nothing: the date and the bytes stay. */
  async markSent(owner: Owner, id: string, isSent: boolean): Promise<TailoredResume> {
    const ownerId = owner.id;
    const found = await this.find(ownerId, id);
    if (!found.tailoring) throw new AppError('CONFLICT');
    if (isSent !== (found.sentAt !== null)) {
      const sent = isSent ? await this.freeze(owner, found) : null;
      if (!(await this.resumes.saveSent(ownerId, id, found.version, sent))) throw new AppError('CONFLICT');
    }
    return this.get(owner, id);
  }

  async delete(owner: Owner, id: string): Promise<void> {
    await this.jobs.delete(owner, tailorMadeJob, id, (manager, ownerId) => this.resumes.delete(manager, ownerId, id));
  }

  async write(owner: Owner, id: string, name: ResumeFileName): Promise<{ base64: string; mediaType: string; fileName: string }> {
    const ownerId = owner.id;
    const found = await this.find(ownerId, id);
    const { data, mediaType, fileName } = await this.files.write(await this.asItIs(owner, found), name, writtenAt(found));
    return { base64: data.toString('base64'), mediaType, fileName };
  }

  private async freeze(owner: Owner, found: FoundResume): Promise<{ at: Date; resume: SentResume; sha256: string }> {
    const resume = await this.asItIs(owner, found);
    const at = new Date();
    return { at, resume, sha256: (await this.files.measure(resume.document, at)).sha256 };
  }

  private async asItIs(owner: Owner, { tailoring, sent, ...found }: FoundResume): Promise<SentResume> {
    if (!tailoring) throw new AppError('NOT_FOUND');
    return sent ?? resumeToday({ ...found, tailoring }, await this.portfolios.read(owner));
  }

  private async find(ownerId: string, id: string): Promise<FoundResume> {
    const found = await this.resumes.find(ownerId, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}

/** A file of a sent resume carries the date it was sent, so its bytes are always the same. */
const writtenAt = ({ sentAt }: { sentAt: string | null }) => (sentAt ? new Date(sentAt) : new Date());
