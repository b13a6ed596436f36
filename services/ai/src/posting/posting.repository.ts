import type { JobFacts } from '@folia/contracts/fit-score/shapes';
import type { JobState } from '@folia/contracts/job';
import { freeAgainDays } from '@folia/contracts/limits';
import type { ApplicationState } from '@folia/contracts/posting/application-states';
import { type Posting, type PostingWithText, postingPageSize, type UpdatePosting } from '@folia/contracts/posting/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewPosting = { id: string; ownerId: string; text: string; hash: string; url: string | null; read: JobFacts };
type Latest = { id: string; state: JobState; score: number | null; createdAt: string };
type Row = Omit<Posting, 'latest' | 'createdAt' | 'updatedAt'> & {
  latest: Latest | null;
  createdAt: Date;
  updatedAt: Date;
};

/** What the person says, else what was read of the text. */
export const effectiveFacts = `coalesce(s.company, s.read->>'company') AS company, coalesce(s.role, s.read->>'role') AS role,
  coalesce(s.location, s.read->>'location') AS location`;

const columns = `s.id, s.version, s.url, ${effectiveFacts}, s.state, s.notes, s.dates, to_char(s.remind_on, 'YYYY-MM-DD') AS "remindOn",
  length(s.text) AS length, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
  (SELECT jsonb_build_object('id', f.id, 'state', j.state, 'score', f.score, 'createdAt', f.created_at)
   FROM fit_score f JOIN job j USING (id) WHERE f.posting_id = s.id AND f.same_as IS NULL ORDER BY f.id DESC LIMIT 1) AS latest,
  (SELECT jsonb_build_object('id', t.id, 'state', j.state, 'sentAt', t.sent_at)
   FROM tailored_resume t JOIN job j USING (id) WHERE t.posting_id = s.id ORDER BY t.id DESC LIMIT 1) AS resume,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('profileId', nullif(p.profile_id, p.owner_id), 'until', p.paid_at + interval '${freeAgainDays} days')), '[]')
   FROM paid_posting p WHERE p.owner_id = s.owner_id AND p.hash = s.hash AND p.paid_at > now() - interval '${freeAgainDays} days') AS free`;

const toPosting = ({ latest, resume, free, createdAt, updatedAt, ...row }: Row): Posting => ({
  ...row,
  latest: latest && { ...latest, createdAt: new Date(latest.createdAt).toISOString() },
  resume: resume && { ...resume, sentAt: resume.sentAt && new Date(resume.sentAt).toISOString() },
  free: free.map(({ profileId, until }) => ({ profileId, until: new Date(until).toISOString() })),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

@Injectable()
export class PostingRepository {
  constructor(private readonly database: DataSource) {}

  /** Keeps a posting, or finds the one with the same text; answers its id. Null: its owner was erased meanwhile. */
  async save({ id, ownerId, text, hash, url, read }: NewPosting): Promise<string | null> {
    const rows: { id: string }[] = await this.database.query(
      `INSERT INTO posting (id, owner_id, text, hash, url, read) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (owner_id, hash) DO UPDATE SET url = coalesce(excluded.url, posting.url) RETURNING id`,
      [id, ownerId, text, hash, url, JSON.stringify(read)],
    );
    return rows[0]?.id ?? null;
  }

  async find(ownerId: string, id: string): Promise<Posting | null> {
    const rows: Row[] = await this.database.query(`SELECT ${columns} FROM posting s WHERE s.id = $1 AND s.owner_id = $2`, [id, ownerId]);
    return rows[0] ? toPosting(rows[0]) : null;
  }

  async findWithText(ownerId: string, id: string): Promise<PostingWithText | null> {
    const rows: (Row & { text: string; read: JobFacts })[] = await this.database.query(
      `SELECT ${columns}, s.text, s.read FROM posting s WHERE s.id = $1 AND s.owner_id = $2`,
      [id, ownerId],
    );
    const [row] = rows;
    if (!row) return null;
    const { text, read, ...rest } = row;
    return { ...toPosting(rest), text, read };
  }

  /** Ids are made in the order of time, so the cursor is the last id. */
  async list(ownerId: string, state: ApplicationState | null, cursor: string | null): Promise<Posting[]> {
    const rows: Row[] = await this.database.query(
      `SELECT ${columns} FROM posting s
       WHERE s.owner_id = $1 AND ($2::text IS NULL OR s.state = $2) AND ($3::uuid IS NULL OR s.id < $3) ORDER BY s.id DESC LIMIT $4`,
      [ownerId, state, cursor, postingPageSize],
    );
    return rows.map(toPosting);
  }

  /** False: changed meanwhile, or not there. An empty correction goes back to what was read. */
  async update(ownerId: string, id: string, { version, ...change }: UpdatePosting): Promise<boolean> {
    const corrected = (name: string, place: number) => `${name} = CASE WHEN $${place}::text IS NULL THEN ${name} ELSE nullif($${place}, '') END`;
    const [rows]: [unknown[], number] = await this.database.query(
      `UPDATE posting SET ${corrected('company', 4)}, ${corrected('role', 5)}, ${corrected('location', 6)},
         state = coalesce($7, state), notes = coalesce($8, notes), dates = coalesce($9::jsonb, dates),
         remind_on = CASE WHEN $10 THEN $11::date ELSE remind_on END, version = version + 1, updated_at = now()
       WHERE id = $1 AND owner_id = $2 AND version = $3 RETURNING id`,
      [
        id,
        ownerId,
        version,
        change.company ?? null,
        change.role ?? null,
        change.location ?? null,
        change.state ?? null,
        change.notes ?? null,
        change.dates ? JSON.stringify(change.dates) : null,
        change.remindOn !== undefined,
        change.remindOn ?? null,
      ],
    );
    return rows.length === 1;
  }

  /** Deletes a posting with its scores and resumes and their rows of work. Answers those that were not over; null when there is no such job. */
  async delete(manager: EntityManager, ownerId: string, id: string): Promise<{ id: string; kind: string }[] | null> {
    const [work]: [{ id: string; kind: string; isOpen: boolean }[], number] = await manager.query(
      `DELETE FROM job WHERE owner_id = $2 AND id IN
         (SELECT id FROM fit_score WHERE posting_id = $1 UNION ALL SELECT id FROM tailored_resume WHERE posting_id = $1)
       RETURNING id, kind, finished_at IS NULL AS "isOpen"`,
      [id, ownerId],
    );
    const [gone]: [unknown[], number] = await manager.query('DELETE FROM posting WHERE id = $1 AND owner_id = $2 RETURNING id', [id, ownerId]);
    return gone.length === 1 ? work.filter(({ isOpen }) => isOpen) : null;
  }
}
