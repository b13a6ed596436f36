import { systemCaller } from '@folia/contracts/caller';
import { countPublicPeople, getImportPace } from '@folia/contracts/figures/questions';
import type { Figures } from '@folia/contracts/figures/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

const keptMs = 60_000;
const caller = systemCaller('figures');

/** Every reader of the landing page asks for these; the services are asked once a minute. */
@Injectable()
export class FiguresService {
  private kept: { until: number; figures: Promise<Figures> } | null = null;

  constructor(private readonly rpc: RpcClient) {}

  get(): Promise<Figures> {
    if (this.kept && Date.now() < this.kept.until) return this.kept.figures;
    const figures = this.ask();
    const kept = { until: Date.now() + keptMs, figures };
    this.kept = kept;
    figures.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return figures;
  }

  private async ask(): Promise<Figures> {
    const [{ people }, { importSeconds }] = await Promise.all([
      this.rpc.call(countPublicPeople, caller, {}),
      this.rpc.call(getImportPace, caller, {}).catch(() => ({ importSeconds: null })),
    ]);
    return { people, importSeconds };
  }
}
