import { ruleOf } from '@folia/contracts/organisation/roles';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsService } from '../notification/news.service';
import { MemberRepository } from '../organisation/member.repository';
import { periodStart, UsageRepository } from '../usage/usage.repository';
import { LimitNewsRepository } from './limit-news.repository';

/** How much of a limit must be used before its account is told that it comes near, in percent. */
const near = 80;

/** Tells an account that a meter is nearly or wholly used up: once in its period, where the person wants to hear of their plan. */
@Injectable()
export class LimitNewsService {
  constructor(
    private readonly told: LimitNewsRepository,
    private readonly usage: UsageRepository,
    private readonly news: NewsService,
    private readonly members: MemberRepository,
  ) {}

  /** Call it in the transaction that commits the units of a job. */
  async tell(manager: EntityManager, jobId: string): Promise<void> {
    for (const unit of await this.told.committed(manager, jobId)) {
      const { accountId, meter, start } = unit;
      const period = await this.usage.period(accountId, manager);
      const { limit, per } = period.terms.meters[meter];
      // A unit of a month that is over says nothing about this one.
      if (limit === null || periodStart(period, per).getTime() !== start.getTime()) continue;
      const used = await this.usage.used(accountId, meter, start, manager);
      const isReached = used >= limit;
      if (!isReached && used * 100 < limit * near) continue;
      if (!(await this.told.note(manager, unit, isReached ? 100 : near))) continue;
      for (const userId of await this.members.listWho(accountId, ruleOf('limit.read').roles, manager))
        await this.news.tell(manager, { userId, kind: isReached ? 'limit-reached' : 'limit-near', meter });
    }
  }
}
