import { listAccountCards } from '@folia/contracts/account/questions';
import type { Reader } from '@folia/contracts/analytics/shapes';
import { systemCaller } from '@folia/contracts/caller';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

const asker = systemCaller('analytics');
/** The most people in one question. */
const atOnce = 1000;

@Injectable()
export class ReadersClient {
  constructor(private readonly rpc: RpcClient) {}

  /** Signed-in people as they want to be seen now; who hides, or is gone, is left out. `hidesSelf`: nobody is named, only their kind is told. */
  async of(visits: readonly { viewerId: string | null }[], hidesSelf: boolean): Promise<Map<string, Reader>> {
    const userIds = [...new Set(visits.flatMap(({ viewerId }) => viewerId ?? []))].slice(0, atOnce);
    if (userIds.length === 0) return new Map();
    const [{ cards }, { cards: profiles }] = await Promise.all([
      this.rpc.call(listAccountCards, asker, { userIds }),
      this.rpc.call(listProfileCards, asker, { userIds }),
    ]);
    return new Map(
      userIds.flatMap((userId): [string, Reader][] => {
        const card = cards[userId];
        if (!card || card.visits === 'hidden') return [];
        const profile = profiles[userId];
        if (card.visits === 'kind' || hidesSelf || !profile) return [[userId, { shown: 'kind', kind: card.type }]];
        return [[userId, { shown: 'named', userId, uname: card.uname, name: profile.name, photo: profile.photo }]];
      }),
    );
  }
}
