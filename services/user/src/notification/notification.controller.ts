import type { Caller } from '@folia/contracts/caller';
import { countNotifications, listNotifications, readNotifications } from '@folia/contracts/notification';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
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
}
