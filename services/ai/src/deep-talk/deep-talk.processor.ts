import { callerUserId } from '@folia/contracts/caller';
import type { AnswerClaim, DeepTalkAnswer } from '@folia/contracts/deep-talk/answer';
import { answerBegun, questionUnanswered } from '@folia/contracts/deep-talk/events';
import { deepTalkJob } from '@folia/contracts/deep-talk/job';
import { AppError } from '@folia/contracts/errors';
import type { ModelHelp } from '@folia/contracts/model/shapes';
import { answerQuestion, type QuestionAsked } from '@folia/deep-talk/answer-question';
import { isUnanswered } from '@folia/deep-talk/answer-reading';
import { fitSentences } from '@folia/deep-talk/fit-sentences';
import { Processes } from '@folia/platform/discovery';
import type { Claim } from '@folia/platform/job-rows';
import type { Work } from '@folia/platform/job-runner';
import { Outbox } from '@folia/platform/outbox';
import { ProgressWriter } from '@folia/platform/progress';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PostingService } from '../posting/posting.service';
import { assistantNameToken } from './assistant-name';
import { compareWithPosting } from './compare-with-posting';
import { DeepTalkSettingsRepository } from './deep-talk-settings.repository';
import { ModelAnswerService } from './model-answer.service';
import { StillAllowedService } from './still-allowed.service';
import { TurnRepository, type TurnWork } from './turn.repository';
import { type Place, type Viewed, ViewedPortfolioClient } from './viewed-portfolio.client';

/** What the model contributed in all it was asked for one answer; null when it was not asked. */
const addUp = (helps: readonly (ModelHelp | null | undefined)[]): ModelHelp | null =>
  helps.reduce<ModelHelp | null>((sum, one) => {
    if (!sum || !one) return sum ?? one ?? null;
    const outcome = sum.outcome === 'answered' ? sum.outcome : one.outcome;
    return { name: one.name, outcome, accepted: sum.accepted + one.accepted, dropped: sum.dropped + one.dropped };
  }, null);

/**
 * Answers one question. A claim is accepted as a row before its words are told, so that an attempt that follows a broken one goes on behind the last of them:
 * nobody reads a word twice, and none is lost.
 */
@Injectable()
export class DeepTalkProcessor {
  constructor(
    private readonly turns: TurnRepository,
    private readonly portfolios: ViewedPortfolioClient,
    private readonly settings: DeepTalkSettingsRepository,
    private readonly allowed: StillAllowedService,
    private readonly postings: PostingService,
    private readonly model: ModelAnswerService,
    private readonly outbox: Outbox,
    private readonly progress: ProgressWriter,
    private readonly database: DataSource,
    @Inject(assistantNameToken) private readonly assistantName: string,
  ) {}

  @Processes(deepTalkJob)
  async process(work: Work): Promise<void> {
    work.report({ name: 'view', percent: 10 });
    const found = await this.turns.findWork(work.claim.id);
    if (!found) throw new AppError('NOT_FOUND');
    await this.allowed.during(work, found, (allowed) => this.answerTurn(allowed, found));
  }

  private async answerTurn(work: Work, found: TurnWork): Promise<void> {
    const { claim, finish } = work;
    const { viewed, answer, asked } = await this.answer(claim, found);
    const isModelWelcome = asked !== null;
    const { claims: _engine, more, ...kept } = answer;
    const said = await this.acceptedBefore(claim);
    const { claims, help } = isModelWelcome
      ? await this.model.phrase(work, viewed, found.question, answer, said.length > 0)
      : { claims: answer.claims, help: null };
    // The end of the row throws, for the claim on the job is gone.
    if (!(await this.say(work, found, viewed, claims, said))) return finish();
    const nearby = asked && isUnanswered(answer, viewed.subject) ? await this.model.findNearby(work, viewed, asked, answer) : null;
    if (nearby && !(await this.say(work, found, viewed, nearby.claims, said))) return finish();
    const translated = isModelWelcome ? await this.model.translate(work, viewed, [...said, ...more], answer.language) : null;
    work.signal.throwIfAborted();
    const end = nearby?.isAnswered ? { ...kept, outcome: 'answered' as const, missing: null } : kept;
    const isNews = end.outcome === 'absent' && found.postingId === null && callerUserId(claim.caller) !== found.ownerId;
    await finish(async (manager) => {
      const translations = translated?.translations ?? [];
      await this.turns.saveAnswer(manager, claim.id, { ...end, translations }, more, addUp([help, nearby?.help, translated?.help]));
      if (isNews) await this.outbox.publish(manager, questionUnanswered, { conversationId: found.conversationId, ownerId: found.ownerId });
    });
  }

