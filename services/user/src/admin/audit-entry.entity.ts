import type { AuditAction } from '@folia/contracts/admin/shapes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('audit_log')
export class AuditEntryEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { nullable: true }) actorId: string | null;
  @Column('text') action: AuditAction;
  @Column('uuid', { nullable: true }) targetId: string | null;
  @Column('text') reason: string;
  @Column('jsonb') details: Record<string, string>;
}
