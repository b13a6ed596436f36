import { createHash } from 'node:crypto';
import { fitScoreJob } from '@folia/contracts/fit-score/job';
import { jobDone } from '@folia/contracts/job/events';
import { messageSent } from '@folia/contracts/message/events';
import type { CandidateChange } from '@folia/contracts/screening/candidate-changes';
import { candidateChanged, candidatesRead } from '@folia/contracts/screening/events';
import type { WebhookType } from '@folia/contracts/webhook/words';
import { Every, On } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { workThrough } from '@folia/platform/work-through';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { TestRepository } from '../connector/test.repository';
import { HandoverEndService } from '../handover/handover-end.service';
import { DeliveryRepository } from './delivery.repository';
import { DeliveryQueueService } from './delivery-queue.service';
import { ToldLinkRepository } from './told-link.repository';
import { WebhookRepository } from './webhook.repository';
import { writeBody } from './write-body';

/** Something that happened in an account. `data` are ids; `about` is the candidate among them. What has the same `key` happened once. */
type Happened = { accountId: string; type: WebhookType; data: Readonly<Record<string, string>>; about?: string; key?: string };

const typesOf: Record<CandidateChange, readonly WebhookType[]> = {
  applied: ['consent.granted', 'application.created', 'candidate.shared'],
  agreed: ['consent.granted', 'candidate.shared'],
  uploaded: ['candidate.shared'],
  corrected: ['candidate.updated'],
  overridden: ['screening.overridden'],
  contested: ['screening.contested'],
  withdrawn: ['consent.withdrawn', 'candidate.deleted'],
  over: ['candidate.deleted'],
};
const ends: ReadonlySet<WebhookType> = new Set(['consent.withdrawn', 'candidate.deleted']);

/** Writes down what endpoints are to be told. */
@Injectable()
export class WebhookEventsService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly links: ToldLinkRepository,
    private readonly tests: TestRepository,
    private readonly handovers: HandoverEndService,
    private readonly queue: DeliveryQueueService,
  ) {}

  /** Call it in the transaction of what happened. Once a candidate is gone, nothing else about them is sent or kept. */
  async note(manager: EntityManager, { accountId, type, data, about, key }: Happened): Promise<void> {
    if (about && ends.has(type)) await this.deliveries.forgetAbout(manager, accountId, about);
    const listening = await this.webhooks.listListening(manager, accountId, type);
    if (listening.length === 0) return;
    const eventId = key === undefined ? newId() : idOf(`${type} ${key}`);
    await this.deliveries.insert(manager, listening, { eventId, type, about: about ?? null, body: writeBody(type, new Date(), data) });
    this.queue.wake(listening);
  }

  async noteLinkViewed(manager: EntityManager, linkId: string): Promise<void> {
    const accountId = await this.links.findOwner(manager, linkId);
    if (accountId) await this.note(manager, { accountId, type: 'link.viewed', data: { linkId } });
  }

  @On(candidateChanged)
  async onCandidate({ accountId, jobId, candidateId, change }: z.output<typeof candidateChanged.payload>, manager: EntityManager): Promise<void> {
    for (const type of typesOf[change]) await this.note(manager, { accountId, type, data: { jobId, candidateId }, about: candidateId });
    if (change === 'withdrawn' || change === 'over') await this.handovers.noteGone(manager, accountId, candidateId);
    await this.tests.noteChanged(manager, accountId, jobId);
  }

  @On(candidatesRead)
  async onRead({ accountId, jobId }: z.output<typeof candidatesRead.payload>, manager: EntityManager): Promise<void> {
    await this.note(manager, { accountId, type: 'screening.completed', data: { jobId } });
    await this.tests.noteChanged(manager, accountId, jobId);
  }

  @On(jobDone)
  async onDone({ jobId, kind, ownerId }: z.output<typeof jobDone.payload>, manager: EntityManager): Promise<void> {
    if (kind === fitScoreJob.name) await this.note(manager, { accountId: ownerId, type: 'fit_score.completed', data: { fitScoreId: jobId } });
  }

  @On(messageSent)
  async onMessage({ threadId, ownerId }: z.output<typeof messageSent.payload>, manager: EntityManager): Promise<void> {
    await this.note(manager, { accountId: ownerId, type: 'conversation.message', data: { conversationId: threadId } });
  }

  /** A link ends by itself, and a revoke can be taken back at first, so somebody has to look; each end is told once, however often this runs. */
  @Every(30_000)
  async noteEnded(): Promise<void> {
    await workThrough(await this.links.listEnded(), ({ id, ownerId, type, at }) =>
      this.deliveries.database.transaction((manager) =>
        this.note(manager, { accountId: ownerId, type, data: { linkId: id }, key: `${id} ${at.toISOString()}` }),
      ),
    );
  }
}

/** A UUID that is the same for the same words (RFC 9562 section 5.8). */
function idOf(words: string): string {
  const hash = createHash('sha256').update(words).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
