import type { Person } from '@folia/contracts/access';
import type { listReceivedLinks } from '@folia/contracts/link/questions';
import { linkRefusal } from '@folia/contracts/link/shapes';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { refusalOf } from './link-state';
import { ReceivedLinkRepository, type ReceivedRow } from './received-link.repository';

type Input = z.output<typeof listReceivedLinks.input>;
type Page = z.output<typeof listReceivedLinks.output>;

const toReceived = (row: ReceivedRow): Page['items'][number] => ({
  id: row.id,
  ownerId: row.ownerId,
  firstOpenedAt: row.firstOpenedAt.toISOString(),
  lastOpenedAt: row.lastOpenedAt.toISOString(),
  refusal: linkRefusal.safeParse(refusalOf(row, false)).data ?? (row.isSameKey ? null : 'LINK_CHANGED'),
});

/** The links a person was sent, as far as they opened them while signed in. */
@Injectable()
export class ReceivedLinkService {
  constructor(private readonly received: ReceivedLinkRepository) {}

  async list(person: Person, { cursor, limit }: Input): Promise<Page> {
    const found = await this.received.list(person.id, cursor, limit + 1);
    const items = found.slice(0, limit).map(toReceived);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }
}
