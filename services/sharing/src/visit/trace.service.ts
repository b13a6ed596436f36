import type { Person } from '@folia/contracts/access';
import { listAccountCards } from '@folia/contracts/account/questions';
import { type Caller, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { linkRefusal } from '@folia/contracts/link/shapes';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import type { Trace, TracePage } from '@folia/contracts/visit/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ErasedVisitsService } from './erased-visits.service';
import { TraceRepository, type TraceRow } from './trace.repository';
import { readViewToken, startedAtOf, type ViewTokenKeys } from './view-token';
import { viewTokenKeysName } from './visit.service';

const pageSize = 20;

const isHidden = (error: unknown) => error instanceof AppError && (error.code === 'NOT_FOUND' || linkRefusal.safeParse(error.code).success);

/** What is kept about a visitor, for the visitor: a signed-in person asks as themselves, a guest with the tokens that only their browser was given. */
@Injectable()
export class TraceService {
  constructor(
    private readonly traces: TraceRepository,
    private readonly erased: ErasedVisitsService,
    private readonly rpc: RpcClient,
    private readonly database: DataSource,
    @Inject(viewTokenKeysName) private readonly keys: ViewTokenKeys,
  ) {}

  async list(person: Person, cursor: string | undefined): Promise<TracePage> {
    const found = await this.traces.listOfViewer(person.id, cursor, pageSize + 1);
    const items = await this.told(found.slice(0, pageSize), person.caller);
    return { items, nextCursor: found.length > pageSize ? (items.at(-1)?.id ?? null) : null };
  }

  async listOfGuest(caller: Caller, tokens: string[]): Promise<TracePage> {
    return { items: await this.told(await this.traces.listOf(this.placesOf(tokens)), caller), nextCursor: null };
  }

  /** Throws NOT_FOUND for one visit that is not theirs. */
  async erase(person: Person, id: string | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      const places = await this.traces.placesOfViewer(manager, person.id, id);
      if (id && places.length === 0) throw new AppError('NOT_FOUND');
      await this.erased.erase(manager, places);
    });
  }

  async eraseOfGuest(tokens: string[]): Promise<void> {
    await this.database.transaction((manager) => this.erased.erase(manager, this.placesOf(tokens)));
  }

  private placesOf(tokens: string[]) {
    const ids = new Set(tokens.flatMap((token) => readViewToken(token, this.keys, new Date())?.visitId ?? []));
    return [...ids].map((id) => ({ id, startedAt: startedAtOf(id) }));
  }

  private async told(rows: TraceRow[], caller: Caller): Promise<Trace[]> {
    const owners = new Map(
      await Promise.all([...new Set(rows.map(({ ownerId }) => ownerId))].map(async (id) => [id, await this.ownerSeenBy(caller, id)] as const)),
    );
    const viewerIds = [...new Set(rows.flatMap(({ viewerId }) => viewerId ?? []))];
    const { cards } = viewerIds.length > 0 ? await this.rpc.call(listAccountCards, systemCaller('visits'), { userIds: viewerIds }) : { cards: {} };
    return rows.map(({ ownerId, viewerId, linkId, startedAt, source, medium, name, ...row }) => {
      const shown = viewerId && cards[viewerId]?.visits;
      return {
        ...row,
        owner: owners.get(ownerId) ?? null,
        startedAt: startedAt.toISOString(),
        shownAs: shown === 'named' || shown === 'kind' ? shown : 'anonymous',
        byLink: linkId !== null,
        campaign: source || medium || name ? { source, medium, name } : null,
      };
    });
  }

  /** A portfolio that is no longer shown to them keeps its name to itself. */
  private async ownerSeenBy(caller: Caller, ownerId: string): Promise<Trace['owner']> {
    const answer = await this.rpc.call(viewPortfolio, caller, { key: ownerId }).catch((error) => {
      if (isHidden(error)) return null;
      throw error;
    });
    if (!answer) return null;
    const { uname, profile } = JSON.parse(answer.json) as PortfolioView;
    return { uname, name: profile.name };
  }
}
