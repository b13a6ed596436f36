import type { JobState } from '@folia/contracts/job';
import type { OwnChoices, ResumeSettings, TailoredResumeSummary } from '@folia/contracts/tailored-resume/shapes';
import type { Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { ListWish } from '@folia/platform/changes/change-log';
import { changedAfterSql } from '@folia/platform/changes/change-table';
import { bool, int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import type { SentResume } from '@folia/resume-writing/choices/sent-resume';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Standing } from '../job/paid-jobs.service';
import { effectiveFacts, givesEffectiveFacts } from '../posting/posting.repository';
import { inPlainWords } from './in-plain-words';
import { TailoredResumeEntity } from './tailored-resume.entity';

type Rest = { tailoring: Tailoring | null; choices: OwnChoices; settings: ResumeSettings; sent: SentResume | null; sha256: string | null; text: string };
export type FoundResume = TailoredResumeSummary & Rest & { error: { code: string; message: string } | null };

const summary = `t.id, t.posting_id AS "postingId", j.state, ${effectiveFacts}, t.version, t.sent_at AS "sentAt",
  t.created_at AS "createdAt", t.updated_at AS "updatedAt"`;
const givesSummary = {
  id: uuid,
  postingId: uuid,
  state: text.as<JobState>(),
  ...givesEffectiveFacts,
  version: int4,
  sentAt: timestamptz.nullable,
  createdAt: timestamptz,
  updatedAt: timestamptz,
};
const tables = 'tailored_resume t JOIN job j USING (id) JOIN posting s ON s.id = t.posting_id';
const over = "('failed', 'cancelled')";

const findStanding = statement('find-standing-of-tailored-resume', {
  text: `
    SELECT (SELECT t.id FROM tailored_resume t JOIN job j USING (id) WHERE t.posting_id = s.id AND j.state NOT IN ${over} LIMIT 1) AS existing,
           EXISTS (SELECT 1 FROM paid_tailoring p WHERE p.owner_id = s.owner_id AND p.hash = s.hash) AS "isFree"
    FROM posting s WHERE s.id = $1 AND s.owner_id = $2`,
  takes: { postingId: uuid, ownerId: uuid },
  gives: { existing: uuid.nullable, isFree: bool },
});
const removeOver = statement('remove-over-tailorings', {
  text: `DELETE FROM job USING tailored_resume t WHERE t.id = job.id AND t.posting_id = $1 AND job.state IN ${over}`,
  takes: { postingId: uuid },
});
const findText = statement('find-text-of-tailored-resume', {
  text: 'SELECT s.text FROM tailored_resume t JOIN posting s ON s.id = t.posting_id WHERE t.id = $1',
  takes: { id: uuid },
  gives: { text },
});
const saveTailoring = statement('save-tailoring', {
  text: `
    WITH saved AS (UPDATE tailored_resume SET tailoring = $2, updated_at = now() WHERE id = $1 RETURNING owner_id, posting_id)
    INSERT INTO paid_tailoring (owner_id, hash) SELECT saved.owner_id, hash FROM saved JOIN posting ON posting.id = posting_id
    ON CONFLICT DO NOTHING`,
  takes: { id: uuid, tailoring: jsonb },
});
const findOwner = statement('find-owner-of-tailored-resume', {
  text: 'SELECT owner_id AS "ownerId" FROM tailored_resume WHERE id = $1',
  takes: { id: uuid },
  gives: { ownerId: uuid },
});
const findResume = statement('find-tailored-resume', {
  text: `
    SELECT ${summary}, t.tailoring, t.choices, t.settings, t.sent, t.sha256, s.text, j.error_code AS code, j.error_message AS message
    FROM ${tables} WHERE t.id = $1 AND t.owner_id = $2`,
  takes: { id: uuid, ownerId: uuid },
  gives: {
    ...givesSummary,
    tailoring: jsonb.as<Tailoring>().nullable,
    choices: jsonb.as<OwnChoices>(),
    settings: jsonb.as<ResumeSettings>(),
    sent: jsonb.as<SentResume>().nullable,
    sha256: text.nullable,
    text,
    code: text.nullable,
    message: text.nullable,
  },
});
const listResumes = statement('list-tailored-resumes', {
  text: `
    SELECT ${summary} FROM ${tables}
    WHERE t.owner_id = $1 AND ($2::uuid IS NULL OR t.posting_id = $2) AND ($3::uuid IS NULL OR t.id < $3) AND ($4::uuid[] IS NULL OR t.id = ANY($4))
      AND ${changedAfterSql('resumes', 't.id', '$5')} ORDER BY t.id DESC LIMIT $6`,
  takes: { ownerId: uuid, postingId: uuid.nullable, after: uuid.nullable, ids: uuid.array.nullable, changedAfter: timestamptz.nullable, limit: int8.nullable },
  gives: givesSummary,
});
const deleteResume = statement('delete-tailored-resume', {
  text: 'DELETE FROM job USING tailored_resume t WHERE t.id = job.id AND t.id = $1 AND t.owner_id = $2 RETURNING job.state',
  takes: { id: uuid, ownerId: uuid },
  gives: { state: text.as<JobState>() },
});

const toSummary = ({ sentAt, createdAt, updatedAt, ...rest }: Row<typeof listResumes>): TailoredResumeSummary => ({
  ...rest,
  sentAt: sentAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

@Injectable()
export class TailoredResumeRepository {
  constructor(private readonly database: DataSource) {}

  /** The resume for the same job, finished or in progress, if any; null when the person has no such job. */
  async standing(manager: EntityManager, ownerId: string, postingId: string): Promise<Standing | null> {
    return row(manager, findStanding, { postingId, ownerId });
  }

  /** Adds the row of a new resume and removes those that failed or were cancelled. */
  async insert(
    manager: EntityManager,
    { isFree, ...added }: { id: string; ownerId: string; postingId: string; isFree: boolean; settings: ResumeSettings; choices: OwnChoices },
  ) {
    await affected(manager, removeOver, { postingId: added.postingId });
    await manager.insert(TailoredResumeEntity, { ...added, free: isFree });
  }

  async findText(id: string): Promise<string | null> {
    return (await row(this.database, findText, { id }))?.text ?? null;
  }

  /** Saves the result, and that its job is paid for; call it in the transaction that ends the row. */
  async saveTailoring(manager: EntityManager, id: string, tailoring: Tailoring): Promise<void> {
    await affected(manager, saveTailoring, { id, tailoring });
  }

  async find(ownerId: string, id: string): Promise<FoundResume | null> {
    const found = await row(this.database, findResume, { id, ownerId });
    if (!found) return null;
    const { tailoring, choices, settings, sent, sha256, text, code, message, ...rest } = inPlainWords(found);
    return { ...toSummary(rest), tailoring, choices, settings, sent, sha256, text, error: code ? { code, message: message ?? '' } : null };
  }

  /** Whose resume it is; null where there is none. */
  async ownerOf(id: string): Promise<string | null> {
    return (await row(this.database, findOwner, { id }))?.ownerId ?? null;
  }

  /** The latest first; ids are in order of time. */
  async list(ownerId: string, wish: ListWish & { postingId?: string | null }): Promise<TailoredResumeSummary[]> {
    const { postingId = null, after = null, ids = null, changedAfter = null, limit = null } = wish;
    return (await rows(this.database, listResumes, { ownerId, postingId, after, ids, changedAfter, limit })).map(toSummary);
  }

  /** False when it was changed or sent meanwhile, or does not exist. */
  async update(ownerId: string, id: string, version: number, settings: ResumeSettings | undefined, choices: OwnChoices | undefined): Promise<boolean> {
    const { affected: updated } = await this.database.manager.update(
      TailoredResumeEntity,
      { id, ownerId, version, sentAt: IsNull() },
      { settings, choices, version: () => 'version + 1', updatedAt: () => 'now()' },
    );
    return updated === 1;
  }

  /** Freezes it as it was at this version or, without `sent`, lets it follow the portfolio again. False when it was changed meanwhile. */
  async saveSent(ownerId: string, id: string, version: number, sent: { at: Date; resume: SentResume; sha256: string } | null): Promise<boolean> {
    const { affected: updated } = await this.database.manager.update(
      TailoredResumeEntity,
      { id, ownerId, version },
      {
        sentAt: sent?.at ?? null,
        sent: sent?.resume ?? null,
        sha256: sent?.sha256 ?? null,
        version: () => 'version + 1',
        updatedAt: () => 'now()',
      },
    );
    return updated === 1;
  }

  async delete(manager: EntityManager, ownerId: string, id: string): Promise<{ state: JobState } | null> {
    return row(manager, deleteResume, { id, ownerId });
  }
}
