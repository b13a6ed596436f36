import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError, errorStatus } from '@folia/contracts/errors';
import type { Work } from '@folia/platform/job-runner';
import { Injectable } from '@nestjs/common';
import { DeepTalkSettingsRepository } from './deep-talk-settings.repository';
import { type Place, type Viewed, ViewedPortfolioClient } from './viewed-portfolio.client';

/** An answer ends within a second of losing its permission, whatever it waits for. */
const lookEveryMs = 700;

const isRefusal = (error: unknown): error is AppError => error instanceof AppError && errorStatus[error.code] < 500;

/** Whether a question may still be answered: the link open, the page visible to the asker, the assistant switched on. */
@Injectable()
export class StillAllowedService {
  constructor(
    private readonly portfolios: ViewedPortfolioClient,
    private readonly settings: DeepTalkSettingsRepository,
  ) {}

  /**
   * Does the work while it is allowed; its signal aborts as soon as it no longer is. Throws the reason: that of the link, NOT_FOUND for a page that is private
   * or whose owner blocked the asker, DEEP_TALK_OFF.
   */
  async during(work: Work, place: Place, answer: (work: Work) => Promise<void>): Promise<void> {
    const lost = new AbortController();
    const look = () => {
      // Whoever is away for a moment says nothing about permission.
      this.look(work.claim.caller, place).catch((error) => isRefusal(error) && lost.abort(error));
    };
    const looking = setInterval(look, lookEveryMs);
    try {
      await answer({ ...work, signal: AbortSignal.any([work.signal, lost.signal]) });
    } finally {
      clearInterval(looking);
    }
  }

  /** What is quick to know, before each claim: throws the reason of a link that was closed, and DEEP_TALK_OFF. */
  async check(caller: Caller, { profileId, ...place }: Place & Pick<Viewed, 'profileId'>): Promise<void> {
    await this.portfolios.checkLink(caller, place);
    await this.checkSwitch(caller, place, profileId);
  }

  private async look(caller: Caller, place: Place): Promise<void> {
    const { profileId } = await this.portfolios.view(caller, place);
    await this.checkSwitch(caller, place, profileId);
  }

  /** Owners may try their assistant also while it is switched off. */
  private async checkSwitch(caller: Caller, { ownerId, linkId }: Place, profileId: string | null): Promise<void> {
    if (callerUserId(caller) === ownerId) return;
    const { enabled } = await this.settings.get({ ownerId, viewId: linkId ?? profileId ?? ownerId, kind: linkId ? 'link' : 'profile' });
    if (!enabled) throw new AppError('DEEP_TALK_OFF');
  }
}
