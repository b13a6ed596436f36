import { getPreferences } from '@folia/contracts/account/questions';
import { systemCaller } from '@folia/contracts/caller';
import type { Asker } from '@folia/contracts/deep-talk/conversation';
import { AppError } from '@folia/contracts/errors';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

/** A person as others know them. */
export type KnownPerson = NonNullable<Asker['person']>;

const self = systemCaller('deep-talk');
/** Null where there is nobody any more. */
const ifThere = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });

/** Who the other side of a conversation is. */
@Injectable()
export class PeopleClient {
  constructor(private readonly rpc: RpcClient) {}

  /** By id; somebody who is gone has no username. */
  async known(userIds: readonly string[]): Promise<Map<string, KnownPerson>> {
    const ids = [...new Set(userIds)];
    if (ids.length === 0) return new Map();
    const [{ cards }, accounts] = await Promise.all([
      this.rpc.call(listProfileCards, self, { userIds: ids }),
      Promise.all(ids.map((key) => ifThere(this.rpc.call(resolveUsername, self, { key })))),
    ]);
    return new Map(
      ids.map((id, place) => {
        const uname = accounts[place]?.uname ?? null;
        return [id, { id, uname, name: cards[id]?.name || uname || '', photo: cards[id]?.photo ?? null }];
      }),
    );
  }

  /** Askers as their visits appear to the people they visit. */
  async askers(userIds: readonly string[]): Promise<Map<string, Asker>> {
    const ids = [...new Set(userIds)];
    const settings = await Promise.all(ids.map((userId) => ifThere(this.rpc.call(getPreferences, self, { userId }))));
    const people = await this.known(ids.filter((_, place) => settings[place]?.visits === 'named'));
    return new Map(
      ids.map((id, place) => {
        const { visits: shown = 'hidden', type = null } = settings[place] ?? {};
        return [id, { shown, type: shown === 'hidden' ? null : type, person: people.get(id) ?? null }];
      }),
    );
  }
}
