import type { Member } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { listWhoMay } from '@folia/contracts/organisation/questions';
import type { CandidateNote, ScreeningCandidate } from '@folia/contracts/screening/board';
import { colleagueMentioned } from '@folia/contracts/screening/events';
import type { CandidateStage, FindingState } from '@folia/contracts/screening/words';
import { Every } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { redactCandidate } from '@folia/screening/redact/redact-candidate';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { blindViewOf, type Known, withoutWords } from './blind-view';
import { BoardRepository } from './board.repository';
import { BoardService } from './board.service';
import { CandidateRepository } from './candidate.repository';
import { DeedsService } from './deeds.service';
import { isHidden } from './is-hidden';
import { OpinionRepository } from './opinion.repository';
import { tellCandidate } from './tell-candidate.repository';

type Of = { jobId: string; candidateId: string };
type Locked = NonNullable<Awaited<ReturnType<CandidateRepository['lock']>>>;

/** What people do about one candidate. Everything that decides is in the log, with who, when and why. */
@Injectable()
export class CandidateService {
  constructor(
    private readonly candidates: CandidateRepository,
    private readonly boards: BoardService,
    private readonly boardRows: BoardRepository,
    private readonly opinions: OpinionRepository,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    private readonly deeds: DeedsService,
  ) {}

  async changeStage(member: Member, of: Of, { version, stage, reason }: { version: number; stage: CandidateStage; reason: string | null }) {
    return this.change(member, of, async (manager, candidate) => {
      if (candidate.version !== version) throw new AppError('VERSION_CONFLICT', { version: candidate.version });
      if (candidate.stage === stage) return;
      await this.candidates.log(manager, { ...by(member, of), kind: 'stage', from: candidate.stage, to: stage, criterionId: null, reason });
      await this.candidates.changeStage(manager, of.candidateId, stage);
    });
  }

  async changeFinding(member: Member, of: Of, { criterionId, state, reason }: { criterionId: string; state: FindingState; reason: string }) {
    return this.change(member, of, async (manager) => {
      const before = await this.stateOf(manager, of, criterionId);
      await this.candidates.log(manager, { ...by(member, of), kind: 'finding', from: before, to: state, criterionId, reason });
      await this.candidates.changeFinding(manager, { candidateId: of.candidateId, criterionId, state, by: member.id, reason });
      await tellCandidate(manager, of.candidateId, 'overridden');
    });
  }

  async restoreFinding(member: Member, of: Of, criterionId: string) {
    return this.change(member, of, async (manager) => {
      const before = await this.stateOf(manager, of, criterionId);
      if (!(await this.candidates.restoreFinding(manager, of.candidateId, criterionId))) throw new AppError('NOT_FOUND');
      const to = await this.stateOf(manager, of, criterionId);
      await this.candidates.log(manager, { ...by(member, of), kind: 'finding', from: before, to, criterionId, reason: null });
      await tellCandidate(manager, of.candidateId, 'overridden');
    });
  }

  async showName(member: Member, of: Of, reason: string) {
    return this.change(member, of, async (manager, candidate) => {
      if (candidate.isNameShown) return;
      await this.candidates.log(manager, { ...by(member, of), kind: 'name-shown', from: null, to: null, criterionId: null, reason });
      await this.candidates.showName(manager, of.candidateId);
      await this.deeds.tell(manager, member, 'candidate.name-shown', { id: of.jobId, title: candidate.jobTitle });
    });
  }

  /** Whoever is mentioned is told, but for the writer. */
  async addNote(member: Member, of: Of, { text, mentions: named = [] }: { text: string; mentions?: readonly string[] }): Promise<CandidateNote> {
    const { id: by, accountId } = member;
    const mentions = [...new Set(named)];
    if (mentions.length > 0) {
      const { ids } = await this.rpc.call(listWhoMay, systemCaller('note'), { accountId, action: 'board.read' });
      if (!mentions.every((id) => ids.includes(id))) throw new AppError('NOT_A_MEMBER');
    }
    const made = await this.within(member, of, async (manager, candidate) => {
      for (const ownerId of mentions) if (ownerId !== by) await this.outbox.publish(manager, colleagueMentioned, { jobId: of.jobId, byId: by, ownerId });
      const note = await this.candidates.insertNote(manager, { candidateId: of.candidateId, by, text, mentions });
      const blind = blindViewOf(candidate.isBlind, await this.knownOf(manager, of));
      return { ...note, text: blind?.text(text) ?? text };
    });
    void this.outbox.relay();
    return { ...made, by, mentions };
  }

  /** While who they are is hidden, so are the tags that tell it: those stay as they are, and a new one is refused (TAG_TELLS_WHO). */
  async tag(member: Member, of: Of, tags: string[]) {
    return this.change(member, of, async (manager, candidate) => {
      const known = await this.knownOf(manager, of);
      const { tells } = redactCandidate(known.name, known.resume ?? withoutWords);
      const told = tags.map((tag) => ({ tag, tells: tells(tag) }));
      if (!isHidden(candidate.isBlind, candidate)) return this.opinions.setTags(manager, of.candidateId, told);
      const kept = (await this.opinions.listTellingTags(manager, of.candidateId)).map((tag) => ({ tag, tells: true }));
      const refused = told.find((one) => one.tells);
      if (refused) throw new AppError('TAG_TELLS_WHO', { tag: refused.tag });
      return this.opinions.setTags(manager, of.candidateId, [...kept.filter(({ tag }) => !tags.includes(tag)), ...told]);
    });
  }

  async rate(member: Member, of: Of, rating: number | null) {
    return this.change(member, of, (manager) => this.opinions.rate(manager, of.candidateId, member.id, rating));
  }

  async deleteNote(member: Member, of: Of, noteId: string): Promise<void> {
    const isGone = await this.within(member, of, (manager) => this.candidates.deleteNote(manager, of.candidateId, noteId, member.id));
    if (!isGone) throw new AppError('NOT_FOUND');
  }

  @Every(3_600_000)
  async forgetDecisions(): Promise<void> {
    await this.candidates.forgetDecisions();
  }

  private async change(member: Member, of: Of, work: (manager: EntityManager, candidate: Locked) => Promise<void>): Promise<ScreeningCandidate> {
    await this.within(member, of, work);
    return this.boards.getCandidate(member, of.jobId, of.candidateId);
  }

  private within<T>({ accountId }: Member, { jobId, candidateId }: Of, work: (manager: EntityManager, candidate: Locked) => Promise<T>): Promise<T> {
    return this.candidates.database.transaction(async (manager) => {
      const candidate = await this.candidates.lock(manager, accountId, jobId, candidateId);
      if (!candidate) throw new AppError('NOT_FOUND');
      return work(manager, candidate);
    });
  }

  private async knownOf(manager: EntityManager, { candidateId }: Of): Promise<Known> {
    const known = (await this.boardRows.listKnown([candidateId], manager)).get(candidateId);
    if (!known) throw new AppError('NOT_FOUND');
    return known;
  }

  private async stateOf(manager: EntityManager, { candidateId }: Of, criterionId: string): Promise<FindingState | null> {
    const found = await this.candidates.findState(manager, candidateId, criterionId);
    if (!found) throw new AppError('NOT_FOUND');
    return found.state;
  }
}

const by = ({ id }: Member, { candidateId }: Of) => ({ candidateId, by: id });
