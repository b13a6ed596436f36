import { visitNews } from '@folia/contracts/visit/events';
import { Every } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AlertRepository } from './alert.repository';

/** Tells owners of visits: at once, once a day or not, and of the week. The user service knows where each of them wants to hear it. */
@Injectable()
export class AlertService {
  constructor(
    private readonly alerts: AlertRepository,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  @Every(20_000)
  async tell(): Promise<void> {
    await this.alerts.note();
    for (const due of await this.alerts.due()) {
      await this.database.transaction(async (manager) => {
        if (!(await this.alerts.tell(manager, due))) return;
        const { ownerId, kind, about } = due;
        await this.outbox.publish(manager, visitNews, { ownerId, kind, about });
      });
    }
  }

  @Every(600_000)
  async tellDaysAndWeeks(): Promise<void> {
    await this.database.transaction(async (manager) => {
      for (const ownerId of await this.alerts.tellDay(manager)) await this.outbox.publish(manager, visitNews, { ownerId, kind: 'visits-day', about: null });
      for (const ownerId of await this.alerts.tellWeek(manager)) await this.outbox.publish(manager, visitNews, { ownerId, kind: 'visits-week', about: null });
    });
    await this.alerts.forgetOld();
  }
}
