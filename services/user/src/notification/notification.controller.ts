import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import {
  allowAskings,
  chooseNotifications,
  countNotifications,
  getNotificationChoices,
  listNotifications,
  readNotifications,
  unsubscribe,
} from '@folia/contracts/notification/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { NotificationService } from './notification.service';

@Controller()
export class NotificationController {
  constructor(private readonly notifications: NotificationService) {}

  @Handles(listNotifications)
  list(person: Person, { cursor }: { cursor?: string }) {
    return this.notifications.list(person, cursor);
  }

  @Handles(countNotifications)
  unread(person: Person) {
    return this.notifications.countUnread(person);
  }

  @Handles(readNotifications)
  async read(person: Person, { ids }: { ids?: string[] }) {
    await this.notifications.markRead(person, ids);
    return {};
  }

  @Handles(getNotificationChoices)
  choices(person: Person) {
    return this.notifications.choices(person);
  }

  @Handles(chooseNotifications)
  choose(person: Person, input: z.output<typeof chooseNotifications.input>) {
    return this.notifications.choose(person, input);
  }

  @Handles(unsubscribe)
  async unsubscribe(_caller: Caller, { token }: { token: string }) {
    await this.notifications.unsubscribe(token);
    return {};
  }

  @Handles(allowAskings)
  async allowAskings(_caller: Caller, { token }: { token: string }) {
    await this.notifications.allowAskings(token);
    return {};
  }
}
