import type { Member, Person } from '@folia/contracts/access';
import { candidateOpened } from '@folia/contracts/candidate-search/events';
import { mostCandidatesFound, openingsPerDay, searchesPerDay } from '@folia/contracts/candidate-search/limits';
import type { openFoundCandidate, searchCandidates } from '@folia/contracts/candidate-search/questions';
import type { CandidatesFound, FoundCandidate, OpenedCandidate, OwnFinds } from '@folia/contracts/candidate-search/shapes';
import { AppError } from '@folia/contracts/errors';
import type { ScreeningJob } from '@folia/contracts/screening/shapes';
import { findingWorth } from '@folia/contracts/screening/words';
import { readPosting } from '@folia/fit/read/read-posting';
import { Every } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { readCandidate, seek } from '@folia/screening/read-candidate';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { JobPageService } from '../candidacy/job-page.service';
import { CriterionRepository, type KeptCriterion, toCriterion } from '../screening/criterion.repository';
import { quotesOf } from '../screening/quotes-of';
import { ScreeningJobRepository } from '../screening/screening-job.repository';
import { FoundPeopleClient, type PublicPage, type Searcher } from './found-people.client';
import { FoundPersonRepository, type FoundRow } from './found-person.repository';
import { termsOf } from './terms-of';

type OpenJob = ScreeningJob & { text: string; criteria: KeptCriterion[] };
type Found = { job: OpenJob; searcher: Searcher; row: FoundRow; page: PublicPage };

/**
 * Finding people who want to be found. A search reads public pages for its answer and keeps nothing of them; nobody is a candidate by it, and whoever is opened is
 * told.
 */
@Injectable()
export class CandidateSearchService {
  constructor(
    private readonly jobs: ScreeningJobRepository,
    private readonly criteria: CriterionRepository,
    private readonly people: FoundPeopleClient,
    private readonly found: FoundPersonRepository,
    private readonly pages: JobPageService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  async search({ accountId }: Member, { jobId, words, place }: z.output<typeof searchCandidates.input>): Promise<CandidatesFound> {
    const job = await this.openJobOf(accountId, jobId);
    const searcher = await this.people.searcher(accountId);
    await this.countSearch(accountId);
    const wanted = { terms: job.criteria.map(termsOf), words, place, among: null, limit: mostCandidatesFound };
    const pages = await Promise.all((await this.people.find(searcher, wanted)).map((id) => this.people.view(id)));
    const shown = new Map(pages.flatMap((page) => (page ? [[page.id, page] as const] : [])));
    const rows = await this.found.save(accountId, jobId, [...shown.keys()]);
    const read = readerOf(job);
    const items = rows.flatMap((row) => {
      const page = shown.get(row.personId);
      return page ? [read(row, page)] : [];
    });
    return { criteria: job.criteria.map(toCriterion), items: items.toSorted(byFindings), left: await this.leftOf(accountId) };
  }

  async open(member: Member, { jobId, foundId }: z.output<typeof openFoundCandidate.input>): Promise<OpenedCandidate> {
    const { accountId, id: openedBy } = member;
    const { job, searcher, row, page } = await this.get(member, jobId, foundId);
    await this.database.transaction(async (manager) => {
      const { openings } = await this.found.hold(manager, accountId);
      const held = await this.found.lock(manager, row.id);
      if (!held) throw new AppError('NOT_FOUND');
      if (held.isOpen) return;
      if (openings >= openingsPerDay) throw new AppError('TOO_MANY_REQUESTS', { limit: openingsPerDay, retryAfter: 3_600 });
      await this.found.insertDeed(manager, accountId, 'opening');
      await this.found.noteOpened(manager, { id: row.id, by: openedBy, domain: searcher.domain });
      await this.outbox.publish(manager, candidateOpened, { foundId: row.id, ownerId: row.personId, openedBy });
    });
    void this.outbox.relay();
    const opened = readerOf(job)({ ...row, openedAt: row.openedAt ?? new Date() }, page);
    const { name, uname, location } = page;
    const who = job.isBlind ? { name: null, uname: null, location: null } : { name, uname, location };
    return { ...opened, ...who, resume: page.blind.resume, left: await this.leftOf(accountId) };
  }

  /** Somebody who was found for a job and may still be found. Throws NOT_FOUND, NOT_VERIFIED, CONFLICT for a job that is closed. */
  async get({ accountId }: Member, jobId: string, foundId: string): Promise<Found> {
    const job = await this.openJobOf(accountId, jobId);
    const searcher = await this.people.searcher(accountId);
    const row = await this.found.find(accountId, jobId, foundId);
    const page = row && (await this.people.mayFind(searcher, row.personId)) ? await this.people.view(row.personId) : null;
    if (!row || !page) throw new AppError('NOT_FOUND');
    return { job, searcher, row, page };
  }

  async own({ id }: Person): Promise<OwnFinds> {
    const [page, openings] = await Promise.all([this.people.view(id), this.found.listOpenings(id)]);
    const names = new Map<string | null, string | null>();
    for (const by of new Set(openings.map((one) => one.by))) names.set(by, await this.pages.nameOf(by));
    return { shown: page?.blind.resume ?? null, openings: openings.map((one) => ({ ...one, by: names.get(one.by) ?? null })) };
  }

  @Every(3_600_000)
  async deleteOld(): Promise<void> {
    await this.found.deleteOld();
  }

  private async openJobOf(accountId: string, jobId: string): Promise<OpenJob> {
    const job = await this.jobs.find(accountId, jobId);
    if (!job) throw new AppError('NOT_FOUND');
    if (job.state !== 'open') throw new AppError('CONFLICT');
    return { ...job, criteria: (await this.criteria.list(jobId)).filter(({ importance }) => importance !== 'excluded') };
  }

  private async countSearch(accountId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { searches } = await this.found.hold(manager, accountId);
      if (searches >= searchesPerDay) throw new AppError('TOO_MANY_REQUESTS', { limit: searchesPerDay, retryAfter: 3_600 });
      await this.found.insertDeed(manager, accountId, 'search');
    });
  }

  private async leftOf(accountId: string): Promise<{ searches: number; openings: number }> {
    const { searches, openings } = await this.found.countToday(accountId);
    return { searches: Math.max(0, searchesPerDay - searches), openings: Math.max(0, openingsPerDay - openings) };
  }
}

/** Reads public pages by the criteria of a job, as its candidates are read. */
function readerOf({ text, criteria }: OpenJob): (row: FoundRow, page: PublicPage) => FoundCandidate {
  const posting = readPosting(text);
  const sought = criteria.map(({ reading }) => seek(posting, reading));
  const asOf = new Date().toISOString().slice(0, 7);
  return ({ id, openedAt }, { resume, blind }) => {
    const findings = readCandidate(sought, resume.items, asOf).map(({ state, quotes }, index) => {
      const { id: criterionId } = criteria[index] as KeptCriterion;
      return { criterionId, state, quotes: quotesOf(quotes, resume).map(blind.quote) };
    });
    const mustsMet = findings.reduce((sum, { state }, index) => sum + (criteria[index]?.importance === 'must' ? findingWorth[state] : 0), 0);
    return { id, headline: blind.text(resume.headline), mustsMet, findings, openedAt: openedAt?.toISOString() ?? null };
  };
}

const met = ({ findings }: FoundCandidate) => findings.reduce((sum, { state }) => sum + findingWorth[state], 0);
const byFindings = (one: FoundCandidate, other: FoundCandidate) => other.mustsMet - one.mustsMet || met(other) - met(one) || one.id.localeCompare(other.id);
