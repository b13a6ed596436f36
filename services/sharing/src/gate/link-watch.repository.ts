import { text, uuid } from '@folia/platform/sql-type';
import { rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { linkStateSql } from '../link/link-state';

// Used up and locked keep newcomers out, so for those inside they are what the owner set. The version is raised by every change of a link.
const listShown = statement('list-what-links-show', {
  text: `
    SELECT held.visitor_id AS visitor, string_agg(concat_ws(' ', link.id, link.version, link.key_version = held.key_version,
      CASE WHEN ${linkStateSql} IN ('exhausted', 'locked') THEN link.status ELSE ${linkStateSql} END), ',' ORDER BY link.id) AS shown
    FROM link_session held JOIN link ON link.id = held.link_id
    WHERE held.visitor_id = ANY($1) AND held.expires_at > now() GROUP BY held.visitor_id`,
  takes: { visitors: uuid.array },
  gives: { visitor: uuid, shown: text.notNull },
});

/** What many visitor sessions are shown, asked at once: pages that are open look every moment. */
@Injectable()
export class LinkWatchRepository {
  constructor(private readonly database: DataSource) {}

  /** By session, a text that changes with everything its links show; sessions that are over are left out. */
  async shownTo(visitors: string[]): Promise<Record<string, string>> {
    return Object.fromEntries((await rows(this.database, listShown, { visitors })).map(({ visitor, shown }) => [visitor, shown]));
  }
}
