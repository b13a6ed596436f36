import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Owner, Person } from '@folia/contracts/access';
import { conversationPageSize, type UnansweredQuestion } from '@folia/contracts/deep-talk/conversation';
import { AppError, errorStatus } from '@folia/contracts/errors';
import { itemHeading } from '@folia/contracts/item/fields';
import { answerQuestion } from '@folia/deep-talk/answer-question';
import { Inject, Injectable } from '@nestjs/common';
import { assistantNameToken } from './assistant-name';
import { DeepTalkSettingsRepository } from './deep-talk-settings.repository';
import { TurnRepository } from './turn.repository';
import { UnansweredRepository, type UnansweredRow } from './unanswered.repository';
import { ViewedPortfolioClient } from './viewed-portfolio.client';

/** What an owner's portfolio could not say, and whether it can today. */
@Injectable()
export class UnansweredService {
  constructor(
    private readonly questions: UnansweredRepository,
    private readonly turns: TurnRepository,
    private readonly portfolios: ViewedPortfolioClient,
    private readonly settings: DeepTalkSettingsRepository,
    @Inject(assistantNameToken) private readonly assistantName: string,
  ) {}

  async list(owner: Owner, state: 'open' | 'done', cursor?: string): Promise<{ items: UnansweredQuestion[]; nextCursor: string | null }> {
    const found = await this.questions.list(owner.id, state === 'done', cursor ?? null);
    const items: UnansweredQuestion[] = [];
    for (const row of found) {
      const { profile: _profile, linkId: _linkId, askedAt, isUnhelpful, missing, ...rest } = row;
      items.push({
        ...rest,
        askedAt: askedAt.toISOString(),
        because: isUnhelpful ? 'unhelpful' : 'absent',
        topic: missing?.topic ?? null,
        kind: missing?.kind ?? null,
        answeredNow: isUnhelpful || row.isDone ? null : await this.askAgain(owner, row),
      });
      // A page of questions takes no other caller's time.
      await afterOthers();
    }
    return { items, nextCursor: items.length === conversationPageSize ? (items.at(-1)?.id ?? null) : null };
  }

  async settle({ id: ownerId }: Person, id: string, isDone: boolean): Promise<void> {
    if (!(await this.questions.settle(ownerId, id, isDone))) throw new AppError('NOT_FOUND');
  }

  /** What whoever asked would be answered today, in the view they asked in; null where that is still nothing, or the view is gone. */
  private async askAgain({ id: ownerId, caller }: Owner, row: UnansweredRow): Promise<UnansweredQuestion['answeredNow']> {
    const { id, question, conversationId, profile, linkId } = row;
    const viewed = await this.portfolios.view(caller, { ownerId, profile, linkId, seenAs: linkId ? null : 'visitor' }).catch((error: unknown) => {
      if (error instanceof AppError && errorStatus[error.code] < 500) return null;
      throw error;
    });
    if (!viewed) return null;
    const [manner, history] = await Promise.all([
      this.settings.get({ ownerId, viewId: linkId ?? viewed.profileId ?? ownerId, kind: linkId ? 'link' : 'profile' }),
      this.turns.earlier(conversationId, id),
    ]);
    const { outcome, claims } = answerQuestion({ subject: viewed.subject, question, history, manner, assistantName: this.assistantName, isOwner: false });
    const first = claims.find(({ kind }) => kind === 'fact' || kind === 'computed' || kind === 'own-words');
    if (outcome !== 'answered' || !first) return null;
    const item = viewed.view.items.find((one) => one.id === first.citations[0]?.itemId);
    return {
      text: first.text,
      isOwnWords: first.kind === 'own-words',
      item: item ? { id: item.id, kind: item.kind, heading: itemHeading(item.kind, item.fields) } : null,
    };
  }
}
