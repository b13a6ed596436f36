import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Member } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { answerBegun } from '@folia/contracts/deep-talk/events';
import { AppError } from '@folia/contracts/errors';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { reserveTeamAnswer } from '@folia/contracts/shortlist/questions';
import type { ShortlistAnswer } from '@folia/contracts/shortlist/shapes';
import type { WrittenFile } from '@folia/contracts/tailored-resume/shapes';
import { releaseUsage } from '@folia/contracts/usage/questions';
import { scorerVersion } from '@folia/fit/score/weights';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { shortlistFileName } from '@folia/resume-writing/document/words/file-name';
import { judgeQuestion } from '@folia/screening/judge-question';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BoardRepository } from '../screening/board.repository';
import { BoardService } from '../screening/board.service';
import { CriterionRepository } from '../screening/criterion.repository';
import { DeedsService } from '../screening/deeds.service';
import type { DescribedCandidate } from '../screening/described-candidate';
import { ResumeFilesService } from '../tailored-resume/resume-files.service';
import { answerCandidate } from './answer-candidate';
import { composeShortlist } from './compose-shortlist';

/** Several candidates of a job at once: on paper, for a panel without seats, and asked about. */
@Injectable()
export class ShortlistService {
  constructor(
    private readonly boards: BoardService,
    private readonly log: BoardRepository,
    private readonly criteria: CriterionRepository,
    private readonly deeds: DeedsService,
    private readonly files: ResumeFilesService,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
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

  /** Nothing of question and answer is kept. It costs the account one answer, once it is there. */
  async ask(member: Member, jobId: string, candidateIds: readonly string[], question: string): Promise<ShortlistAnswer> {
    const { candidates } = await this.boards.choose(member, jobId, candidateIds);
    const topic = judgeQuestion(
      question,
      candidates.some(({ isBlind }) => isBlind),
    );
    if (topic) throw new AppError('QUESTION_REFUSED', { topic });
    const unitId = newId();
    try {
      await this.rpc.call(reserveTeamAnswer, member.caller, { jobId: unitId });
      const answer = await answerAll(candidates, question);
      await this.database.transaction((manager) => this.outbox.publish(manager, answerBegun, { jobId: unitId, ownerId: member.accountId }));
      void this.outbox.relay();
      return answer;
    } catch (error) {
      // If it can't be given back now, the ledger's sweep does.
      await this.rpc.call(releaseUsage, member.caller, { jobId: unitId }).catch(() => {});
      throw error;
    }
  }

  private async namesOf(userIds: readonly string[]) {
    if (userIds.length === 0) return {};
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('shortlist'), { userIds: [...new Set(userIds)] });
    return cards;
  }
}

/** Asks one after the other. Pure but for the clock. */
async function answerAll(candidates: readonly DescribedCandidate[], question: string): Promise<ShortlistAnswer> {
  const asOf = new Date().toISOString().slice(0, 10);
  const answer: ShortlistAnswer = { said: [], near: [], silent: [], unreadable: [] };
  for (const { described } of candidates) {
    const { resume, candidate } = described;
    if (!resume) {
      answer.unreadable.push(candidate.id);
      continue;
    }
    const found = answerCandidate(resume, candidate.name ?? 'Candidate', question, asOf);
    if (found.kind === 'silent') answer.silent.push(candidate.id);
    else answer[found.kind].push({ candidateId: candidate.id, text: found.text, quotes: found.quotes });
    // Fifty documents take no other caller's time.
    await afterOthers();
  }
  return answer;
}
