import type { JobFacts } from '@folia/contracts/fit-score/shapes';
import { freeAgainDays } from '@folia/contracts/limits';
import type { ApplicationState } from '@folia/contracts/posting/application-states';
import { type Posting, type PostingWithText, postingPageSize, type UpdatePosting } from '@folia/contracts/posting/shapes';
import { bool, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PostingEntity } from './posting.entity';

export type NewPosting = { id: string; ownerId: string; text: string; hash: string; url: string | null; read: JobFacts };

/** The person's corrections, or else what was read from the text. */
export const effectiveFacts = `coalesce(s.company, s.read->>'company') AS company, coalesce(s.role, s.read->>'role') AS role,
  coalesce(s.location, s.read->>'location') AS location`;
/** Never null: the reading has all three, empty where the text does not say. */
export const givesEffectiveFacts = { company: text, role: text, location: text };

const columns = `s.id, s.version, s.url, ${effectiveFacts}, s.state, s.notes, s.dates, to_char(s.remind_on, 'YYYY-MM-DD') AS "remindOn",
  length(s.text) AS length, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
  (SELECT jsonb_build_object('id', f.id, 'state', j.state, 'score', f.score, 'createdAt', f.created_at)
   FROM fit_score f JOIN job j USING (id) WHERE f.posting_id = s.id AND f.same_as IS NULL ORDER BY f.id DESC LIMIT 1) AS latest,
  (SELECT jsonb_build_object('id', t.id, 'state', j.state, 'sentAt', t.sent_at)
   FROM tailored_resume t JOIN job j USING (id) WHERE t.posting_id = s.id ORDER BY t.id DESC LIMIT 1) AS resume,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('profileId', nullif(p.profile_id, p.owner_id), 'until', p.paid_at + interval '${freeAgainDays} days')), '[]')
   FROM paid_posting p WHERE p.owner_id = s.owner_id AND p.hash = s.hash AND p.paid_at > now() - interval '${freeAgainDays} days') AS free`;
const gives = {
  id: uuid,
  version: int4,
  url: text.nullable,
  ...givesEffectiveFacts,
  state: text.as<ApplicationState>(),
  notes: text,
  dates: jsonb.as<Posting['dates']>(),
  remindOn: text.nullable,
  length: int4,
  createdAt: timestamptz,
  updatedAt: timestamptz,
  latest: jsonb.as<NonNullable<Posting['latest']>>().nullable,
  resume: jsonb.as<NonNullable<Posting['resume']>>().nullable,
  free: jsonb.as<Posting['free']>(),
};

const savePosting = statement('save-posting', {
  text: `
    INSERT INTO posting (id, owner_id, text, hash, url, read) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (owner_id, hash) DO UPDATE SET url = coalesce(excluded.url, posting.url) RETURNING id`,
  takes: { id: uuid, ownerId: uuid, text, hash: text, url: text.nullable, read: jsonb },
  gives: { id: uuid },
});
const findPosting = statement('find-posting', {
  text: `SELECT ${columns} FROM posting s WHERE s.id = $1 AND s.owner_id = $2`,
  takes: { id: uuid, ownerId: uuid },
  gives,
});
const findPostingWithText = statement('find-posting-with-text', {
  text: `SELECT ${columns}, s.text, s.read FROM posting s WHERE s.id = $1 AND s.owner_id = $2`,
  takes: { id: uuid, ownerId: uuid },
  gives: { ...gives, text, read: jsonb.as<JobFacts>() },
});
const listPostings = statement('list-postings', {
  text: `
    SELECT ${columns} FROM posting s
    WHERE s.owner_id = $1 AND ($2::text IS NULL OR s.state = $2) AND ($3::uuid IS NULL OR s.id < $3) ORDER BY s.id DESC LIMIT $4`,
  takes: { ownerId: uuid, state: text.nullable, cursor: uuid.nullable, limit: int8 },
  gives,
});
const deleteWork = statement('delete-work-on-posting', {
  text: `
    DELETE FROM job WHERE owner_id = $2 AND id IN
      (SELECT id FROM fit_score WHERE posting_id = $1 UNION ALL SELECT id FROM tailored_resume WHERE posting_id = $1)
    RETURNING id, kind, finished_at IS NULL AS "isOpen"`,
  takes: { postingId: uuid, ownerId: uuid },
  gives: { id: uuid, kind: text, isOpen: bool },
});

// Times inside JSON are in the database's format.
const toPosting = ({ latest, resume, free, createdAt, updatedAt, ...rest }: Row<typeof findPosting>): Posting => ({
  ...rest,
  latest: latest && { ...latest, createdAt: new Date(latest.createdAt).toISOString() },
  resume: resume && { ...resume, sentAt: resume.sentAt && new Date(resume.sentAt).toISOString() },
  free: free.map(({ profileId, until }) => ({ profileId, until: new Date(until).toISOString() })),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
const orAsRead = (correction: string | undefined) => (correction === '' ? null : correction);

@Injectable()
export class PostingRepository {
  constructor(private readonly database: DataSource) {}

  /** Keeps a posting, or finds the one with the same text. Answers its id, or null when its owner was erased meanwhile. */
  async save(posting: NewPosting): Promise<string | null> {
    return (await row(this.database, savePosting, posting))?.id ?? null;
  }

  async find(ownerId: string, id: string): Promise<Posting | null> {
    const found = await row(this.database, findPosting, { id, ownerId });
    return found && toPosting(found);
  }

  async findWithText(ownerId: string, id: string): Promise<PostingWithText | null> {
    const found = await row(this.database, findPostingWithText, { id, ownerId });
    if (!found) return null;
    const { text, read, ...rest } = found;
    return { ...toPosting(rest), text, read };
  }

  /** Ids are in order of time, so the cursor is the last id. */
  async list(ownerId: string, state: ApplicationState | null, cursor: string | null): Promise<Posting[]> {
    return (await rows(this.database, listPostings, { ownerId, state, cursor, limit: postingPageSize })).map(toPosting);
  }

  /** False when it was changed meanwhile or does not exist. An empty correction restores what was read. */
  async update(ownerId: string, id: string, { version, ...change }: UpdatePosting): Promise<boolean> {
    const { affected: updated } = await this.database.manager.update(
      PostingEntity,
      { id, ownerId, version },
      {
        ...change,
        company: orAsRead(change.company),
        role: orAsRead(change.role),
        location: orAsRead(change.location),
        version: () => 'version + 1',
        updatedAt: () => 'now()',
      },
    );
    return updated === 1;
  }

  /** Deletes a posting with its scores, its resumes and their job rows. Answers the jobs that were not over; null when there is no such posting. */
  async delete(manager: EntityManager, ownerId: string, id: string): Promise<{ id: string; kind: string }[] | null> {
    const work = await rows(manager, deleteWork, { postingId: id, ownerId });
    const { affected: deleted } = await manager.delete(PostingEntity, { id, ownerId });
    return deleted === 1 ? work.filter(({ isOpen }) => isOpen) : null;
  }
}
