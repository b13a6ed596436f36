import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { applicationCodeAsked } from '@folia/contracts/candidacy/events';
import type { askApplicationCode, confirmApplicationAddress, getApplicationCode } from '@folia/contracts/candidacy/questions';
import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ApplicationCodeRepository } from './application-code.repository';
import { hashOfKey } from './candidacy.service';
import { JobPageRepository } from './job-page.repository';

const hashOfCode = (id: string, code: string) => createHash('sha256').update(`${id}\n${code}`).digest();

/** Whether somebody without an account has the address that they apply from. */
@Injectable()
export class ApplicationCodeService {
  constructor(
    private readonly codes: ApplicationCodeRepository,
    private readonly jobPages: JobPageRepository,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  async ask({ jobId, email }: z.output<typeof askApplicationCode.input>): Promise<Record<string, never>> {
    const job = await this.jobPages.findJob(jobId, null);
    if (!job?.isOpen || !job.takesApplications) throw new AppError('NOT_FOUND');
    const address = email;
    await this.database.transaction(async (manager) => {
      const { isAskedTooOften, waitS } = await this.codes.count(manager, address);
      if (isAskedTooOften) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(60, waitS) });
      const id = newId();
      await this.codes.insert(manager, { id, jobId, address });
      await this.outbox.publish(manager, applicationCodeAsked, { codeId: id, ownerId: job.createdBy ?? job.accountId });
    });
    void this.outbox.relay();
    return {};
  }

  /** A letter that is written again has another code: nothing is kept that one could be read from. */
  async letter(id: string): Promise<z.output<typeof getApplicationCode.output>> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const address = await this.codes.send(id, hashOfCode(id, code));
    return { letter: address ? { address, code } : null };
  }

  async confirm({ jobId, email, code }: z.output<typeof confirmApplicationAddress.input>): Promise<{ ticket: string }> {
    const ticket = randomBytes(32).toString('base64url');
    const isRight = await this.database.transaction(async (manager) => {
      const tried = await this.codes.try(manager, jobId, email);
      if (!tried || !timingSafeEqual(tried.hash, hashOfCode(tried.id, code.replace(/\s/g, '')))) return false;
      await this.codes.confirm(manager, tried.id, hashOfKey(ticket));
      return true;
    });
    // Thrown outside the transaction, so that the try stays counted.
    if (!isRight) throw new AppError('APPLICATION_CODE_WRONG');
    return { ticket };
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.codes.forgetOld();
  }
}
