import { Every } from '@folia/platform/discovery';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VisitDaysRepository } from './visit-days.repository';

/**
 * Ends days: after midnight (UTC) nothing stored can be traced to a visitor any more, even by somebody who has the day's salt. And makes the months in which
 * visits are kept, ahead of time.
 */
@Injectable()
export class VisitDaysService implements OnApplicationBootstrap {
  constructor(
    private readonly days: VisitDaysRepository,
    private readonly database: DataSource,
  ) {}

  /** Whoever was away for longer than the months made ahead must not begin without one. */
  async onApplicationBootstrap(): Promise<void> {
    await this.days.makeMonths();
  }

  @Every(6 * 3_600_000)
  async makeMonths(): Promise<void> {
    await this.days.makeMonths();
    await this.days.forgetClosedDays();
  }

  /** Each day in one transaction: either its readers have new ids and the old ones are gone, or nothing has happened. Months follow when all their days are closed. */
  @Every(60_000)
  async closePast(): Promise<void> {
    for (const day of await this.days.openDays()) await this.database.transaction((manager) => this.days.close(manager, day));
    for (const month of await this.days.openMonths()) await this.database.transaction((manager) => this.days.closeMonth(manager, month));
  }
}
