import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A resume may also come as a LinkedIn archive, a JSON Resume or plain text. */
export class FileKinds1790000001000 implements MigrationInterface {
  name = 'FileKinds1790000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resume_file DROP CONSTRAINT resume_file_kind_check;
      ALTER TABLE resume_file ADD CONSTRAINT resume_file_kind_check
        CHECK (kind IN ('pdf', 'docx', 'linkedin-archive', 'json-resume', 'text'))`);
  }

  /** Fails, and loses nothing, while there are files of the new kinds. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resume_file DROP CONSTRAINT resume_file_kind_check;
      ALTER TABLE resume_file ADD CONSTRAINT resume_file_kind_check CHECK (kind IN ('pdf', 'docx'))`);
  }
}
