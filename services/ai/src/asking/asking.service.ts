import { randomBytes, randomUUID } from 'node:crypto';
import type { Member } from '@folia/contracts/access';
import { addressAsked, askingOver, personAsked } from '@folia/contracts/asking/events';
import { askingsPerDay, longestAskedName } from '@folia/contracts/asking/limits';
import type { askByLink, askFound, getAskingLetter, inviteByEmail, previewInvites, takeBackAsking } from '@folia/contracts/asking/questions';
import type { AskedNow, AskingList, InvitePreview } from '@folia/contracts/asking/shapes';
import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import type { ConnectorKind } from '@folia/contracts/connector/words';
import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AskedAgreementRepository } from '../candidacy/asked-agreement.repository';
import { CandidacyRepository } from '../candidacy/candidacy.repository';
import { hashOfKey } from '../candidacy/candidacy.service';
import { type JobOfPage, JobPageRepository } from '../candidacy/job-page.repository';
import { JobPageService, shownOf } from '../candidacy/job-page.service';
import { CandidateSearchService } from '../candidate-search/candidate-search.service';
import { ScreeningJobService } from '../screening/screening-job.service';
import { AskingRepository } from './asking.repository';
import { PassedOnPortfolioClient } from './passed-on-portfolio.client';
import { readInviteTable } from './read-invite-table';

/** Somebody who is to be asked: the owner of a portfolio, or an address. */
type Asked = { name: string; passedTo?: ConnectorKind } & (
  | { way: 'link' | 'found'; personId: string; address: null }
  | { way: 'invited'; personId: null; address: string }
);

