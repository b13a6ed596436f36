import { randomUUID } from 'node:crypto';
import type { Person } from '@folia/contracts/access';
import type { applyWithPortfolio } from '@folia/contracts/candidacy/questions';
import type { Candidacy, SharedPortfolio } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { AgreementService } from './agreement.service';
import { AskedAgreementRepository } from './asked-agreement.repository';
import { CandidacyRepository } from './candidacy.repository';
import { CandidacyService, hashOfKey } from './candidacy.service';
import { JobPageRepository } from './job-page.repository';
import { digestOf, JobPageService, shownOf } from './job-page.service';

/** Applying to a job: nobody is a candidate without having agreed to exactly what they were shown. */
@Injectable()
export class ApplyService {
  constructor(
    private readonly pages: JobPageService,
    private readonly portfolios: OwnPortfolioClient,
    private readonly candidacies: CandidacyRepository,
    private readonly jobPages: JobPageRepository,
    private readonly own: CandidacyService,
    private readonly asked: AskedAgreementRepository,
    private readonly agreeing: AgreementService,
    private readonly database: DataSource,
  ) {}

  async shared(person: Person, jobId: string): Promise<SharedPortfolio> {
    const job = await this.jobPages.findJob(jobId, person.id);
    if (!job?.isOpen) throw new AppError('NOT_FOUND');
    const [shared, given] = await Promise.all([this.read(person), this.candidacies.findGiven(this.database.manager, jobId, person.id)]);
    return { ...shared, candidacyId: given?.id ?? null };
  }

  /** One transaction: the agreement with what was shown, and the candidate with what was shared. */
  async apply(person: Person, { jobId, shown: shownDigest, shared: sharedDigest, key }: z.output<typeof applyWithPortfolio.input>): Promise<Candidacy> {
    const page = await this.jobPages.findJob(jobId, person.id);
    if (!page) throw new AppError('NOT_FOUND');
    const [reader, limit, shared] = await Promise.all([this.pages.readerOf(page), this.pages.limitOf(page), this.read(person)]);
    if (shared.resume.items.length === 0) throw new AppError('PORTFOLIO_EMPTY');
    const id = await this.database.transaction(async (manager) => {
      const job = await this.jobPages.lockJob(manager, jobId);
      const asked = await this.asked.lockOfJob(manager, jobId, { personId: person.id, keyHash: key ? hashOfKey(key) : null });
      if (!job?.isOpen || !(job.takesApplications || asked)) throw new AppError('NOT_FOUND');
      const before = await this.candidacies.findGiven(manager, jobId, person.id);
      if (before) return before.id;
      const shown = shownOf(job, reader);
      if (digestOf(shown) !== shownDigest || shared.digest !== sharedDigest) throw new AppError('CONFLICT');
      if (job.candidates >= limit) throw new AppError('CANDIDATES_FULL');
      const who = { jobId, personId: person.id };
      const agreementId = await this.agreeing.agree(manager, { ...who, email: null, shown }, asked);
      const { name, resume } = shared;
      const isSeenBefore = asked?.way === 'link' || (asked?.way === 'found' && !job.isBlind);
      await this.candidacies.insertCandidate(manager, { id: newId(), ...who, agreementId, name, resume, subject: randomUUID(), fileKey: null, isSeenBefore });
      return agreementId;
    });
    return this.own.receipt(person, id);
  }

  /** What is public or for links, never what is private, and no contact data. */
  async read(person: Person): Promise<Omit<SharedPortfolio, 'candidacyId'>> {
    const { profile, items, owner } = await this.portfolios.view(person);
    const isShared = (item: (typeof items)[number]) => item.visibility !== 'private' && owner?.sections[item.kind] !== 'private';
    const resume = { headline: profile.headline, items: items.filter(isShared).map(({ id, kind, fields }) => ({ id, kind, fields })) };
    const shared = { name: profile.name, resume };
    return { ...shared, hidden: items.length - resume.items.length, digest: digestOf(shared) };
  }
}
