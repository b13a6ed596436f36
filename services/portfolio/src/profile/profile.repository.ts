import { basicsNames, type ProfileBasics, type ProfileSwitches, profileBasics, type SectionVisibilities } from '@folia/contracts/portfolio/shapes';
import { isLeavingSql } from '@folia/platform/departure';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Contact = ProfileBasics['email'];
export type ProfileRow = ProfileBasics & {
  userId: string;
  uname: string;
  photo: string | null;
  visibility: 'public' | 'private';
  indexable: boolean;
  sections: SectionVisibilities;
  version: number;
  basicsVersion: number;
  createdAt: Date;
  updatedAt: Date;
};

/** What can be changed of a profile; sections that are named change, the others stay. */
export type ProfileChanges = Partial<ProfileBasics> & {
  visibility?: 'public' | 'private';
  indexable?: boolean;
  findable?: boolean;
  sections?: SectionVisibilities;
};

// Who is leaving is shown to nobody, whatever the switch says.
const columns = `user_id AS "userId", uname, ${basicsNames.join(', ')}, photo,
  CASE WHEN ${isLeavingSql('profile.user_id')} THEN 'private' ELSE visibility END AS visibility, indexable, sections,
  version, basics_version AS "basicsVersion", created_at AS "createdAt", updated_at AS "updatedAt"`;

const isJson = (name: string) => ['object', 'array'].includes(profileBasics.shape[name as keyof ProfileBasics]?.def.type);

@Injectable()
export class ProfileRepository {
  constructor(private readonly database: DataSource) {}

  /** A new person's private profile; a person who has one keeps it, with the newer username. */
  async ensure(manager: EntityManager, row: { userId: string; uname: string; unameVersion: number; name: string; email: Contact }): Promise<void> {
    await manager.query(
      `INSERT INTO profile (user_id, uname, uname_version, name, email) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET uname = excluded.uname, uname_version = excluded.uname_version, version = profile.version + 1
       WHERE profile.uname_version < excluded.uname_version`,
      [row.userId, row.uname, row.unameVersion, row.name, JSON.stringify(row.email)],
    );
  }

  /** Notes that there is a newer username than the copy here. */
  async noteRename(manager: EntityManager, userId: string, version: number): Promise<void> {
    await manager.query('UPDATE profile SET uname_heard = greatest(uname_heard, $2) WHERE user_id = $1', [userId, version]);
  }

  /** People whose copied username is older than what was heard of. */
  async listRenamed(): Promise<string[]> {
    const rows: { userId: string }[] = await this.database.query('SELECT user_id AS "userId" FROM profile WHERE uname_heard > uname_version LIMIT 100');
    return rows.map((row) => row.userId);
  }

  /** Takes over a username, unless a newer one is here already. */
  async rename(manager: EntityManager, userId: string, uname: string, unameVersion: number): Promise<void> {
    await manager.query('UPDATE profile SET uname = $2, uname_version = $3, version = version + 1 WHERE user_id = $1 AND uname_version < $3', [
      userId,
      uname,
      unameVersion,
    ]);
  }

  async forgetRename(userId: string): Promise<void> {
    await this.database.query('UPDATE profile SET uname_heard = uname_version WHERE user_id = $1', [userId]);
  }

  async findSwitches(userId: string): Promise<ProfileSwitches | null> {
    const rows = await this.database.query('SELECT visibility, findable, indexable, basics_version AS version FROM profile WHERE user_id = $1', [userId]);
    return rows[0] ?? null;
  }

  async findByUserId(userId: string, manager: EntityManager = this.database.manager): Promise<ProfileRow | null> {
    const rows: ProfileRow[] = await manager.query(`SELECT ${columns} FROM profile WHERE user_id = $1`, [userId]);
    return rows[0] ?? null;
  }

  async findByUname(uname: string): Promise<ProfileRow | null> {
    const rows: ProfileRow[] = await this.database.query(`SELECT ${columns} FROM profile WHERE uname = $1`, [uname]);
    return rows[0] ?? null;
  }

  async cards(userIds: string[]): Promise<{ userId: string; name: string; photo: string | null }[]> {
    return this.database.query('SELECT user_id AS "userId", name, photo FROM profile WHERE user_id = ANY($1)', [userIds]);
  }

  /** Versions of the public ones among these profiles, by their place; a slug of null is the default profile. What is private or unknown is left out. */
  async publicVersions(unames: string[], slugs: (string | null)[]): Promise<{ place: number; version: number }[]> {
    return this.database.query(
      `SELECT asked.place::int - 1 AS place, version FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (uname, slug, place) JOIN profile USING (uname)
       WHERE CASE WHEN asked.slug IS NULL THEN visibility = 'public'
         ELSE EXISTS (SELECT 1 FROM named_profile n WHERE n.owner_id = profile.user_id AND n.slug = asked.slug AND n.visibility = 'public') END
         AND NOT EXISTS (SELECT 1 FROM suspension WHERE suspension.user_id = profile.user_id AND suspended)
         AND NOT ${isLeavingSql('profile.user_id')}`,
      [unames, slugs],
    );
  }

  /** Raises the version of everything that shows this person's page; call it in the transaction of every change to it. */
  async touch(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('UPDATE profile SET version = version + 1, updated_at = now() WHERE user_id = $1', [userId]);
  }

  /** Changes the basics; with `expected`, only when that is still their version. Answers the new version or null. */
  async update(manager: EntityManager, userId: string, changes: ProfileChanges, expected: number | null): Promise<number | null> {
    const values: unknown[] = [userId, expected];
    const assignments = [...basicsNames, 'visibility' as const, 'indexable' as const, 'findable' as const].flatMap((name) => {
      if (changes[name] === undefined) return [];
      values.push(isJson(name) ? JSON.stringify(changes[name]) : changes[name]);
      return [`${name} = $${values.length}`];
    });
    if (changes.sections) {
      values.push(JSON.stringify(changes.sections));
      assignments.push(`sections = sections || $${values.length}::jsonb`);
    }
    const [rows]: [{ version: number }[]] = await manager.query(
      `UPDATE profile SET ${[...assignments, 'version = version + 1', 'basics_version = basics_version + 1', 'updated_at = now()'].join(', ')}
       WHERE user_id = $1 AND ($2::int IS NULL OR basics_version = $2) RETURNING basics_version AS version`,
      values,
    );
    return rows[0]?.version ?? null;
  }
}
