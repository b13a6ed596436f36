import type { Caller } from '@folia/contracts/caller';
import {
  chooseNotifications,
  countNotifications,
  getNotificationChoices,
  listNotifications,
  readNotifications,
  unsubscribe,
} from '@folia/contracts/notification';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { NotificationService } from './notification.service';

@Controller()
export class NotificationController {
  constructor(private readonly notifications: NotificationService) {}

  @Handles(listNotifications)
  list(caller: Caller, { cursor }: { cursor?: string }) {
    return this.notifications.list(caller, cursor);
  }

  @Handles(countNotifications)
  unread(caller: Caller) {
    return this.notifications.countUnread(caller);
  }

  @Handles(readNotifications)
  async read(caller: Caller, { ids }: { ids?: string[] }) {
    await this.notifications.markRead(caller, ids);
    return {};
  }

  @Handles(getNotificationChoices)
  choices(caller: Caller) {
    return this.notifications.choices(caller);
  }

  @Handles(chooseNotifications)
  choose(caller: Caller, input: z.output<typeof chooseNotifications.input>) {
    return this.notifications.choose(caller, input);
  }

  @Handles(unsubscribe)
  async unsubscribe(_caller: Caller, { token }: { token: string }) {
    await this.notifications.unsubscribe(token);
    return {};
  }
}
