import { pagedKinds } from '@folia/contracts/item/page-routes';
import { isLeavingSql } from '@folia/platform/departure';
import { int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { type Row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Portfolios that strangers see and whose owners let search engines show them. */
const isShown = `visibility = 'public' AND indexable AND NOT ${isLeavingSql('profile.user_id')}
  AND NOT EXISTS (SELECT FROM suspension s WHERE s.user_id = profile.user_id AND s.suspended)`;
/** Their entries that strangers see and that have a page of their own. */
const entries = `FROM item WHERE owner_id = user_id AND kind IN (${pagedKinds.map((kind) => `'${kind}'`).join(', ')})
  AND item.visibility = 'public' AND coalesce(sections ->> kind, 'public') = 'public'`;

const listParts = statement('list-sitemap-parts', {
  text: `
    WITH person AS (SELECT uname, updated_at, 1 + (SELECT count(*) ${entries}) AS pages FROM profile WHERE ${isShown}),
      placed AS (SELECT uname, updated_at, ((sum(pages) OVER (ORDER BY uname))::int8 - pages) / $1::int8 AS part FROM person)
    SELECT min(uname) AS "from", max(updated_at) AS "changedAt" FROM placed GROUP BY part ORDER BY part`,
  takes: { pages: int8 },
  gives: { from: text.notNull, changedAt: timestamptz.notNull },
});
const listPages = statement('list-sitemap-pages', {
  text: `
    WITH person AS MATERIALIZED (
      SELECT user_id, uname, sections, updated_at FROM profile
      WHERE uname >= $1 AND ($2::text IS NULL OR uname < $2) AND ${isShown} ORDER BY uname LIMIT $3
    )
    SELECT uname, NULL AS kind, NULL::uuid AS id, updated_at AS "changedAt" FROM person
    UNION ALL
    SELECT uname, entry.kind, entry.id, entry.updated_at FROM person, LATERAL (SELECT kind, id, item.updated_at ${entries}) AS entry
    ORDER BY uname, id NULLS FIRST`,
  takes: { from: text, before: text.nullable, people: int8 },
  gives: { uname: text.notNull, kind: text.nullable, id: uuid.nullable, changedAt: timestamptz.notNull },
});
export type SitemapRow = Row<typeof listPages>;

@Injectable()
export class SitemapRepository {
  constructor(private readonly database: DataSource) {}

  /** Where parts begin that hold some `pages` addresses: a person's pages stay together, so a part has up to one person's pages more. */
  listParts(pages: number): Promise<Row<typeof listParts>[]> {
    return rows(this.database, listParts, { pages });
  }

  /** All pages of so many people from a username on, in the order of usernames: the portfolio first. */
  listPages(from: string, before: string | null, people: number): Promise<SitemapRow[]> {
    return rows(this.database, listPages, { from, before, people });
  }
}
