import { systemCaller } from '@folia/contracts/caller';
import { noteVisitGap } from '@folia/contracts/visit/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

const tellEveryMs = 5_000;

/** Remembers when visits could not be counted, until it can say so. What is lost with the process is a gap that nobody knows of, never a count. */
@Injectable()
export class VisitGapService implements OnApplicationShutdown {
  private gap: { from: number; to: number } | null = null;
  private readonly timer = setInterval(() => void this.tell(), tellEveryMs).unref();

  constructor(private readonly rpc: RpcClient) {}

  note(now = Date.now()): void {
    this.gap = { from: this.gap?.from ?? now, to: now };
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  private async tell(): Promise<void> {
    const { gap } = this;
    if (!gap) return;
    this.gap = null;
    const told = { from: new Date(gap.from).toISOString(), to: new Date(gap.to).toISOString() };
    await this.rpc.call(noteVisitGap, systemCaller('visits'), told).catch(() => {
      this.gap = { from: gap.from, to: Math.max(gap.to, this.gap?.to ?? 0) };
    });
  }
}
