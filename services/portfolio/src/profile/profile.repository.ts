import { basicsNames, type ProfileBasics, type ProfileSwitches, profileBasics, type SectionVisibilities } from '@folia/contracts/portfolio/shapes';
import { isLeavingSql } from '@folia/platform/departure';
import { bool, int4, jsonb, type SqlType, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Contact = ProfileBasics['email'];

/** What can be changed in a profile; sections that are named change, the others stay as they are. */
export type ProfileChanges = Partial<ProfileBasics> & {
  visibility?: 'public' | 'private';
  indexable?: boolean;
  findable?: boolean;
  sections?: SectionVisibilities;
};

const visibility = text.as<'public' | 'private'>();
const isJson = (name: keyof ProfileBasics) => ['object', 'array'].includes(profileBasics.shape[name].def.type);
/** Each of the basics is a column with the same name: the statements are derived from the contract. */
const typesOfBasics = basicsNames.map((name) => [name, isJson(name) ? jsonb : text] as const);
const basics = Object.fromEntries(typesOfBasics) as { [Name in keyof ProfileBasics]: SqlType<ProfileBasics[Name]> };
const changeable = {
  ...(Object.fromEntries(typesOfBasics.map(([name, type]) => [name, type.nullable])) as { [Name in keyof ProfileBasics]: SqlType<ProfileBasics[Name] | null> }),
  visibility: visibility.nullable,
  indexable: bool.nullable,
  findable: bool.nullable,
};
const changeableNames = Object.keys(changeable) as (keyof typeof changeable)[];
const unchanged = Object.fromEntries(changeableNames.map((name) => [name, null])) as { [Name in keyof typeof changeable]: null };

// Profiles of people who are leaving are shown to nobody, whatever the switch says.
const columns = `user_id AS "userId", uname, ${basicsNames.join(', ')}, photo,
  CASE WHEN ${isLeavingSql('profile.user_id')} THEN 'private' ELSE visibility END AS visibility, indexable, sections,
  version, basics_version AS "basicsVersion", created_at AS "createdAt", updated_at AS "updatedAt"`;
const gives = {
  userId: uuid,
  uname: text,
  ...basics,
  photo: text.nullable,
  visibility,
  indexable: bool,
  sections: jsonb.as<SectionVisibilities>(),
  version: int4,
  basicsVersion: int4,
  createdAt: timestamptz,
  updatedAt: timestamptz,
};

const ensureProfile = statement('ensure-profile', {
  text: `
    INSERT INTO profile (user_id, uname, uname_version, name, email) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (user_id) DO UPDATE SET uname = excluded.uname, uname_version = excluded.uname_version, version = profile.version + 1
    WHERE profile.uname_version < excluded.uname_version`,
  takes: { userId: uuid, uname: text, unameVersion: int4, name: text, email: jsonb },
});
const noteRename = statement('note-rename', {
  text: 'UPDATE profile SET uname_heard = greatest(uname_heard, $2) WHERE user_id = $1',
  takes: { userId: uuid, version: int4 },
});
const listRenamed = statement('list-renamed', {
  text: 'SELECT user_id AS "userId" FROM profile WHERE uname_heard > uname_version LIMIT 100',
  gives: { userId: uuid },
});
const renameProfile = statement('rename-profile', {
  text: 'UPDATE profile SET uname = $2, uname_version = $3, version = version + 1 WHERE user_id = $1 AND uname_version < $3',
  takes: { userId: uuid, uname: text, unameVersion: int4 },
});
const forgetRename = statement('forget-rename', { text: 'UPDATE profile SET uname_heard = uname_version WHERE user_id = $1', takes: { userId: uuid } });
const findSwitches = statement('find-profile-switches', {
  text: 'SELECT visibility, findable, indexable, basics_version AS version FROM profile WHERE user_id = $1',
  takes: { userId: uuid },
  gives: { visibility, findable: bool, indexable: bool, version: int4 },
});
const findByUserId = statement('find-profile-by-user-id', {
  text: `SELECT ${columns} FROM profile WHERE user_id = $1`,
  takes: { userId: uuid },
  gives,
});
export type ProfileRow = Row<typeof findByUserId>;
const findByUname = statement('find-profile-by-uname', {
  text: `SELECT ${columns} FROM profile WHERE uname = $1`,
  takes: { uname: text },
  gives,
});
const listCards = statement('list-profile-cards', {
  text: 'SELECT user_id AS "userId", name, photo FROM profile WHERE user_id = ANY($1)',
  takes: { userIds: uuid.array },
  gives: { userId: uuid, name: text, photo: text.nullable },
});
const listPublicVersions = statement('list-versions-of-public-profiles', {
  text: `
    SELECT asked.place::int - 1 AS place, version FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (uname, slug, place) JOIN profile USING (uname)
    WHERE CASE WHEN asked.slug IS NULL THEN visibility = 'public'
      ELSE EXISTS (SELECT 1 FROM named_profile n WHERE n.owner_id = profile.user_id AND n.slug = asked.slug AND n.visibility = 'public') END
      AND NOT EXISTS (SELECT 1 FROM suspension WHERE suspension.user_id = profile.user_id AND suspended)
      AND NOT ${isLeavingSql('profile.user_id')}`,
  takes: { unames: text.array, slugs: text.nullable.array },
  gives: { place: int4, version: int4 },
});
const touchProfile = statement('touch-profile', {
  text: 'UPDATE profile SET version = version + 1, updated_at = now() WHERE user_id = $1',
  takes: { userId: uuid },
});
const updateProfile = statement('update-profile', {
  text: `
    UPDATE profile SET sections = sections || coalesce($3::jsonb, '{}'), ${changeableNames.map((name, index) => `${name} = coalesce($${index + 4}, ${name})`).join(', ')},
      version = version + 1, basics_version = basics_version + 1, updated_at = now()
    WHERE user_id = $1 AND ($2::int IS NULL OR basics_version = $2) RETURNING basics_version AS version`,
  takes: { userId: uuid, expected: int4.nullable, sections: jsonb.nullable, ...changeable },
  gives: { version: int4 },
});

@Injectable()
export class ProfileRepository {
  constructor(private readonly database: DataSource) {}

  /** Creates a new person's private profile; an existing profile stays and gets the newer username. */
  async ensure(manager: EntityManager, profile: { userId: string; uname: string; unameVersion: number; name: string; email: Contact }): Promise<void> {
    await affected(manager, ensureProfile, profile);
  }

  /** Records that there is a newer username than the copy here. */
  async noteRename(manager: EntityManager, userId: string, version: number): Promise<void> {
    await affected(manager, noteRename, { userId, version });
  }

  /** People whose copied username is out of date. */
  async listRenamed(): Promise<string[]> {
    return (await rows(this.database, listRenamed)).map(({ userId }) => userId);
  }

  /** Takes over a username, unless a newer one is already here. */
  async rename(manager: EntityManager, userId: string, uname: string, unameVersion: number): Promise<void> {
    await affected(manager, renameProfile, { userId, uname, unameVersion });
  }

  async forgetRename(userId: string): Promise<void> {
    await affected(this.database, forgetRename, { userId });
  }

  async findSwitches(userId: string): Promise<ProfileSwitches | null> {
    return row(this.database, findSwitches, { userId });
  }

  async findByUserId(userId: string, manager: EntityManager = this.database.manager): Promise<ProfileRow | null> {
    return row(manager, findByUserId, { userId });
  }

  async findByUname(uname: string): Promise<ProfileRow | null> {
    return row(this.database, findByUname, { uname });
  }

  async cards(userIds: string[]): Promise<Row<typeof listCards>[]> {
    return rows(this.database, listCards, { userIds });
  }

  /**
   * Versions of those of these profiles that are public, by their position; a slug of null means the default profile. Private and unknown ones are left out.
   */
  async publicVersions(unames: string[], slugs: (string | null)[]): Promise<Row<typeof listPublicVersions>[]> {
    return rows(this.database, listPublicVersions, { unames, slugs });
  }

  /** Raises the version of everything that shows this person's page; call it in the transaction of every change to it. */
  async touch(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, touchProfile, { userId });
  }

  /** Changes the basics; with `expected`, only if that is still their version. Answers the new version or null. */
  async update(manager: EntityManager, userId: string, { sections, ...changes }: ProfileChanges, expected: number | null): Promise<number | null> {
    const updated = await row(manager, updateProfile, { userId, expected, sections: sections ?? null, ...unchanged, ...changes });
    return updated?.version ?? null;
  }
}
