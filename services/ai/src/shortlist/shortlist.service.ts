import type { Member } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import type { WrittenFile } from '@folia/contracts/tailored-resume/shapes';
import { scorerVersion } from '@folia/fit/score/weights';
import { RpcClient } from '@folia/platform/rpc-client';
import { shortlistFileName } from '@folia/resume-writing/document/words/file-name';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BoardRepository } from '../screening/board.repository';
import { BoardService } from '../screening/board.service';
import { CriterionRepository } from '../screening/criterion.repository';
import { DeedsService } from '../screening/deeds.service';
import { ResumeFilesService } from '../tailored-resume/resume-files.service';
import { composeShortlist } from './compose-shortlist';

/** Chosen candidates on paper, for a panel without seats. */
@Injectable()
export class ShortlistService {
  constructor(
    private readonly boards: BoardService,
    private readonly log: BoardRepository,
    private readonly criteria: CriterionRepository,
    private readonly deeds: DeedsService,
    private readonly files: ResumeFilesService,
    private readonly rpc: RpcClient,
    private readonly database: DataSource,
  ) {}

  /** As hidden as the board is. The log has it before anybody has the file. */
  async write(member: Member, jobId: string, candidateIds: readonly string[]): Promise<WrittenFile> {
    const { job, criteria, all, candidates } = await this.boards.choose(member, jobId, candidateIds);
    const [decisions, criteriaVersion] = await Promise.all([this.log.listDecisionsAbout(candidateIds), this.criteria.countVersions(jobId)]);
    const names = await this.namesOf(decisions.flatMap(({ by }) => by ?? []));
    const decided = decisions.map(({ by, ...rest }) => ({ ...rest, who: (by && names[by]?.name) || null }));
    const printed = candidates.map((one) => ({ ...one, decisions: decided.filter(({ candidateId }) => candidateId === one.described.candidate.id) }));
    const writtenAt = new Date();
    const composed = composeShortlist({ job, criteria, all, candidates: printed, criteriaVersion, readerVersion: scorerVersion }, writtenAt);
    const { data, mediaType, fileName } = await this.files.writeComposed(composed, shortlistFileName(job.title), writtenAt);
    await this.database.transaction((manager) => this.deeds.tell(manager, member, 'shortlist.printed', job));
    return { base64: data.toString('base64'), mediaType, fileName };
  }

  private async namesOf(userIds: readonly string[]) {
    if (userIds.length === 0) return {};
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('shortlist'), { userIds: [...new Set(userIds)] });
    return cards;
  }
}
