import { getPreferences } from '@folia/contracts/account/questions';
import { type Caller, callerUserId, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { countPrograms, recordVisit, startVisit } from '@folia/contracts/visit/questions';
import type { RecordedVisit } from '@folia/contracts/visit/shapes';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { channelOf } from './channel-of';
import { readerOf, readViewToken, startedAtOf, writeViewToken } from './view-token';
import { VisitRepository } from './visit.repository';
import { VisitBatchRepository } from './visit-batch.repository';
import { VisitBatchService } from './visit-batch.service';

/** The key that view tokens are signed with. */
export const viewTokenKeyName = Symbol('view token key');

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
    @Inject(viewTokenKeyName) private readonly key: Buffer,
  ) {}

  /** The row is written now and counts with its first beacon: so a token says nothing about its visitor, not even in secret. */
  async start(caller: Caller, input: Start): Promise<{ token: string }> {
    const { ownerId, pageVersion, itemId = null, campaign = {} } = input;
    const userId = callerUserId(caller);
    if (userId === ownerId) throw new AppError('NOT_FOUND');
    const [linkId, viewerId] = await Promise.all([caller.linkSession ? this.visits.linkOf(caller.linkSession, ownerId) : null, this.shownViewer(userId)]);
    const { source = null, medium = null, name = null } = campaign;
    const reader = readerOf(input.visitor, ownerId, this.key);
    const channel = channelOf({ linkId, referrerHost: input.referrerHost, source, name });
    const last = input.after ? await this.lastOf(input.after, { ownerId, reader, channel }) : null;
    if (last) return { token: this.sign({ ...last, ownerId, itemId, pageVersion }) };
    const visitId = newId();
    const { referrerHost, profileId, device, country } = input;
    const row = { id: visitId, startedAt: startedAtOf(visitId), ownerId, profileId, linkId, viewerId, reader, channel, source, medium, name, device, country };
    await this.visits.insert({ ...row, referrerHost });
    return { token: this.sign({ visitId, view: 1, ownerId, itemId, pageVersion }) };
  }

  async record({ token, number, events, visitor }: z.output<typeof recordVisit.input>): Promise<RecordedVisit> {
    const read = readViewToken(token, this.key, new Date());
    if (!read) return this.batch.refuse('forged');
    return this.batch.record({ token: read, reader: readerOf(visitor, read.ownerId, this.key), number, events });
  }

  async countPrograms({ seen }: z.output<typeof countPrograms.input>): Promise<void> {
    if (seen.length > 0) await this.batches.addPrograms(this.database.manager, seen);
  }

  async noteGap({ from, to }: { from: string; to: string }): Promise<void> {
    await this.visits.noteGap(from, to);
  }

  @Every(600_000)
  async sweep(): Promise<void> {
    await this.visits.removeUncounted();
  }

  /** Who hides leaves no id behind. */
  private async shownViewer(userId: string | null): Promise<string | null> {
    if (!userId) return null;
    const { visits } = await this.rpc.call(getPreferences, systemCaller('visits'), { userId });
    return visits === 'hidden' ? null : userId;
  }

  /** The visit that goes on, and the number of its next view; null if it is another visitor's, another portfolio's, or of a day before. */
  private async lastOf(token: string, visit: { ownerId: string; reader: string; channel: string }): Promise<{ visitId: string; view: number } | null> {
    const last = readViewToken(token, this.key, new Date());
    if (!last || last.ownerId !== visit.ownerId || last.view >= mostViews) return null;
    const views = await this.visits.viewsOf({ ...visit, startedAt: startedAtOf(last.visitId), id: last.visitId });
    return views === null ? null : { visitId: last.visitId, view: Math.max(views, last.view) + 1 };
  }

  private sign(view: { visitId: string; ownerId: string; itemId: string | null; view: number; pageVersion: number }): string {
    return writeViewToken({ ...view, issuedAt: new Date() }, this.key);
  }
}
