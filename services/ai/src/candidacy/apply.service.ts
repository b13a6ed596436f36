import { randomUUID } from 'node:crypto';
import type { Person } from '@folia/contracts/access';
import type { applyWithPortfolio } from '@folia/contracts/candidacy/questions';
import type { Candidacy, SharedPortfolio } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { candidateKeptMonths } from '@folia/contracts/screening/words';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { CandidacyRepository } from './candidacy.repository';
import { CandidacyService } from './candidacy.service';
import { digestOf, JobPageService, shownOf } from './job-page.service';

/** Applying to a job: nobody is a candidate without having agreed to exactly what they were shown. */
@Injectable()
export class ApplyService {
  constructor(
    private readonly pages: JobPageService,
    private readonly portfolios: OwnPortfolioClient,
    private readonly candidacies: CandidacyRepository,
    private readonly own: CandidacyService,
    private readonly database: DataSource,
  ) {}

  async shared(person: Person, jobId: string): Promise<SharedPortfolio> {
    await this.pages.get(jobId);
    return this.read(person);
  }

  /** One transaction: the agreement with what was shown, and the candidate with what was shared. */
  async apply(person: Person, { jobId, shown: shownDigest, shared: sharedDigest }: z.output<typeof applyWithPortfolio.input>): Promise<Candidacy> {
    const page = await this.candidacies.findJob(jobId);
    if (!page) throw new AppError('NOT_FOUND');
    const [reader, limit, shared] = await Promise.all([this.pages.readerOf(page), this.pages.limitOf(page), this.read(person)]);
    if (shared.resume.items.length === 0) throw new AppError('PORTFOLIO_EMPTY');
    const id = await this.database.transaction(async (manager) => {
      const job = await this.candidacies.lockJob(manager, jobId);
      if (!job?.isOpen) throw new AppError('NOT_FOUND');
      const before = await this.candidacies.findGiven(manager, jobId, person.id);
      if (before) return before.id;
      const shown = shownOf(job, reader);
      if (digestOf(shown) !== shownDigest || shared.digest !== sharedDigest) throw new AppError('CONFLICT');
      if (job.candidates >= limit) throw new AppError('CANDIDATES_FULL');
      const agreementId = newId();
      const who = { jobId, personId: person.id };
      const { name, resume } = shared;
      await this.candidacies.insertAgreement(manager, { id: agreementId, ...who, email: null, way: 'apply', shown, months: candidateKeptMonths });
      await this.candidacies.insertCandidate(manager, { id: newId(), ...who, agreementId, name, resume, subject: randomUUID(), fileKey: null });
      return agreementId;
    });
    return this.own.receipt(person, id);
  }

  /** What is public or for links, never what is private, and no contact data. */
  async read(person: Person): Promise<SharedPortfolio> {
    const { profile, items, owner } = await this.portfolios.view(person);
    const isShared = (item: (typeof items)[number]) => item.visibility !== 'private' && owner?.sections[item.kind] !== 'private';
    const resume = { headline: profile.headline, items: items.filter(isShared).map(({ id, kind, fields }) => ({ id, kind, fields })) };
    const shared = { name: profile.name, resume };
    return { ...shared, hidden: items.length - resume.items.length, digest: digestOf(shared) };
  }
}