/** Asking people to be compared with a job. An asking reads nothing and makes nobody a candidate; whether it was answered, and how, the team is not told. */
@Injectable()
export class AskingService {
  constructor(
    private readonly askings: AskingRepository,
    private readonly agreements: AskedAgreementRepository,
    private readonly candidacies: CandidacyRepository,
    private readonly jobPages: JobPageRepository,
    private readonly pages: JobPageService,
    private readonly jobs: ScreeningJobService,
    private readonly portfolios: PassedOnPortfolioClient,
    private readonly searches: CandidateSearchService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  async list(member: Member, jobId: string): Promise<AskingList> {
    await this.jobOf(member, jobId);
    const [items, today] = await Promise.all([this.askings.list(jobId), this.askings.countToday(member.accountId)]);
    return { items, left: leftAfter(today) };
  }

  async askByLink(member: Member, { jobId, portfolio, name }: z.output<typeof askByLink.input>): Promise<AskedNow> {
    const job = await this.openJobOf(member, jobId);
    const personId = await this.portfolios.findOwner(member, portfolio);
    if (personId === member.id) throw new AppError('BODY_INVALID', { issues: [{ path: 'portfolio', message: 'is your own' }] });
    return this.askPerson(member, job, { way: 'link', personId, address: null, name });
  }

  /** In the team's list they are called what their page calls them, without who it is. */
  async askFound(member: Member, { jobId, foundId }: z.output<typeof askFound.input>): Promise<AskedNow> {
    const { row, page } = await this.searches.get(member, jobId, foundId);
    const name = page.blind.text(page.resume.headline).slice(0, longestAskedName);
    return this.askPerson(member, await this.openJobOf(member, jobId), { way: 'found', personId: row.personId, address: null, name });
  }

  async preview(member: Member, { jobId, table }: z.output<typeof previewInvites.input>): Promise<InvitePreview> {
    await this.jobOf(member, jobId);
    const { people, errors } = readInviteTable(table);
    const [known, today] = await Promise.all([
      this.askings.listKnown(
        jobId,
        people.map(({ address }) => address),
      ),
      this.askings.countToday(member.accountId),
    ]);
    return { rows: people.map((one) => ({ ...one, state: known.has(one.address) ? 'known' : 'new' })), errors, left: leftAfter(today) };
  }

  /** `passedTo`: they are asked besides to let what is found be passed on to that system. */
  async invite(member: Member, { jobId, people }: z.output<typeof inviteByEmail.input>, passedTo?: ConnectorKind): Promise<AskedNow> {
    const job = await this.openJobOf(member, jobId);
    const named = new Map(people.map(({ address, name }) => [address, name]));
    const addresses = [...named.keys()];
    const unaskable = await this.portfolios.listUnaskable(member, [], addresses);
    return this.ask(member, job, async (manager) => {
      const known = await this.askings.listKnown(jobId, addresses, manager);
      const missing = addresses.filter((address) => !known.has(address));
      return missing.map((address) => ({
        way: 'invited',
        personId: null,
        address,
        name: named.get(address) ?? '',
        passedTo,
        isAskable: !unaskable.has(address),
      }));
    });
  }

  async takeBack(member: Member, { jobId, askingId }: z.output<typeof takeBackAsking.input>): Promise<AskingList> {
    await this.jobOf(member, jobId);
    await this.database.transaction(async (manager) => {
      const asking = await this.askings.find(manager, jobId, askingId);
      if (!asking) throw new AppError('NOT_FOUND');
      // The agreement first, as whoever answers holds it first.
      for (const { id, personId } of await this.agreements.delete(manager, asking.agreementId ? [asking.agreementId] : []))
        if (personId) await this.outbox.publish(manager, askingOver, { agreementId: id, ownerId: personId });
      await this.askings.takeBack(manager, askingId);
    });
    void this.outbox.relay();
    return this.list(member, jobId);
  }

  /** Of a key only its fingerprint is kept, so a letter that is written again has another one. */
  async letter(id: string): Promise<z.output<typeof getAskingLetter.output>> {
    const found = await this.askings.findToWrite(id);
    if (!found) return { letter: null };
    const key = randomBytes(32).toString('base64url');
    await this.candidacies.insertKey(this.database.manager, found.agreementId, hashOfKey(key));
    return { letter: { address: found.address, key, words: [found.title, found.company].filter(Boolean).join(', ') } };
  }

  @Every(3_600_000)
  async sweep(): Promise<void> {
    await this.askings.deleteOver();
    const reminded = await this.database.transaction(async (manager) => {
      const due = await this.askings.takeDue(manager);
      for (const one of due) await this.tell(manager, { ...one, isReminder: true });
      return due.length;
    });
    if (reminded > 0) void this.outbox.relay();
  }

  private async askPerson(member: Member, job: JobOfPage, asked: Asked & { personId: string }): Promise<AskedNow> {
    const unaskable = await this.portfolios.listUnaskable(member, [asked.personId], []);
    return this.ask(member, job, async (manager) =>
      (await this.askings.isKnown(manager, job.id, asked.personId)) ? [] : [{ ...asked, isAskable: !unaskable.has(asked.personId) }],
    );
  }

  /** Whoever is not told looks the same to the team. */
  private async ask(member: Member, job: JobOfPage, list: (manager: EntityManager) => Promise<(Asked & { isAskable: boolean })[]>): Promise<AskedNow> {
    const reader = await this.pages.readerOf(job);
    const asked = await this.database.transaction(async (manager) => {
      const held = await this.jobPages.lockJob(manager, job.id);
      if (!held) throw new AppError('NOT_FOUND');
      const shown = shownOf(held, reader);
      const today = await this.askings.hold(manager, member.accountId);
      await this.askings.deleteOverOf(manager, job.id);
      const people = await list(manager);
      if (people.length > leftAfter(today)) throw new AppError('TOO_MANY_REQUESTS', { limit: askingsPerDay, retryAfter: 3_600 });
      for (const { isAskable, ...asked } of people) {
        const isTold = isAskable && !(await this.askings.hasAgreed(manager, job.id, { personId: asked.personId, address: asked.address }));
        await this.insert(manager, member, { job, shown, asked, isTold });
      }
      return people.length;
    });
    void this.outbox.relay();
    return { ...(await this.list(member, job.id)), asked };
  }

  private async insert(
    manager: EntityManager,
    { id: by }: Member,
    { job: { id: jobId }, shown, asked, isTold }: { job: JobOfPage; shown: ShownJob; asked: Asked; isTold: boolean },
  ): Promise<void> {
    const { way, personId, address, name, passedTo = null } = asked;
    const [id, agreementId] = [newId(), isTold ? newId() : null];
    if (agreementId) await this.agreements.insert(manager, { id: agreementId, jobId, personId, email: address, way, shown, passedTo });
    await this.askings.insert(manager, { id, jobId, agreementId, way, personId, address, name }, { logId: newId(), subject: randomUUID(), by });
    if (agreementId) await this.tell(manager, { id, agreementId, personId, askedBy: by, isReminder: false });
  }

  private async tell(
    manager: EntityManager,
    {
      id,
      agreementId,
      personId,
      askedBy,
      isReminder,
    }: { id: string; agreementId: string; personId: string | null; askedBy: string | null; isReminder: boolean },
  ): Promise<void> {
    if (personId) await this.outbox.publish(manager, personAsked, { agreementId, ownerId: personId, askedBy });
    // Nobody writes for somebody who is gone.
    else if (askedBy) await this.outbox.publish(manager, addressAsked, { askingId: id, ownerId: askedBy, isReminder });
  }

  private async jobOf({ accountId }: Member, jobId: string): Promise<JobOfPage> {
    const job = await this.jobPages.findJob(jobId, accountId);
    if (job?.accountId !== accountId) throw new AppError('NOT_FOUND');
    return job;
  }

  private async openJobOf(member: Member, jobId: string): Promise<JobOfPage> {
    const job = await this.jobOf(member, jobId);
    if (!job.isOpen) throw new AppError('CONFLICT');
    await this.jobs.requireWithinPlan(job.accountId, jobId);
    return job;
  }
}

const leftAfter = (today: number) => Math.max(0, askingsPerDay - today);
