import { createHash } from 'node:crypto';
import type { Person } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import type { Candidacy, CandidacyWithFindings } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { decisionLogMonths, findingWorth } from '@folia/contracts/screening/words';
import { listOwnAddresses } from '@folia/contracts/sign-ins/questions';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { workThrough } from '@folia/platform/work-through';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContestRepository } from '../contest/contest.repository';
import { ownContestOf } from '../contest/own-contest';
import { isHidden } from '../screening/is-hidden';
import { quotesOf } from '../screening/quotes-of';
import { AskedAgreementRepository } from './asked-agreement.repository';
import { type AgreementRow, CandidacyRepository } from './candidacy.repository';
import { CandidacyEndRepository } from './candidacy-end.repository';
import { JobPageService } from './job-page.service';

/** The candidate's side: what was found about them, and the end of it. */
@Injectable()
export class CandidacyService {
  constructor(
    private readonly candidacies: CandidacyRepository,
    private readonly ends: CandidacyEndRepository,
    private readonly contests: ContestRepository,
    private readonly pages: JobPageService,
    private readonly asked: AskedAgreementRepository,
    private readonly store: FileStore,
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** What a team uploaded for an address of theirs is theirs once they have proven the address. */
  async list({ id, caller }: Person): Promise<{ items: Candidacy[] }> {
    const { addresses } = await this.rpc.call(listOwnAddresses, caller, {});
    if (addresses.length > 0) await this.candidacies.claimUploads(id, addresses);
    return { items: (await this.candidacies.list(id)).map(candidacyOf) };
  }

  async get(person: Person, id: string): Promise<CandidacyWithFindings> {
    return this.withFindings(await this.candidacies.find(id, person.id));
  }

  async open(key: string): Promise<CandidacyWithFindings> {
    return this.withFindings(await this.candidacies.findByKey(hashOfKey(key)));
  }

  async receipt(person: Person, id: string): Promise<Candidacy> {
    return candidacyOf(found(await this.candidacies.find(id, person.id)));
  }

  async receiptByKey(key: string): Promise<Candidacy> {
    return candidacyOf(found(await this.candidacies.findByKey(hashOfKey(key))));
  }

  withdraw(person: Person, id: string): Promise<Candidacy> {
    return this.end((manager) => this.candidacies.find(id, person.id, manager));
  }

  withdrawByKey(key: string): Promise<Candidacy> {
    return this.end((manager) => this.candidacies.findByKey(hashOfKey(key), manager));
  }

  @Every(3_600_000)
  async forgetOver(): Promise<void> {
    for (let over = await this.ends.listOver(); over.length > 0; over = await this.ends.listOver()) {
      await workThrough(over, async (id) => {
        const file = await this.database.transaction((manager) => this.ends.end(manager, id, newId(), 'over'));
        if (file) await this.store.delete(file);
      });
    }
    await this.ends.deleteOld(decisionLogMonths);
  }

  /** Words, quotes and notes are gone when the transaction is over, and the file right after it. */
  private async end(find: (manager: EntityManager) => Promise<AgreementRow | null>): Promise<Candidacy> {
    const { fileKey, ended } = await this.database.transaction(async (manager) => {
      const { id, agreement } = found(await find(manager));
      const fileKey = agreement === 'given' ? await this.ends.withdraw(manager, id, newId()) : null;
      return { fileKey, ended: candidacyOf(found(await find(manager))) };
    });
    if (fileKey) await this.store.delete(fileKey);
    return ended;
  }

  private async namesOf(userIds: string[]): Promise<Record<string, string>> {
    if (userIds.length === 0) return {};
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('candidacy'), { userIds });
    return Object.fromEntries(Object.entries(cards).map(([id, { name }]) => [id, name]));
  }

