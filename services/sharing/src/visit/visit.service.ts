import { getPreferences } from '@folia/contracts/account/questions';
import { type Caller, callerUserId, guest, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { resolveUsername } from '@folia/contracts/username/questions';
import type { notePageFetches, recordVisits, startVisit } from '@folia/contracts/visit/questions';
import type { RecordedVisit } from '@folia/contracts/visit/shapes';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { viewerOfAgent } from '../link/viewer-of-agent';
import { channelOf } from './channel-of';
import { readerOf, readViewToken, startedAtOf, type ViewTokenKeys, writeViewToken } from './view-token';
import { VisitRepository } from './visit.repository';
import { VisitBatchRepository } from './visit-batch.repository';
import { VisitBatchService } from './visit-batch.service';

/** The key that view tokens are signed with. */
export const viewTokenKeysName = Symbol('view token key');

type Start = z.output<typeof startVisit.input>;
/** A token counts this many views at most. */
const mostViews = 10_000;

/** Page views and their beacons. */
@Injectable()
export class VisitService {
  constructor(
    private readonly visits: VisitRepository,
    private readonly batch: VisitBatchService,
    private readonly batches: VisitBatchRepository,
    private readonly rpc: RpcClient,
    private readonly database: DataSource,
    @Inject(viewTokenKeysName) private readonly keys: ViewTokenKeys,
  ) {}

  /** The row is written now and counts with its first beacon: so a token says nothing about its visitor, not even in secret. */
  async start(caller: Caller, input: Start): Promise<{ token: string | null }> {
    const { ownerId, pageVersion, itemId = null, campaign = {} } = input;
    const userId = callerUserId(caller);
    if (userId === ownerId) throw new AppError('NOT_FOUND');
    const program = viewerOfAgent(input.userAgent);
    if (program) {
      await this.batches.addPrograms(this.database.manager, [{ ownerId, kind: program, times: 1 }]);
      return { token: null };
    }
    const [link, shown] = await Promise.all([
      caller.linkSession ? this.visits.linkOf(caller.linkSession, ownerId) : null,
      userId ? this.rpc.call(getPreferences, systemCaller('visits'), { userId }) : null,
    ]);
    // Who hides leaves no id behind, and no address either unless they want to be named: their choice beats the link's rules.
    const viewerId = shown?.visits === 'hidden' ? null : userId;
    const email = !shown || shown.visits === 'named' ? (link?.email ?? null) : null;
    const linkId = link?.id ?? null;
    const { source = null, medium = null, name = null } = campaign;
    const reader = readerOf(input.visitor, ownerId, this.keys[0]);
    const channel = channelOf({ linkId, referrerHost: input.referrerHost, source, name });
    const last = input.after ? await this.lastOf(input.after, { ownerId, reader, channel }) : null;
    if (last) return { token: this.sign({ ...last, ownerId, itemId, pageVersion }) };
    const visitId = newId();
    const { referrerHost, profileId, device, country } = input;
    const row = {
      id: visitId,
      startedAt: startedAtOf(visitId),
      ownerId,
      profileId,
      linkId,
      viewerId,
      email,
      reader,
      channel,
      source,
      medium,
      name,
      device,
      country,
    };
    await this.visits.insert({ ...row, referrerHost });
    return { token: this.sign({ visitId, view: 1, ownerId, itemId, pageVersion }) };
  }

  async record({ token, number, events, visitor }: z.output<typeof recordVisits.input>['beacons'][number]): Promise<RecordedVisit> {
    const read = readViewToken(token, this.keys, new Date());
    if (!read) return this.batch.refuse('forged');
    return this.batch.record({ token: read, reader: readerOf(visitor, read.ownerId, this.keys[0]), number, events });
  }

  async noteFetches({ fetched }: z.output<typeof notePageFetches.input>): Promise<void> {
    const programs = fetched.flatMap(({ uname, userAgent, times }) => {
      const kind = viewerOfAgent(userAgent);
      return kind ? [{ uname, kind, times }] : [];
    });
    const unames = [...new Set(programs.map(({ uname }) => uname))];
    const owners = new Map(await Promise.all(unames.map(async (uname) => [uname, await this.ownerOf(uname)] as const)));
    const seen = programs.flatMap(({ uname, kind, times }) => {
      const ownerId = owners.get(uname);
      return ownerId ? [{ ownerId, kind, times }] : [];
    });
    if (seen.length > 0) await this.batches.addPrograms(this.database.manager, seen);
  }

  async noteGap({ from, to }: { from: string; to: string }): Promise<void> {
    await this.visits.noteGap(from, to);
  }

  @Every(600_000)
  async sweep(): Promise<void> {
    await this.visits.removeUncounted();
  }

  private async ownerOf(uname: string): Promise<string | null> {
    const found = await this.rpc.call(resolveUsername, guest, { key: uname }).catch((error) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    return found?.userId ?? null;
  }

  /** The visit that goes on, and the number of its next view; null if it is another visitor's, another portfolio's, or of a day before. */
  private async lastOf(token: string, visit: { ownerId: string; reader: string; channel: string }): Promise<{ visitId: string; view: number } | null> {
    const last = readViewToken(token, this.keys, new Date());
    if (!last || last.ownerId !== visit.ownerId || last.view >= mostViews) return null;
    const views = await this.visits.viewsOf({ ...visit, startedAt: startedAtOf(last.visitId), id: last.visitId });
    return views === null ? null : { visitId: last.visitId, view: Math.max(views, last.view) + 1 };
  }

  private sign(view: { visitId: string; ownerId: string; itemId: string | null; view: number; pageVersion: number }): string {
    return writeViewToken({ ...view, issuedAt: new Date() }, this.keys[0]);
  }
}
