import { systemCaller } from '@folia/contracts/caller';
import { listPlans } from '@folia/contracts/plan/questions';
import type { PlanList } from '@folia/contracts/plan/shapes';
import { plans } from '@folia/contracts/plans';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

const keptMs = 5_000;
/** A page does not wait longer than this for terms that it may know already. */
const patienceMs = 1_000;
const caller = systemCaller('plans');

/** The terms that are charged, asked for again after five seconds. While the user service is away, the last known ones count; at first, the product's own. */
@Injectable()
export class PlansService {
  private known: PlanList = { plans, versions: { free: 1, basic: 1, pro: 1, enterprise: 1 } };
  private freshUntil = 0;
  private asking: Promise<void> | null = null;

  constructor(private readonly rpc: RpcClient) {}

  async get(): Promise<PlanList> {
    if (Date.now() < this.freshUntil) return this.known;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([this.asking, patience]);
    clearTimeout(timer);
    return this.known;
  }

  private async ask(): Promise<void> {
    const answer = await this.rpc.call(listPlans, caller, {}).catch(() => null);
    this.known = answer ?? this.known;
    this.freshUntil = Date.now() + keptMs;
  }
}
