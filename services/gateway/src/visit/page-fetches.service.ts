import { systemCaller } from '@folia/contracts/caller';
import { notePageFetches } from '@folia/contracts/visit/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

const tellEveryMs = 5_000;
/** More are not told apart: programs that come in such numbers are counted often enough. */
const mostAtOnce = 1_000;

/** Tells which browsers and programs fetched public pages, so that programs can be counted apart from people. Only for seconds, and nobody waits for it. */
@Injectable()
export class PageFetchesService implements OnApplicationShutdown {
  private fetched = new Map<string, { uname: string; userAgent: string; times: number }>();
  private readonly timer = setInterval(() => this.tell(), tellEveryMs).unref();

  constructor(private readonly rpc: RpcClient) {}

  note(uname: string, userAgent: string | undefined): void {
    if (!userAgent) return;
    const key = `${uname}\n${userAgent}`;
    const known = this.fetched.get(key);
    if (known) known.times += 1;
    else if (this.fetched.size < mostAtOnce) this.fetched.set(key, { uname, userAgent: userAgent.slice(0, 500), times: 1 });
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  private tell(): void {
    if (this.fetched.size === 0) return;
    const fetched = [...this.fetched.values()];
    this.fetched = new Map();
    this.rpc.call(notePageFetches, systemCaller('visits'), { fetched }).catch(() => {});
  }
}
