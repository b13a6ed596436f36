import { type Caller, systemCaller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { type Notification, notificationPageSize } from '@folia/contracts/notification';
import { listProfileCards } from '@folia/contracts/portfolio';
import { Every } from '@folia/platform/discovery';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { NotificationRepository, type NotificationRow } from './notification.repository';

@Injectable()
export class NotificationService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly rpc: RpcClient,
  ) {}

  async list(caller: Caller, cursor: string | undefined) {
    const rows = await this.notifications.list(requireUser(caller), cursor);
    const nextCursor = rows.length === notificationPageSize ? (rows.at(-1)?.id ?? null) : null;
    return { items: await this.named(rows), nextCursor };
  }

  async countUnread(caller: Caller) {
    return { count: await this.notifications.countUnread(requireUser(caller)) };
  }

  async markRead(caller: Caller, ids: string[] | undefined): Promise<void> {
    await this.notifications.markRead(requireUser(caller), ids);
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.notifications.forgetOld();
  }

  private async named(rows: NotificationRow[]): Promise<Notification[]> {
    const userIds = [...new Set(rows.flatMap((row) => row.fromId ?? []))];
    const { cards } = userIds.length > 0 ? await this.rpc.call(listProfileCards, systemCaller('notifications'), { userIds }) : { cards: {} };
    return rows.map(({ fromId, at, ...row }) => ({ ...row, name: (fromId && cards[fromId]?.name) || null, at: at.toISOString() }));
  }
}
