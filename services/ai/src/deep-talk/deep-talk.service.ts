import type { Person } from '@folia/contracts/access';
import { deepTalkJob } from '@folia/contracts/deep-talk/job';
import { countAnswers, reserveAnswer } from '@folia/contracts/deep-talk/questions';
import type { DeepTalkViewSettings } from '@folia/contracts/deep-talk/settings';
import type { Ask, DeepTalkOverview, DeepTalkQuery } from '@folia/contracts/deep-talk/shapes';
import { AppError } from '@folia/contracts/errors';
import { fitScoreJob } from '@folia/contracts/fit-score/job';
import { releaseUsage, reserveUsage } from '@folia/contracts/usage/questions';
import { suggestQuestions } from '@folia/deep-talk/suggest-questions';
import { turnAfter } from '@folia/platform/job-rows';
import { newId } from '@folia/platform/new-id';
import { Queues } from '@folia/platform/queues';
import { RpcClient } from '@folia/platform/rpc-client';
import { currentTraceparent } from '@folia/platform/trace';
import { Inject, Injectable } from '@nestjs/common';
import { PostingService } from '../posting/posting.service';
import { assistantNameToken } from './assistant-name';
import { DeepTalkSettingsRepository } from './deep-talk-settings.repository';
import { TurnRepository } from './turn.repository';
import { type Viewed, ViewedPortfolioClient } from './viewed-portfolio.client';

/** What is known before the first question, and taking questions. */
@Injectable()
export class DeepTalkService {
  constructor(
    private readonly portfolios: ViewedPortfolioClient,
    private readonly settings: DeepTalkSettingsRepository,
    private readonly turns: TurnRepository,
    private readonly postings: PostingService,
    private readonly queues: Queues,
    private readonly rpc: RpcClient,
    @Inject(assistantNameToken) private readonly assistantName: string,
  ) {}

  async get(person: Person, ownerId: string, { language = 'en', ...named }: DeepTalkQuery): Promise<DeepTalkOverview> {
    const viewed = await this.portfolios.view(person.caller, await this.portfolios.placeOf(person, ownerId, named));
    const isOwner = person.id === ownerId;
    const [enabled, retentionDays, answers] = await Promise.all([
      this.isOn(viewed),
      this.settings.retentionDays(ownerId),
      isOwner ? null : this.rpc.call(countAnswers, person.caller, { ownerId }),
    ]);
    const hasContent = viewed.view.items.length > 0;
    return {
      assistantName: this.assistantName,
      portfolioUserId: ownerId,
      portfolioName: viewed.view.profile.name,
      isOwner,
      hasContent,
      enabled,
      suggestions: enabled && hasContent ? suggestQuestions(viewed.subject, language) : [],
      retentionDays,
      linkId: viewed.linkId,
      answers,
    };
  }

  /**
   * Id, then units, then rows, then message: wherever this breaks off, nothing is charged and nothing is lost (DESIGN section 1.4). Owners may try their
   * assistant, also where it is switched off, and pay nothing. A comparison with a job costs what a score does.
   */
  async ask(person: Person, ownerId: string, input: Ask): Promise<{ jobId: string; conversationId: string }> {
    const { question, conversationId = newId(), postingId = null, ...named } = input;
    const viewed = await this.portfolios.view(person.caller, await this.portfolios.placeOf(person, ownerId, named));
    const isOwner = person.id === ownerId;
    if (!isOwner && !(await this.isOn(viewed))) throw new AppError('DEEP_TALK_OFF');
    if (viewed.view.items.length === 0) throw new AppError('DEEP_TALK_EMPTY');
    if (postingId) await this.postings.getWithText(person.id, postingId);
    const id = newId();
    const { profileId, profile, linkId, seenAs } = viewed;
    const standing = { askerId: person.id, ownerId, profileId, profile, linkId, seenAs };
    try {
      if (postingId) await this.rpc.call(reserveUsage, person.caller, { jobId: id, meter: fitScoreJob.meter });
      else if (!isOwner) await this.rpc.call(reserveAnswer, person.caller, { jobId: id, ownerId });
      const turn = { id, conversationId, question, postingId };
      const isNew = input.conversationId === undefined;
      const begun = isNew ? await this.turns.begin(standing, turn, person.caller) : await this.turns.goOn(standing, turn, person.caller);
      if (begun === 'busy') throw new AppError('DEEP_TALK_BUSY');
      if (begun === null || begun === 'missing') throw new AppError('NOT_FOUND');
      // Not waited for: the row is the truth, and the sweep adds what Redis did not take.
      void this.queues.add(deepTalkJob.name, `${id}-1`, { id, traceparent: currentTraceparent() }, { turn: turnAfter(begun) });
      return { jobId: id, conversationId };
    } catch (error) {
      // If units can't be given back now, the ledger's sweep settles them.
      if (!isOwner || postingId) await this.rpc.call(releaseUsage, person.caller, { jobId: id }).catch(() => {});
      throw error;
    }
  }

  /** Switched on by the owner in the view's settings, and not off by the link's rules. */
  private async isOn(viewed: Viewed): Promise<boolean> {
    return viewed.view.link?.deepTalk !== false && (await this.settingsOf(viewed)).enabled;
  }

  private settingsOf({ ownerId, profileId, linkId }: Viewed): Promise<DeepTalkViewSettings> {
    return this.settings.get({ ownerId, viewId: linkId ?? profileId ?? ownerId, kind: linkId ? 'link' : 'profile' });
  }
}
