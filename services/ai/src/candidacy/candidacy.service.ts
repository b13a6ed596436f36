import { createHash } from 'node:crypto';
import type { Person } from '@folia/contracts/access';
import type { Candidacy, CandidacyWithFindings } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { itemHeading } from '@folia/contracts/item/fields';
import type { Quote, ScreenedResume } from '@folia/contracts/screening/board';
import { decisionLogMonths, findingWorth } from '@folia/contracts/screening/words';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import type { FoundQuote } from '@folia/screening/read-candidate';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isHidden } from '../screening/is-hidden';
import { type AgreementRow, CandidacyRepository } from './candidacy.repository';
import { JobPageService } from './job-page.service';

/** The candidate's side: what was found about them, and the end of it. */
@Injectable()
export class CandidacyService {
  constructor(
    private readonly candidacies: CandidacyRepository,
    private readonly pages: JobPageService,
    private readonly store: FileStore,
    private readonly database: DataSource,
  ) {}

  async list({ id }: Person): Promise<{ items: Candidacy[] }> {
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
    for (let over = await this.candidacies.listOver(); over.length > 0; over = await this.candidacies.listOver()) {
      for (const id of over) {
        const file = await this.database.transaction((manager) => this.candidacies.end(manager, id, newId(), 'over'));
        if (file) await this.store.delete(file);
      }
    }
    await this.candidacies.deleteReceipts(decisionLogMonths);
  }

  /** Words, quotes and notes are gone when the transaction is over, and the file right after it. */
  private async end(find: (manager: EntityManager) => Promise<AgreementRow | null>): Promise<Candidacy> {
    const { fileKey, ended } = await this.database.transaction(async (manager) => {
      const { id, agreement } = found(await find(manager));
      const fileKey = agreement === 'given' ? await this.candidacies.withdraw(manager, id, newId()) : null;
      return { fileKey, ended: candidacyOf(found(await find(manager))) };
    });
    if (fileKey) await this.store.delete(fileKey);
    return ended;
  }

  private async withFindings(agreement: AgreementRow | null): Promise<CandidacyWithFindings> {
    const { shown, candidateId, jobId, source, ground, detail, uploadedBy, ...rest } = found(agreement);
    const candidate = candidateId ? await this.candidacies.readCandidate(candidateId) : null;
    const rows = candidateId && candidate ? await this.candidacies.listFindings(candidateId, jobId) : [];
    const items = candidate?.resume?.items ?? [];
    const findings = rows.map(({ quotes, ...row }) => ({
      ...row,
      quotes: quotes.flatMap((quote) => quoted(quote, items)),
      points: row.state ? row.most * findingWorth[row.state] : 0,
    }));
    const isRead = findings.length > 0 && findings.every(({ state }) => state !== null);
    return {
      ...candidacyOf({ shown, jobId, ...rest }),
      shown,
      upload: source && ground ? { source, ground, detail: detail ?? '', by: await this.nameOf(uploadedBy) } : null,
      resume: candidate?.resume ?? null,
      nameIsShown: candidate !== null && !isHidden(candidate.isBlind, candidate),
      items: items.length,
      points: isRead ? findings.reduce((sum, { points }) => sum + points, 0) : null,
      findings,
    };
  }

  /** A name that cannot be had now keeps nobody from seeing theirs, and from ending it. */
  private nameOf(personId: string | null): Promise<string | null> {
    return this.pages.readerOf({ createdBy: personId }).catch(() => null);
  }
}

/** The words with the entry that they stand in. */
function quoted({ itemId, field, entry, text }: FoundQuote, items: ScreenedResume['items']): Quote[] {
  const item = items.find(({ id }) => id === itemId);
  return item ? [{ itemId, kind: item.kind, heading: itemHeading(item.kind, item.fields), field, entry, text }] : [];
}

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

function found(agreement: AgreementRow | null): AgreementRow {
  if (!agreement) throw new AppError('NOT_FOUND');
  return agreement;
}

/** A shortlist is the team's own; to the candidate it is "read". */
function stateOf({ agreement, stage, readAt }: Pick<AgreementRow, 'agreement' | 'stage' | 'readAt'>): Candidacy['state'] {
  if (agreement === 'withdrawn' || !stage) return agreement === 'given' ? 'waiting' : 'withdrawn';
  if (stage === 'new' || stage === 'shortlist') return readAt ? 'read' : 'waiting';
  return stage;
}

type Outline = Omit<AgreementRow, 'candidateId' | 'source' | 'ground' | 'detail' | 'uploadedBy'>;
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
