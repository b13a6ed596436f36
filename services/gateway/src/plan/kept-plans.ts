import type { PlanList } from '@folia/contracts/plan/shapes';
import { plans } from '@folia/contracts/plans';

const keptMs = 5_000;
/** A page does not wait longer than this for terms that it may know already. */
const patienceMs = 1_000;

/**
 * The terms that are charged, asked for again after five seconds. While the user service is away, the last known ones count; at first, the product's own.
 * `clock`: milliseconds that only grow.
 */
export class KeptPlans {
  private known: PlanList = { plans, versions: { free: 1, basic: 1, pro: 1, enterprise: 1 } };
  private freshUntil = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly ask: () => Promise<PlanList>,
    private readonly clock = () => performance.now(),
  ) {}

  async get(): Promise<PlanList> {
    if (this.clock() < this.freshUntil) return this.known;
    this.asking ??= this.renew().finally(() => {
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

  private async renew(): Promise<void> {
    this.known = await this.ask().catch(() => this.known);
    this.freshUntil = this.clock() + keptMs;
  }
}
