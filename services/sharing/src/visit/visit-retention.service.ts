import { listAccountCards } from '@folia/contracts/account/questions';
import { systemCaller } from '@folia/contracts/caller';
import { listPlans } from '@folia/contracts/plan/questions';
import { Every } from '@folia/platform/discovery';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { VisitDaysRepository } from './visit-days.repository';
import { VisitRetentionRepository } from './visit-retention.repository';

const caller = systemCaller('visits');

/** Removes visits that are older than the history of their owner's plan; how many there were stays known. */
@Injectable()
export class VisitRetentionService {
  constructor(
    private readonly kept: VisitRetentionRepository,
    private readonly days: VisitDaysRepository,
    private readonly rpc: RpcClient,
  ) {}

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    const { plans } = await this.rpc.call(listPlans, caller, {});
    const histories = Object.values(plans).map(({ analyticsDays }) => analyticsDays);
    const [shortest, longest] = [Math.min(...histories), Math.max(...histories)];
    for (let after: string | null = null; ; ) {
      const ownerIds: string[] = await this.kept.owners(shortest, after);
      if (ownerIds.length === 0) break;
      const { cards } = await this.rpc.call(listAccountCards, caller, { userIds: ownerIds });
      await this.kept.forget(
        ownerIds,
        ownerIds.map((id) => plans[cards[id]?.plan ?? 'free'].analyticsDays),
      );
      after = ownerIds.at(-1) ?? null;
    }
    await this.kept.forgetRest(longest);
    await this.days.dropMonths(longest + 1);
  }
}
