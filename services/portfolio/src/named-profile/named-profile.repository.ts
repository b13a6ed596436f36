import type { NamedProfile, UpdateNamedProfileInput } from '@folia/contracts/named-profile/shapes';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { isLeavingSql } from '@folia/platform/departure';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What a person decides about a named profile. */
export type NamedProfileWords = Pick<NamedProfile, 'slug' | 'title' | 'headline' | 'summary' | 'look' | 'accent' | 'items'>;
export type NamedProfileChanges = Omit<UpdateNamedProfileInput, 'version'>;
type Row = Omit<NamedProfile, 'updatedAt'> & { updatedAt: Date };

// Who is leaving is shown to nobody, whatever the switch says.
const visibility = `CASE WHEN ${isLeavingSql('owner_id')} THEN 'private' ELSE visibility END AS visibility`;
const words = 'slug, title, headline, summary, look, accent';
const present = `ARRAY(SELECT chosen.id FROM unnest(items) WITH ORDINALITY AS chosen (id, place) JOIN item USING (id)
  WHERE item.owner_id = named_profile.owner_id ORDER BY chosen.place)`;
const columns = `id, ${words}, ${visibility}, ${present} AS items, version, updated_at AS "updatedAt"`;
const changeable = ['slug', 'title', 'headline', 'summary', 'look', 'accent', 'visibility', 'items'] as const;
const toProfile = (row: Row | undefined): NamedProfile | null => (row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null);

@Injectable()
export class NamedProfileRepository {
  constructor(private readonly database: DataSource) {}

  /** The oldest first: ids are made in the order of time. */
  async list(ownerId: string): Promise<NamedProfileSummary[]> {
    return this.database.query(`SELECT id, slug, title, ${visibility} FROM named_profile WHERE owner_id = $1 ORDER BY id`, [ownerId]);
  }

  async find(ownerId: string, id: string): Promise<NamedProfile | null> {
    return toProfile((await this.database.query(`SELECT ${columns} FROM named_profile WHERE owner_id = $1 AND id = $2`, [ownerId, id]))[0]);
  }

  async findBySlug(ownerId: string, slug: string): Promise<NamedProfile | null> {
    return toProfile((await this.database.query(`SELECT ${columns} FROM named_profile WHERE owner_id = $1 AND slug = $2`, [ownerId, slug]))[0]);
  }

  async isSlugTaken(manager: EntityManager, ownerId: string, slug: string, exceptId: string | null): Promise<boolean> {
    const rows: unknown[] = await manager.query('SELECT 1 FROM named_profile WHERE owner_id = $1 AND slug = $2 AND id IS DISTINCT FROM $3', [
      ownerId,
      slug,
      exceptId,
    ]);
    return rows.length > 0;
  }

  async count(manager: EntityManager, ownerId: string): Promise<number> {
    const [{ all }] = await manager.query('SELECT count(*)::int AS all FROM named_profile WHERE owner_id = $1', [ownerId]);
    return all;
  }

  /** Changes a profile that is still at this version; null when it is not, or is somebody else's. */
  async update(manager: EntityManager, ownerId: string, id: string, version: number, changes: NamedProfileChanges): Promise<NamedProfile | null> {
    const values: unknown[] = [ownerId, id, version];
    const assignments = changeable.flatMap((name) => {
      if (changes[name] === undefined) return [];
      values.push(changes[name]);
      return [`${name} = $${values.length}`];
    });
    const [rows]: [Row[]] = await manager.query(
      `UPDATE named_profile SET ${[...assignments, 'version = version + 1', 'updated_at = now()'].join(', ')}
       WHERE owner_id = $1 AND id = $2 AND version = $3 RETURNING ${columns}`,
      values,
    );
    return toProfile(rows[0]);
  }

  /** Whether all these items are this person's. */
  async areItemsOf(manager: EntityManager, ownerId: string, ids: string[]): Promise<boolean> {
    const [{ found }] = await manager.query('SELECT count(*)::int AS found FROM item WHERE owner_id = $1 AND id = ANY($2)', [ownerId, ids]);
    return found === ids.length;
  }

  /** All of a person as they are stored: items that are deleted are still named. */
  async listWhole(manager: EntityManager, ownerId: string): Promise<({ id: string } & NamedProfileWords)[]> {
    return manager.query(`SELECT id, ${words}, items FROM named_profile WHERE owner_id = $1 ORDER BY id`, [ownerId]);
  }

  /** Writes profiles as they are given; one that was not there begins private, one that was keeps its switch. */
  async putAll(manager: EntityManager, ownerId: string, profiles: ({ id: string } & NamedProfileWords)[]): Promise<void> {
    for (const { id, slug, title, headline, summary, look, accent, items } of profiles)
      await manager.query(
        `INSERT INTO named_profile (id, owner_id, ${words}, items) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, title = excluded.title, headline = excluded.headline, summary = excluded.summary,
           look = excluded.look, accent = excluded.accent, items = excluded.items, version = named_profile.version + 1, updated_at = now()
         WHERE named_profile.owner_id = $2`,
        [id, ownerId, slug, title, headline, summary, look, accent, items],
      );
  }

  async deleteAll(manager: EntityManager, ownerId: string, ids: string[]): Promise<number> {
    const [, count]: [unknown, number] = await manager.query('DELETE FROM named_profile WHERE owner_id = $1 AND id = ANY($2)', [ownerId, ids]);
    return count;
  }
}
