import type { Person } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { chooseNotifications } from '@folia/contracts/notification/questions';
import { type Notification, notificationPageSize } from '@folia/contracts/notification/shapes';
import { isChosenTopic } from '@folia/contracts/notification/topics';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { importReviewClosed } from '@folia/contracts/resume-import/events';
import { Every, On } from '@folia/platform/discovery';
import { RpcClient } from '@folia/platform/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AskingRefusalRepository } from '../asking/asking-refusal.repository';
import { type EmailSettings, emailSettings } from '../email/email.service';
import { readUnsubscribeToken } from '../email/unsubscribe-token';
import { GuestRepository } from '../guest/guest.repository';
import { ChoiceRepository } from './choice.repository';
import { NotificationRepository, type NotificationRow } from './notification.repository';

@Injectable()
export class NotificationService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly wishes: ChoiceRepository,
    private readonly guests: GuestRepository,
    private readonly refusals: AskingRefusalRepository,
    private readonly rpc: RpcClient,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  async list(person: Person, cursor: string | undefined) {
    const rows = await this.notifications.list(person.id, cursor);
    const nextCursor = rows.length === notificationPageSize ? (rows.at(-1)?.id ?? null) : null;
    return { items: await this.named(rows), nextCursor };
  }

  async countUnread(person: Person) {
    return { count: await this.notifications.countUnread(person.id) };
  }

  async markRead(person: Person, ids: string[] | undefined): Promise<void> {
    await this.notifications.markRead(person.id, ids);
  }

  /** A person who has saved or discarded a review knows that it was ready. */
  @On(importReviewClosed)
  async onReviewClosed({ importId, ownerId }: { importId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.notifications.markReadAbout(ownerId, 'import-ready', importId, manager);
  }

  choices(person: Person) {
    return this.wishes.find(person.id);
  }

  async choose(person: Person, { topic, bell, email }: z.output<typeof chooseNotifications.input>) {
    await this.wishes.set(person.id, topic, { bell, email });
    return this.choices(person);
  }

  /** The signature is the permission: a person who holds the e-mail may end such e-mails. */
  async unsubscribe(token: string): Promise<void> {
    const ended = readUnsubscribeToken(token, this.settings.keys);
    if (ended?.what === 'guest') return this.guests.setUnreachable(ended.id);
    if (ended?.what === 'asking') return this.refusals.refuse([ended.id]);
    if (ended?.what === 'address') return this.guests.refuse(ended.id);
    if (!ended || !isChosenTopic(ended.what)) throw new AppError('NOT_FOUND');
    await this.wishes.set(ended.id, ended.what, { email: false });
  }

  /** Takes back that nobody may ask them about jobs, by the same e-mail. */
  async allowAskings(token: string): Promise<void> {
    const ended = readUnsubscribeToken(token, this.settings.keys);
    if (ended?.what !== 'asking') throw new AppError('NOT_FOUND');
    await this.refusals.allow([ended.id]);
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.notifications.forgetOld();
  }

  private async named(rows: NotificationRow[]): Promise<Notification[]> {
    const userIds = [...new Set(rows.flatMap((row) => (row.guestName === null && row.fromId) || []))];
    const { cards } = userIds.length > 0 ? await this.rpc.call(listProfileCards, systemCaller('notifications'), { userIds }) : { cards: {} };
    return rows.map(({ fromId, guestName, at, ...row }) => ({ ...row, name: guestName ?? ((fromId && cards[fromId]?.name) || null), at: at.toISOString() }));
  }
}
