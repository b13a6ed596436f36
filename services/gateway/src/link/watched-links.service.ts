import type { Readable } from 'node:stream';
import { systemCaller } from '@folia/contracts/caller';
import { AppError, errorStatus } from '@folia/contracts/errors';
import { watchLinks } from '@folia/contracts/link/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** What an owner or the clock closes is closed within a second, wherever it is open. */
const lookEveryMs = 600;

/** Told with what the links of a visitor session show, as a text; undefined before the first look. */
type Changed = (shown: string | undefined) => void;

/** Looks for all open pages and downloads of link holders at once: one question each moment, however many there are, and none while there is nobody. */
@Injectable()
export class WatchedLinksService implements OnApplicationShutdown {
  private readonly watchers = new Map<string, Set<Changed>>();
  /** What each session was shown when somebody last looked; undefined before the first look. */
  private readonly known = new Map<string, string | undefined>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly rpc: RpcClient) {}

  /** Calls `changed` whenever the links of this visitor session show something else, once at first. Answers how to stop. */
  watch(visitor: string, changed: Changed): () => void {
    const watchers = this.watchers.get(visitor) ?? new Set();
    this.watchers.set(visitor, watchers.add(changed));
    changed(this.known.get(visitor));
    this.lookLater();
    return () => {
      watchers.delete(changed);
      if (watchers.size > 0) return;
      this.watchers.delete(visitor);
      this.known.delete(visitor);
    };
  }

  /** Breaks a download off once `check` refuses it. */
  guard(visitor: string, check: () => Promise<unknown>, download: Readable): Readable {
    const refuse = (error: unknown) => {
      if (error instanceof AppError && errorStatus[error.code] < 500) download.destroy(error);
    };
    const stop = this.watch(visitor, () => void check().catch(refuse));
    return download.once('close', stop);
  }

  onApplicationShutdown() {
    if (this.timer) clearTimeout(this.timer);
    this.watchers.clear();
  }

  private lookLater(): void {
    this.timer ??= setTimeout(async () => {
      // Whoever can't be asked for a moment has closed nothing.
      await this.look().catch(() => {});
      this.timer = null;
      if (this.watchers.size > 0) this.lookLater();
    }, lookEveryMs);
  }

  private async look(): Promise<void> {
    const visitors = [...this.watchers.keys()];
    if (visitors.length === 0) return;
    const { shown } = await this.rpc.call(watchLinks, systemCaller('watched-links'), { visitors });
    for (const visitor of visitors) {
      const now = shown[visitor] ?? '';
      // The first look counts as news: it may have closed between the first call and now.
      const isNews = this.known.get(visitor) !== now;
      // Whoever stopped watching meanwhile is not known any more.
      if (this.watchers.has(visitor)) this.known.set(visitor, now);
      if (isNews) for (const changed of this.watchers.get(visitor) ?? []) changed(now);
    }
  }
}
