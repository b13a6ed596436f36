import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was read from a file, or is being read. */
@Entity('resume_import')
export class ResumeImportEntity {
  /** The same as its job's id. */
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('uuid') fileId: string;
  @Column('text') fileName: string;
  @Column('text') sha256: string;
  @Column('jsonb', { nullable: true }) result: ReadResume | null;
  @Column('int') entries: number;
  @Column('timestamptz', { nullable: true }) discardedAt: Date | null;
}
