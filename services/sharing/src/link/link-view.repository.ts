import { bool, bytea, float8, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const knowVisitor = statement('know-link-visitor', {
  text: 'SELECT 1 FROM link_visitor WHERE link_id = $1 AND who = $2',
  takes: { linkId: uuid, who: text },
});
const noteVisitor = statement('note-link-visitor', {
  text: `
    INSERT INTO link_visitor (link_id, who, user_id, email) VALUES ($1, $2, $3, $4)
    ON CONFLICT (link_id, who) DO UPDATE SET last_opened_at = now()`,
  takes: { linkId: uuid, who: text, userId: uuid.nullable, email: text.nullable },
});
const takeNonce = statement('take-link-view-nonce', {
  text: `
    UPDATE link_session held SET view_nonce = NULL FROM link
    WHERE held.visitor_id = $1 AND held.view_nonce = $2 AND link.id = held.link_id AND held.opened_at <= now() - make_interval(secs => $3)
    RETURNING held.link_id AS "linkId", held.visitor_id AS "visitor", held.user_id AS "userId", held.email, held.event_id AS "eventId"`,
  takes: { visitor: uuid, viewNonce: uuid, seconds: float8 },
  gives: { linkId: uuid, visitor: uuid, userId: uuid.nullable, email: text.nullable, eventId: uuid.nullable },
});
const countView = statement('count-link-view', {
  text: `
    WITH told AS (UPDATE link_event SET viewer = 'person' WHERE id = $3)
    UPDATE link SET view_count = view_count + 1, visitor_count = visitor_count + $2, preview_count = preview_count - 1 WHERE id = $1`,
  takes: { linkId: uuid, visitors: int4, eventId: uuid.nullable },
});
const countFetch = statement('count-link-fetch', {
  text: `
    UPDATE link SET preview_count = preview_count + $2, bot_count = bot_count + $3 WHERE token_hash = $1 AND status <> 'draft' RETURNING id`,
  takes: { tokenHash: bytea, previews: int4, bots: int4 },
  gives: { id: uuid },
});
const removeOld = statement('remove-old-link-visitors', { text: `DELETE FROM link_visitor WHERE last_opened_at < now() - interval '2 years'` });
const isOpen = statement('link-view-nonce-exists', {
  text: 'SELECT EXISTS (SELECT 1 FROM link_session WHERE visitor_id = $1 AND view_nonce = $2) AS "exists"',
  takes: { visitor: uuid, viewNonce: uuid },
  gives: { exists: bool },
});

/** Who is counted as one visitor: a verified address, a signed-in person, or else a browser. */
export type Visitor = Pick<Row<typeof takeNonce>, 'visitor' | 'userId' | 'email'>;
const whoOf = ({ visitor, userId, email }: Visitor) => (email ? `address:${email}` : userId ? `person:${userId}` : `browser:${visitor}`);

/** Views and visitors of links. */
@Injectable()
export class LinkViewRepository {
  constructor(private readonly database: DataSource) {}

  async knows(manager: EntityManager, linkId: string, visitor: Visitor): Promise<boolean> {
    return (await affected(manager, knowVisitor, { linkId, who: whoOf(visitor) })) > 0;
  }

  async note(manager: EntityManager, linkId: string, visitor: Visitor): Promise<void> {
    await affected(manager, noteVisitor, { linkId, who: whoOf(visitor), userId: visitor.userId, email: visitor.email });
  }

  /** Takes the nonce of a page that was opened at least so long ago; null when there is none. */
  async take(manager: EntityManager, visitor: string, viewNonce: string, seconds: number): Promise<Row<typeof takeNonce> | null> {
    return row(manager, takeNonce, { visitor, viewNonce, seconds });
  }

  /** An opening that was taken for a preview was read by a person. */
  async count(manager: EntityManager, linkId: string, visitors: 0 | 1, eventId: string | null): Promise<void> {
    await affected(manager, countView, { linkId, visitors, eventId });
  }

  /** Counts a program that fetched the gate's document; answers the link, or null for an unknown token. */
  async countFetch(manager: EntityManager, tokenHash: Buffer, viewer: 'preview' | 'bot'): Promise<string | null> {
    const counted = await row(manager, countFetch, { tokenHash, previews: viewer === 'preview' ? 1 : 0, bots: viewer === 'bot' ? 1 : 0 });
    return counted?.id ?? null;
  }

  /** Who has not come for two years is forgotten; that they were counted stays. */
  async removeOld(): Promise<void> {
    await affected(this.database, removeOld);
  }

  async isWaiting(visitor: string, viewNonce: string): Promise<boolean> {
    return (await row(this.database, isOpen, { visitor, viewNonce }))?.exists ?? false;
  }
}
