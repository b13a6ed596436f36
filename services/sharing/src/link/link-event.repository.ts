import type { LinkViewer } from '@folia/contracts/link/shapes';
import type { LinkEvent, LinkEventKind } from '@folia/contracts/link/trail';
import { newId } from '@folia/platform/new-id';
import { int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const noteEvent = statement('note-link-event', {
  text: 'INSERT INTO link_event (id, link_id, kind, viewer, address, rules, notice) VALUES ($1, $2, $3, $4, $5, $6, $7)',
  takes: {
    id: uuid,
    linkId: uuid,
    kind: text.as<LinkEventKind>(),
    viewer: text.as<LinkViewer>().nullable,
    address: text.nullable,
    rules: text.array,
    notice: int4.nullable,
  },
});
// Bots come as often as they like: a line each minute says so too.
const noteFetch = statement('note-link-fetch', {
  text: `
    INSERT INTO link_event (id, link_id, kind, viewer) SELECT $1, $2, 'opened', $3
    WHERE NOT EXISTS (SELECT 1 FROM link_event WHERE link_id = $2 AND kind = 'opened' AND viewer = $3 AND at > now() - interval '1 minute')`,
  takes: { id: uuid, linkId: uuid, viewer: text.as<LinkViewer>() },
});
const listEvents = statement('list-link-events', {
  text: `
    SELECT event.id, event.at, event.kind, event.viewer, event.address, event.rules, event.notice
    FROM link_event event JOIN link ON link.id = event.link_id
    WHERE link.owner_id = $1 AND link.id = $2 AND ($3::uuid IS NULL OR event.id < $3) ORDER BY event.id DESC LIMIT $4`,
  takes: { ownerId: uuid, linkId: uuid, cursor: uuid.nullable, limit: int8 },
  gives: {
    id: uuid,
    at: timestamptz,
    kind: text.as<LinkEventKind>(),
    viewer: text.as<LinkViewer>().nullable,
    address: text.nullable,
    rules: text.as<LinkEvent['rules'][number]>().array,
    notice: int4.nullable,
  },
});

const removeOld = statement('remove-old-link-events', { text: `DELETE FROM link_event WHERE at < now() - interval '2 years'` });

type Noted = { viewer?: LinkViewer; address?: string | null; rules?: readonly string[]; notice?: number };

/** The audit trail of links. */
@Injectable()
export class LinkEventRepository {
  constructor(private readonly database: DataSource) {}

  /** Answers the id of the line. */
  async note(manager: EntityManager, linkId: string, kind: LinkEventKind, { viewer, address, rules = [], notice }: Noted = {}): Promise<string> {
    const id = newId();
    await affected(manager, noteEvent, { id, linkId, kind, viewer: viewer ?? null, address: address ?? null, rules, notice: notice ?? null });
    return id;
  }

  /** An opening by a program; not again within a minute. */
  async noteOnce(manager: EntityManager, linkId: string, viewer: 'preview' | 'bot'): Promise<void> {
    await affected(manager, noteFetch, { id: newId(), linkId, viewer });
  }

  /** After two years nobody needs to know any more. */
  async removeOld(): Promise<void> {
    await affected(this.database, removeOld);
  }

  /** Those of one link of this owner, the latest first, older than `cursor`. */
  async list(ownerId: string, linkId: string, cursor: string | undefined, limit: number): Promise<LinkEvent[]> {
    const found = await rows(this.database, listEvents, { ownerId, linkId, cursor: cursor ?? null, limit });
    return found.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
  }
}
