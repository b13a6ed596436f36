import type { NamedProfile, UpdateNamedProfileInput } from '@folia/contracts/named-profile/shapes';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { isLeavingSql } from '@folia/platform/departure';
import { int4, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { NamedProfileEntity } from './named-profile.entity';

/** The parts of a named profile that a person sets. */
export type NamedProfileWords = Pick<NamedProfile, 'slug' | 'title' | 'headline' | 'summary' | 'look' | 'accent' | 'items'>;
export type NamedProfileChanges = Omit<UpdateNamedProfileInput, 'version'>;

// Profiles of people who are leaving are shown to nobody, whatever the switch says.
const visibility = `CASE WHEN ${isLeavingSql('owner_id')} THEN 'private' ELSE visibility END AS visibility`;
const words = 'slug, title, headline, summary, look, accent';
const givesWords = { slug: text, title: text, headline: text, summary: text, look: text.as<NamedProfile['look']>(), accent: text.as<NamedProfile['accent']>() };
const present = `ARRAY(SELECT chosen.id FROM unnest(items) WITH ORDINALITY AS chosen (id, place) JOIN item USING (id)
  WHERE item.owner_id = named_profile.owner_id ORDER BY chosen.place)`;
const columns = `id, ${words}, ${visibility}, ${present} AS items, version, updated_at AS "updatedAt"`;
const gives = { id: uuid, ...givesWords, visibility: text.as<NamedProfile['visibility']>(), items: uuid.array, version: int4, updatedAt: timestamptz };

const listProfiles = statement('list-named-profiles', {
  text: `SELECT id, slug, title, ${visibility} FROM named_profile WHERE owner_id = $1 ORDER BY id`,
  takes: { ownerId: uuid },
  gives: { id: uuid, slug: text, title: text, visibility: gives.visibility },
});
const listChosenFirst = statement('list-named-profiles-chosen-first', {
  text: 'SELECT id FROM named_profile WHERE owner_id = $1 ORDER BY chosen_at DESC NULLS LAST, id',
  takes: { ownerId: uuid },
  gives: { id: uuid },
});
const findProfile = statement('find-named-profile', {
  text: `SELECT ${columns} FROM named_profile WHERE owner_id = $1 AND id = $2`,
  takes: { ownerId: uuid, id: uuid },
  gives,
});
const findBySlug = statement('find-named-profile-by-slug', {
  text: `SELECT ${columns} FROM named_profile WHERE owner_id = $1 AND slug = $2`,
  takes: { ownerId: uuid, slug: text },
  gives,
});
const findSlug = statement('find-slug-of-named-profile', {
  text: 'SELECT slug FROM named_profile WHERE id = $1',
  takes: { id: uuid },
  gives: { slug: text },
});
const countOwned = statement('count-owned-items', {
  text: 'SELECT count(*)::int AS found FROM item WHERE owner_id = $1 AND id = ANY($2)',
  takes: { ownerId: uuid, ids: uuid.array },
  gives: { found: int4 },
});
const listWhole = statement('list-whole-named-profiles', {
  text: `SELECT id, ${words}, items FROM named_profile WHERE owner_id = $1 ORDER BY id`,
  takes: { ownerId: uuid },
  gives: { id: uuid, ...givesWords, items: uuid.array },
});
const putProfile = statement('put-named-profile', {
  text: `
    INSERT INTO named_profile (id, owner_id, ${words}, items) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, title = excluded.title, headline = excluded.headline, summary = excluded.summary,
      look = excluded.look, accent = excluded.accent, items = excluded.items, version = named_profile.version + 1, updated_at = now()
    WHERE named_profile.owner_id = $2`,
  takes: { id: uuid, ownerId: uuid, ...givesWords, items: uuid.array },
});

const toProfile = (found: Row<typeof findProfile> | null): NamedProfile | null => found && { ...found, updatedAt: found.updatedAt.toISOString() };

@Injectable()
export class NamedProfileRepository {
  constructor(private readonly database: DataSource) {}

  /** Oldest first: ids are in order of time. */
  async list(ownerId: string): Promise<NamedProfileSummary[]> {
    return rows(this.database, listProfiles, { ownerId });
  }

  /** Their ids in the order in which they stay editable: the last chosen first, then the oldest. */
  async listChosenFirst(ownerId: string): Promise<string[]> {
    return (await rows(this.database, listChosenFirst, { ownerId })).map(({ id }) => id);
  }

  /** False: the owner has no such profile. */
  async choose(ownerId: string, id: string): Promise<boolean> {
    const { affected: chosen } = await this.database.manager.update(NamedProfileEntity, { ownerId, id }, { chosenAt: () => 'clock_timestamp()' });
    return Boolean(chosen);
  }

  async find(ownerId: string, id: string, manager: EntityManager = this.database.manager): Promise<NamedProfile | null> {
    return toProfile(await row(manager, findProfile, { ownerId, id }));
  }

  async findBySlug(ownerId: string, slug: string): Promise<NamedProfile | null> {
    return toProfile(await row(this.database, findBySlug, { ownerId, slug }));
  }

  /** Whoever it belongs to. */
  async slugOf(id: string): Promise<string | null> {
    return (await row(this.database, findSlug, { id }))?.slug ?? null;
  }

  async isSlugTaken(manager: EntityManager, ownerId: string, slug: string, exceptId: string | null): Promise<boolean> {
    return manager.existsBy(NamedProfileEntity, { ownerId, slug, ...(exceptId && { id: Not(exceptId) }) });
  }

  async count(manager: EntityManager, ownerId: string): Promise<number> {
    return manager.countBy(NamedProfileEntity, { ownerId });
  }

  /** Changes a profile that is still at this version; null when the version is another one or the profile is another person's. */
  async update(manager: EntityManager, ownerId: string, id: string, version: number, changes: NamedProfileChanges): Promise<NamedProfile | null> {
    const { affected: updated } = await manager.update(
      NamedProfileEntity,
      { ownerId, id, version },
      { ...changes, version: () => 'version + 1', updatedAt: () => 'now()' },
    );
    return updated ? this.find(ownerId, id, manager) : null;
  }

  /** Whether all these items are this person's. */
  async areItemsOf(manager: EntityManager, ownerId: string, ids: string[]): Promise<boolean> {
    return (await onlyRow(manager, countOwned, { ownerId, ids })).found === ids.length;
  }

  /** All of a person's profiles as stored: deleted items are still listed. */
  async listWhole(manager: EntityManager, ownerId: string): Promise<({ id: string } & NamedProfileWords)[]> {
    return rows(manager, listWhole, { ownerId });
  }

  /** Writes profiles as given. A new one starts private; an existing one keeps its switch. */
  async putAll(manager: EntityManager, ownerId: string, profiles: ({ id: string } & NamedProfileWords)[]): Promise<void> {
    for (const profile of profiles) await affected(manager, putProfile, { ownerId, ...profile });
  }

  async deleteAll(manager: EntityManager, ownerId: string, ids: string[]): Promise<number> {
    return (await manager.delete(NamedProfileEntity, { ownerId, id: In(ids) })).affected ?? 0;
  }
}