  private async withFindings(agreement: AgreementRow | null): Promise<CandidacyWithFindings> {
    const { shown, candidateId, jobId, personId, source, ground, detail, uploadedBy, passedTo, ...rest } = found(agreement);
    if (rest.agreement === 'asked') return this.asking(found(agreement));
    const candidate = candidateId ? await this.candidacies.readCandidate(candidateId) : null;
    const rows = candidateId && candidate ? await this.candidacies.listFindings(candidateId, jobId) : [];
    const contests = candidateId ? await this.contests.listOfCandidate(candidateId) : [];
    const names = await this.namesOf(contests.flatMap(({ answeredBy }) => answeredBy ?? []));
    const findings = rows.map(({ quotes, contestUntil, foundAt, ...row }) => {
      const last = contests.find(({ criterionId }) => criterionId === row.id);
      const isContested = last !== undefined && (!last.answeredAt || (foundAt !== null && last.madeAt > foundAt));
      return {
        ...row,
        quotes: quotesOf(quotes, candidate?.resume ?? null),
        points: row.state ? row.most * findingWorth[row.state] : 0,
        contestUntil: row.state && !isContested ? (contestUntil?.toISOString() ?? null) : null,
        contest: last ? ownContestOf(last, candidate?.resume ?? null, names) : null,
      };
    });
    const isRead = findings.length > 0 && findings.every(({ state }) => state !== null);
    return {
      ...candidacyOf({ shown, jobId, ...rest }),
      shown,
      passedTo,
      upload: source && ground ? { source, ground, detail: detail ?? '', by: await this.nameOf(uploadedBy) } : null,
      nameIsShown: candidate !== null && !isHidden(candidate.isBlind, candidate),
      items: candidate?.resume?.items.length ?? 0,
      resume: candidate?.resume ?? null,
      correctedAt: candidate?.correctedAt?.toISOString() ?? null,
      takesFile: candidate !== null && candidate.fileKey !== null,
      points: isRead ? findings.reduce((sum, { points }) => sum + points, 0) : null,
      findings,
      asked: null,
    };
  }

  /** The job as it is now: that is what they answer to. */
  private async asking(agreement: AgreementRow): Promise<CandidacyWithFindings> {
    const [{ shown, digest, isOpen }, asker] = await Promise.all([this.pages.getAsked(agreement.jobId), this.asked.findAsker(agreement.id)]);
    const asked = { digest, isOpen, by: await this.pages.nameOf(asker?.askedBy ?? null) };
    return { ...candidacyOf(agreement), shown, passedTo: agreement.passedTo, nameIsShown: false, ...nothingRead, asked };
  }

  /** A name that cannot be had now keeps nobody from seeing theirs, and from ending it. */
  private nameOf(personId: string | null): Promise<string | null> {
    return this.pages.nameOf(personId).catch(() => null);
  }
}

/** Of somebody who was asked and has not answered. */
const nothingRead = { upload: null, items: 0, resume: null, correctedAt: null, takesFile: false, points: null, findings: [] };

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

function found(agreement: AgreementRow | null): AgreementRow {
  if (!agreement) throw new AppError('NOT_FOUND');
  return agreement;
}

/** A shortlist is the team's own; to the candidate it is "read". */
function stateOf({ agreement, stage, readAt }: Pick<AgreementRow, 'agreement' | 'stage' | 'readAt'>): Candidacy['state'] {
  if (agreement === 'asked') return 'asked';
  if (agreement === 'withdrawn' || !stage) return agreement === 'given' ? 'waiting' : 'withdrawn';
  if (stage === 'new' || stage === 'shortlist') return readAt ? 'read' : 'waiting';
  return stage;
}

type Outline = Omit<AgreementRow, 'candidateId' | 'personId' | 'source' | 'ground' | 'detail' | 'uploadedBy' | 'passedTo'>;
const candidacyOf = (row: Outline): Candidacy => ({
  id: row.id,
  jobId: row.jobId,
  title: row.shown.title,
  company: row.shown.company,
  way: row.way,
  agreement: row.agreement,
  state: stateOf(row),
  givenAt: row.givenAt?.toISOString() ?? null,
  readAt: row.readAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
});
