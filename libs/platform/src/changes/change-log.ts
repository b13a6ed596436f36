import { AppError } from '@folia/contracts/errors';
import { mostOnPage, syncDays, type Walked, type WalkQuery } from '@folia/contracts/walk';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Every } from '../discovery';
import { int4, int8, text, timestamptz, uuid } from '../sql-type';
import { affected, onlyRow, type Row, rows, statement } from '../statement';
import { readMark, shortPrint, type WalkCursor, writeMark } from './walk-mark';

/** Every transaction before `horizon` is over. `era` is another one where a database was restored, or its rows into the same: what was made after the backup is not told as ended. */
const findHorizon = statement('find-horizon-of-changes', {
  text: `
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, extract(epoch FROM now())::int AS at,
      (SELECT system_identifier FROM pg_control_system())::text || '-' || (SELECT timeline_id FROM pg_control_checkpoint())::text
        || '-' || pg_relation_filenode('change')::text AS era`,
  gives: { horizon: text.notNull, at: int4.notNull, era: text.notNull },
});
const listChanges = statement('list-changes', {
  text: `
    SELECT id, max(changed_in) AS "changedIn", max(coalesce(deleted_at, changed_at)) AS at FROM change
    WHERE account_id = $1 AND list = $2 AND changed_in >= $3 AND changed_in < $4
    GROUP BY id HAVING (max(changed_in), id) > ($5::bigint, $6::uuid) ORDER BY 2, 1 LIMIT $7`,
  takes: { accountId: uuid, list: text, since: int8, until: int8, changedIn: int8, id: uuid, limit: int8 },
  gives: { id: uuid, changedIn: int8.notNull, at: timestamptz.notNull },
});
// A later row tells the same again, to everybody who would have read this one.
const forgetEarlier = statement('forget-earlier-changes', {
  text: `
    DELETE FROM change WHERE (list, id, changed_in) IN (
      SELECT list, id, changed_in FROM change WHERE deleted_at IS NULL AND EXISTS (
        SELECT 1 FROM change later WHERE later.list = change.list AND later.id = change.id AND later.changed_in > change.changed_in)
      LIMIT 20000 FOR UPDATE SKIP LOCKED)`,
});
const forgetEnded = statement('forget-ended-things', { text: `DELETE FROM change WHERE deleted_at < now() - interval '${syncDays + 1} days'` });

type Change = Row<typeof listChanges>;
const firstId = '00000000-0000-0000-0000-000000000000';

/** What of a list is read: after an id, of these ids alone, changed after a time, at most so many; what is null or not there does not count. */
export type ListWish = { after?: string | null; ids?: readonly string[] | null; changedAfter?: string | null; limit?: number | null };

/** A list that is walked. */
export type WalkedList<Item> = {
  /** As its changes are noted. */
  list: string;
  accountId: string;
  query: WalkQuery;
  /** What else is asked for; a cursor and a token hold for the same alone. */
  filter?: string;
  /** How many items a page has when nobody says; null: all. */
  pageSize: number | null;
  /** Those after an id, the latest first, changed after a time (null: whenever); null: from the first, all. */
  page: (after: string | null, changedAfter: string | null, limit: number | null) => Promise<Item[]>;
  /** Those of these that are in the list today, whatever else is asked for. */
  named: (ids: string[]) => Promise<Item[]>;
  /** What is asked for of them; everything else is left out without being told as ended. */
  keeps?: (item: Item) => boolean;
};

/**
 * Lists as systems keep copies of them: a whole walk, and later only what has changed. A walk reaches up to the first transaction that was not over when it
 * began, and the next one begins there; whatever is told twice says the same.
 */
@Injectable()
export class ChangeLog {
  constructor(private readonly database: DataSource) {}

  /** One page. Throws BODY_INVALID for marks of another list or account, SYNC_TOKEN_EXPIRED. */
  async walk<Item extends { id: string }>(asked: WalkedList<Item>): Promise<Walked<Item>> {
    const { cursor, syncToken, updatedAfter } = asked.query;
    // Before the first item is read: what changes from here on belongs to the next walk.
    const { horizon, at, era: database } = await onlyRow(this.database, findHorizon);
    const [of, era] = [shortPrint([asked.list, asked.accountId, asked.filter ?? '', updatedAfter ?? ''].join(' ')), shortPrint(database)];
    if (cursor) return this.goOn(asked, readMark('cursor', cursor, of, era));
    if (!syncToken) return this.goOn(asked, { of, era, since: horizon, at, until: null, changedIn: null, id: null });
    if (updatedAfter) throw new AppError('BODY_INVALID', { issues: [{ path: 'updatedAfter', message: 'goes without a sync token' }] });
    const token = readMark('syncToken', syncToken, of, era);
    if (BigInt(token.since) > BigInt(horizon) || token.at < at - syncDays * 86_400) throw new AppError('SYNC_TOKEN_EXPIRED');
    return this.goOn(asked, { of, era, since: token.since, at, until: horizon, changedIn: null, id: null });
  }

  @Every(3_600_000)
  async forget(): Promise<void> {
    await affected(this.database, forgetEarlier);
    await affected(this.database, forgetEnded);
  }

  private goOn<Item extends { id: string }>(asked: WalkedList<Item>, from: From): Promise<Walked<Item>> {
    return from.until === null ? this.walkAll(asked, from) : this.walkChanges(asked, { ...from, until: from.until });
  }

  private async walkAll<Item extends { id: string }>({ query, pageSize, page }: WalkedList<Item>, from: From): Promise<Walked<Item>> {
    const limit = query.limit ?? pageSize;
    const found = await page(from.id, query.updatedAfter ?? null, limit === null ? null : limit + 1);
    const items = limit === null ? found : found.slice(0, limit);
    const last = found.length > items.length ? items.at(-1) : undefined;
    const { of, era, since, at } = from;
    if (last) return { items, deleted: [], nextCursor: writeMark({ ...from, id: last.id }), syncToken: null };
    // Who has left something out has no whole copy that changes could be added to.
    return { items, deleted: [], nextCursor: null, syncToken: query.updatedAfter ? null : writeMark({ of, era, since, at }) };
  }

  private async walkChanges<Item extends { id: string }>(asked: WalkedList<Item>, from: From & { until: string }): Promise<Walked<Item>> {
    const { list, accountId, query, pageSize, named, keeps = () => true } = asked;
    const limit = query.limit ?? pageSize ?? mostOnPage;
    const { of, era, at, since, until } = from;
    const after = { changedIn: from.changedIn ?? '0', id: from.id ?? firstId };
    const changes = await rows(this.database, listChanges, { accountId, list, since, until, ...after, limit: limit + 1 });
    const told = changes.slice(0, limit);
    const there = new Map((told.length > 0 ? await named(told.map(({ id }) => id)) : []).map((item) => [item.id, item]));
    const items = told.flatMap(({ id }) => there.get(id) ?? []).filter(keeps);
    const deleted = told.filter(({ id }) => !there.has(id)).map(({ id, at: ended }: Change) => ({ id, deletedAt: ended.toISOString() }));
    const last = changes.length > told.length ? told.at(-1) : undefined;
    if (last) return { items, deleted, nextCursor: writeMark({ ...from, changedIn: last.changedIn, id: last.id }), syncToken: null };
    return { items, deleted, nextCursor: null, syncToken: writeMark({ of, era, since: until, at }) };
  }
}

/** A walk at its beginning has no last item. */
type From = Omit<WalkCursor, 'id'> & { id: string | null };
