import type { MigrationInterface, QueryRunner } from 'typeorm';

const names = [
  ['TABLE', 'saved_job', 'posting'],
  ['INDEX', 'saved_job_pkey', 'posting_pkey'],
  ['INDEX', 'saved_job_owner_id_hash_key', 'posting_owner_id_hash_key'],
  ['INDEX', 'saved_job_owner', 'posting_owner'],
  ['INDEX', 'saved_job_due', 'posting_due'],
  ['INDEX', 'fit_score_job', 'fit_score_posting'],
  ['INDEX', 'tailored_resume_job', 'tailored_resume_posting'],
  ['TABLE', 'paid_job', 'paid_posting'],
  ['INDEX', 'paid_job_pkey', 'paid_posting_pkey'],
] as const;

/** One word for one thing: an ad is a posting, and a job is work in a queue. */
export class Postings1790001300000 implements MigrationInterface {
  name = 'Postings1790001300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [kind, before, after] of names) await runner.query(`ALTER ${kind} ${before} RENAME TO ${after}`);
    await runner.query(`
      ALTER TABLE fit_score RENAME COLUMN saved_job_id TO posting_id;
      ALTER TABLE tailored_resume RENAME COLUMN saved_job_id TO posting_id;
      ALTER TRIGGER saved_job_owner_id_refuses_erased ON posting RENAME TO posting_owner_id_refuses_erased`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TRIGGER posting_owner_id_refuses_erased ON posting RENAME TO saved_job_owner_id_refuses_erased;
      ALTER TABLE tailored_resume RENAME COLUMN posting_id TO saved_job_id;
      ALTER TABLE fit_score RENAME COLUMN posting_id TO saved_job_id`);
    for (const [kind, before, after] of [...names].reverse()) await runner.query(`ALTER ${kind} ${after} RENAME TO ${before}`);
  }
}
