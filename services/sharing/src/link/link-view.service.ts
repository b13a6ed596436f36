import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { linkViewVisible } from '@folia/contracts/limits';
import type { noteLinkFetch, reportLinkView } from '@folia/contracts/link/questions';
import { Every } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { WebhookEventsService } from '../webhook/webhook-events.service';
import { LinkEventRepository } from './link-event.repository';
import { hashLinkToken } from './link-token';
import { LinkViewRepository } from './link-view.repository';
import { viewerOfAgent } from './viewer-of-agent';

type Fetch = z.output<typeof noteLinkFetch.input>;
type Report = z.output<typeof reportLinkView.input>;

/** Counts the views of links without a limit once a person has seen them. */
@Injectable()
export class LinkViewService {
  constructor(
    private readonly views: LinkViewRepository,
    private readonly events: LinkEventRepository,
    private readonly webhooks: WebhookEventsService,
    private readonly database: DataSource,
  ) {}

  /** A page cannot have been visible for longer than it has been open. See the contract for what it throws. */
  async report({ linkSession }: Caller, { view, visibleMs, withInput, userAgent }: Report): Promise<void> {
    const needed = withInput ? linkViewVisible.withInput : linkViewVisible.without;
    if (!linkSession || !(await this.views.isWaiting(linkSession, view))) throw new AppError('NOT_FOUND');
    if (visibleMs < needed || viewerOfAgent(userAgent) !== null) return;
    await this.database.transaction(async (manager) => {
      const seen = await this.views.take(manager, linkSession, view, needed / 1000);
      if (!seen) return;
      const isKnown = await this.views.knows(manager, seen.linkId, seen);
      await this.views.count(manager, seen.linkId, isKnown ? 0 : 1, seen.eventId);
      await this.views.note(manager, seen.linkId, seen);
      await this.webhooks.noteLinkViewed(manager, seen.linkId);
    });
  }

  @Every(3_600_000)
  async sweep(): Promise<void> {
    await this.events.removeOld();
    await this.views.removeOld();
  }

  /** A preview or a bot asked for the gate: told to the owner, and counted as no view. */
  async noteFetch({ token, userAgent }: Fetch): Promise<void> {
    const viewer = viewerOfAgent(userAgent);
    if (viewer === null) return;
    await this.database.transaction(async (manager) => {
      const linkId = await this.views.countFetch(manager, hashLinkToken(token), viewer);
      if (linkId) await this.events.noteOnce(manager, linkId, viewer);
    });
  }
}