  /** Accepts and tells the claims that were not `said` yet, and adds them there. False: the claim on the job is gone. */
  private async say({ claim, signal }: Work, turn: TurnWork, viewed: Viewed, claims: readonly AnswerClaim[], said: AnswerClaim[]): Promise<boolean> {
    const isCounted = callerUserId(claim.caller) !== turn.ownerId || turn.postingId !== null;
    for (const one of claims.filter(({ text }) => !said.some((before) => before.text === text))) {
      signal.throwIfAborted();
      await this.allowed.check(claim.caller, viewed);
      signal.throwIfAborted();
      if (!(await this.accept(claim, said.length, one, isCounted))) return false;
      this.tell(claim, said.length, one);
      said.push(one);
    }
    return true;
  }

  /** `asked`: what a model may help with. It may not point to what is off limits, so it is not asked where anything is. */
  private async answer(claim: Claim, turn: TurnWork): Promise<{ viewed: Viewed; answer: DeepTalkAnswer; asked: QuestionAsked | null }> {
    const { ownerId, linkId, question, postingId, conversationId } = turn;
    const place: Place = turn;
    const [viewed, history] = await Promise.all([this.portfolios.view(claim.caller, place), this.turns.earlier(conversationId, claim.id)]);
    const { subject } = viewed;
    const manner = await this.settings.get({ ownerId, viewId: linkId ?? viewed.profileId ?? ownerId, kind: linkId ? 'link' : 'profile' });
    if (postingId) {
      const { text } = await this.postings.getWithText(claim.ownerId, postingId);
      return { viewed, answer: compareWithPosting(text, viewed.view.items, subject.asOf, fitSentences(question, manner.language)), asked: null };
    }
    const asked = { subject, question, history, manner, assistantName: this.assistantName, isOwner: viewed.isOwner };
    return { viewed, answer: answerQuestion(asked), asked: manner.offLimits.length === 0 ? asked : null };
  }

  /** The claims of an earlier attempt. What it accepted and could no longer tell is told now. */
  private async acceptedBefore(claim: Claim): Promise<AnswerClaim[]> {
    if (claim.attempt === 1) return [];
    const [accepted, told] = await Promise.all([this.turns.accepted(claim.id), this.progress.told(claim.id)]);
    for (const [place, one] of accepted.entries()) {
      if (!told.some((event) => event.type === 'delta' && event.claim === place)) this.tell(claim, place, one);
    }
    return accepted;
  }

  /** The first words spend the units, in the same transaction. */
  private async accept(claim: Claim, place: number, one: AnswerClaim, isCounted: boolean): Promise<boolean> {
    const isHeld = await this.database.transaction(async (manager) => {
      if (!(await this.turns.accept(manager, claim, place, one))) return false;
      if (place === 0 && isCounted) await this.outbox.publish(manager, answerBegun, { jobId: claim.id, ownerId: claim.ownerId });
      return true;
    });
    if (isHeld && place === 0) void this.outbox.relay();
    return isHeld;
  }

  private tell({ id, attempt }: Claim, claim: number, { text, citations }: AnswerClaim): void {
    void this.progress.add(id, { type: 'delta', attempt, claim, offset: 0, text });
    for (const citation of citations) void this.progress.add(id, { type: 'citation', attempt, claim, ...citation });
  }
}
