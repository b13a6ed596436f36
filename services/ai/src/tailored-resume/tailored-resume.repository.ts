import type { JobState } from '@folia/contracts/job';
import { type OwnChoices, type ResumeSettings, type TailoredResumeSummary, tailoredResumePageSize } from '@folia/contracts/tailored-resume/shapes';
import type { Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { SentResume } from '@folia/resume-writing/choices/sent-resume';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Standing } from '../job/paid-jobs.service';
import { effectiveFacts } from '../posting/posting.repository';
import { inPlainWords } from './in-plain-words';

type Dates = 'sentAt' | 'createdAt' | 'updatedAt';
type Row = Omit<TailoredResumeSummary, Dates> & { sentAt: Date | null; createdAt: Date; updatedAt: Date };
type Rest = { tailoring: Tailoring | null; choices: OwnChoices; settings: ResumeSettings; sent: SentResume | null; sha256: string | null; text: string };
export type FoundResume = TailoredResumeSummary & Rest & { error: { code: string; message: string } | null };

const summary = `t.id, t.posting_id AS "postingId", j.state, ${effectiveFacts}, t.version, t.sent_at AS "sentAt",
  t.created_at AS "createdAt", t.updated_at AS "updatedAt"`;
const tables = 'tailored_resume t JOIN job j USING (id) JOIN posting s ON s.id = t.posting_id';
const over = "('failed', 'cancelled')";
const toSummary = ({ sentAt, createdAt, updatedAt, ...row }: Row): TailoredResumeSummary => ({
  ...row,
  sentAt: sentAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

@Injectable()
export class TailoredResumeRepository {
  constructor(private readonly database: DataSource) {}

  /** The resume there is, or is under way, for the same job; null: there is no such job of theirs. */
  async standing(manager: EntityManager, ownerId: string, postingId: string): Promise<Standing | null> {
    const rows: Standing[] = await manager.query(
      `SELECT (SELECT t.id FROM tailored_resume t JOIN job j USING (id) WHERE t.posting_id = s.id AND j.state NOT IN ${over} LIMIT 1) AS existing,
              EXISTS (SELECT 1 FROM paid_tailoring p WHERE p.owner_id = s.owner_id AND p.hash = s.hash) AS "isFree"
       FROM posting s WHERE s.id = $1 AND s.owner_id = $2`,
      [postingId, ownerId],
    );
    return rows[0] ?? null;
  }

  /** The new row of a job, in the place of those that came to nothing. */
  async insert(
    manager: EntityManager,
    row: { id: string; ownerId: string; postingId: string; isFree: boolean; settings: ResumeSettings; choices: OwnChoices },
  ) {
    await manager.query(`DELETE FROM job USING tailored_resume t WHERE t.id = job.id AND t.posting_id = $1 AND job.state IN ${over}`, [row.postingId]);
    await manager.query('INSERT INTO tailored_resume (id, owner_id, posting_id, free, settings, choices) VALUES ($1, $2, $3, $4, $5, $6)', [
      row.id,
      row.ownerId,
      row.postingId,
      row.isFree,
      JSON.stringify(row.settings),
      JSON.stringify(row.choices),
    ]);
  }

  async findText(id: string): Promise<string | null> {
    const rows: { text: string }[] = await this.database.query('SELECT s.text FROM tailored_resume t JOIN posting s ON s.id = t.posting_id WHERE t.id = $1', [
      id,
    ]);
    return rows[0]?.text ?? null;
  }

  /** The result, and that its job is paid for, in the transaction that ends the row. */
  async saveTailoring(manager: EntityManager, id: string, tailoring: Tailoring): Promise<void> {
    await manager.query(
      `WITH saved AS (UPDATE tailored_resume SET tailoring = $2, updated_at = now() WHERE id = $1 RETURNING owner_id, posting_id)
       INSERT INTO paid_tailoring (owner_id, hash) SELECT saved.owner_id, hash FROM saved JOIN posting ON posting.id = posting_id
       ON CONFLICT DO NOTHING`,
      [id, JSON.stringify(tailoring)],
    );
  }

  async find(ownerId: string, id: string): Promise<FoundResume | null> {
    const rows: (Row & Rest & { code: string | null; message: string | null })[] = await this.database.query(
      `SELECT ${summary}, t.tailoring, t.choices, t.settings, t.sent, t.sha256, s.text, j.error_code AS code, j.error_message AS message
       FROM ${tables} WHERE t.id = $1 AND t.owner_id = $2`,
      [id, ownerId],
    );
    const [row] = rows;
    if (!row) return null;
    const { tailoring, choices, settings, sent, sha256, text, code, message, ...rest } = inPlainWords(row);
    return { ...toSummary(rest), tailoring, choices, settings, sent, sha256, text, error: code ? { code, message: message ?? '' } : null };
  }

  /** Ids are made in the order of time, so the cursor is the last id. */
  async list(ownerId: string, postingId: string | null, cursor: string | null): Promise<TailoredResumeSummary[]> {
    const rows: Row[] = await this.database.query(
      `SELECT ${summary} FROM ${tables}
       WHERE t.owner_id = $1 AND ($2::uuid IS NULL OR t.posting_id = $2) AND ($3::uuid IS NULL OR t.id < $3) ORDER BY t.id DESC LIMIT $4`,
      [ownerId, postingId, cursor, tailoredResumePageSize],
    );
    return rows.map(toSummary);
  }

  /** False: changed or sent meanwhile, or not there. */
  async update(ownerId: string, id: string, version: number, settings: ResumeSettings | undefined, choices: OwnChoices | undefined): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.query(
      `UPDATE tailored_resume SET settings = coalesce($4::jsonb, settings), choices = coalesce($5::jsonb, choices), version = version + 1, updated_at = now()
       WHERE id = $1 AND owner_id = $2 AND version = $3 AND sent_at IS NULL RETURNING id`,
      [id, ownerId, version, settings ? JSON.stringify(settings) : null, choices ? JSON.stringify(choices) : null],
    );
    return rows.length === 1;
  }

  /** Freezes it as it was at this version, or, without `sent`, lets it follow the portfolio again. False: changed meanwhile. */
  async saveSent(ownerId: string, id: string, version: number, sent: { at: Date; resume: SentResume; sha256: string } | null): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.query(
      `UPDATE tailored_resume SET sent_at = $4, sent = $5, sha256 = $6, version = version + 1, updated_at = now()
       WHERE id = $1 AND owner_id = $2 AND version = $3 RETURNING id`,
      [id, ownerId, version, sent?.at ?? null, sent ? JSON.stringify(sent.resume) : null, sent?.sha256 ?? null],
    );
    return rows.length === 1;
  }

  async delete(manager: EntityManager, ownerId: string, id: string): Promise<{ state: JobState } | null> {
    const [rows]: [{ state: JobState }[], number] = await manager.query(
      'DELETE FROM job USING tailored_resume t WHERE t.id = job.id AND t.id = $1 AND t.owner_id = $2 RETURNING job.state',
      [id, ownerId],
    );
    return rows[0] ?? null;
  }
}
