import type { OwnChoices, ResumeSettings } from '@folia/contracts/tailored-resume/shapes';
import type { SentResume } from '@folia/resume-writing/choices/sent-resume';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The parts of a resume for a posting that a person decides. */
@Entity('tailored_resume')
export class TailoredResumeEntity {
  /** The same as its job's id. */
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('uuid') postingId: string;
  /** Whether it had already been paid for. */
  @Column('boolean') free: boolean;
  @Column('jsonb') choices: OwnChoices;
  @Column('jsonb') settings: ResumeSettings;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  @Column('jsonb', { nullable: true }) sent: SentResume | null;
  @Column('text', { nullable: true }) sha256: string | null;
  @Column('int') version: number;
  @Column('timestamptz') updatedAt: Date;
}
