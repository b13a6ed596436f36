import type { StoredFile } from '@folia/contracts/file/shapes';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An uploaded original; `key` names it in the file store. */
@Entity('resume_file')
export class ResumeFileEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('uuid') key: string;
  @Column('text') name: string;
  @Column('text') kind: StoredFile['kind'];
  @Column('int') bytes: number;
  @Column('text') sha256: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  /** Whether it is known to belong to an import. */
  @Column('boolean') isImported: boolean;
}
