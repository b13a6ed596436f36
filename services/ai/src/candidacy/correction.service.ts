import { isDeepStrictEqual } from 'node:util';
import type { Person } from '@folia/contracts/access';
import type { correctFile } from '@folia/contracts/candidacy/questions';
import type { Candidacy, CorrectedPortfolio } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { FileStore } from '@folia/platform/file-store';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { CandidateRepository } from '../screening/candidate.repository';
import { ReadingService } from '../screening/reading.service';
import { ApplyService } from './apply.service';
import { type AgreementRow, CandidacyRepository, type SharedWords } from './candidacy.repository';
import { CandidacyService, hashOfKey } from './candidacy.service';
import { SharedFileService } from './shared-file.service';

/** Candidates correct what they shared; nothing is shared again unless they say so, and then only they are read again. */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly candidacies: CandidacyRepository,
    private readonly own: CandidacyService,
    private readonly portfolios: ApplyService,
    private readonly files: SharedFileService,
    private readonly candidates: CandidateRepository,
    private readonly readings: ReadingService,
    private readonly store: FileStore,
    private readonly database: DataSource,
  ) {}

  async shared(person: Person, id: string): Promise<CorrectedPortfolio> {
    const agreement = await this.candidacies.find(id, person.id);
    const kept = agreement?.candidateId ? await this.candidacies.readCandidate(agreement.candidateId) : null;
    if (!kept || kept.fileKey) throw new AppError('NOT_FOUND');
    const now = await this.portfolios.read(person);
    return { ...now, isChanged: !isDeepStrictEqual([now.name, now.resume], [kept.name, kept.resume]) };
  }

  async withPortfolio(person: Person, id: string, digest: string): Promise<Candidacy> {
    const { isChanged, ...now } = await this.shared(person, id);
    if (now.digest !== digest) throw new AppError('CONFLICT');
    if (now.resume.items.length === 0) throw new AppError('PORTFOLIO_EMPTY');
    const { name, resume } = now;
    if (isChanged) await this.replace((manager) => this.candidacies.find(id, person.id, manager), { name, resume, fileKey: null, fileBytes: 0 });
    return this.own.receipt(person, id);
  }

  /** The file before is gone once the other one is read. However full the storage of the account is: what is wrong may be put right. */
  async withFile({ key, fileKey, kind, fileName }: z.output<typeof correctFile.input>): Promise<Candidacy> {
    const find = (manager?: EntityManager) => this.candidacies.findByKey(hashOfKey(key), manager);
    const agreement = await find();
    const kept = agreement?.candidateId ? await this.candidacies.readCandidate(agreement.candidateId) : null;
    if (!kept?.fileKey) throw new AppError('NOT_FOUND');
    const { name, resume, bytes: fileBytes } = await this.files.read(fileKey, kind, fileName);
    const before = await this.replace(find, { name, resume, fileKey, fileBytes });
    if (before) await this.store.delete(before);
    return this.own.receiptByKey(key);
  }

  /** The key of the file that stood there before, if there was one. */
  private async replace(find: (manager: EntityManager) => Promise<AgreementRow | null>, words: SharedWords): Promise<string | null> {
    const { fileKey, wake } = await this.database.transaction(async (manager) => {
      const { jobId } = (await find(manager)) ?? {};
      if (!jobId) throw new AppError('NOT_FOUND');
      await this.readings.hold(manager, jobId);
      const { candidateId: id } = (await find(manager)) ?? {};
      const kept = id ? await this.candidacies.readCandidate(id, manager) : null;
      if (!id || !kept) throw new AppError('NOT_FOUND');
      await this.candidacies.replaceResume(manager, { id, ...words });
      await this.candidates.log(manager, { candidateId: id, kind: 'corrected', from: null, to: null, criterionId: null, reason: null, by: null });
      return { fileKey: kept.fileKey, wake: await this.readings.ask(manager, jobId) };
    });
    await wake();
    return fileKey;
  }
}
