import type { Link, LinkEmailRule, LinkSelection, LinkState } from '@folia/contracts/link/shapes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The parts of a link that its owner sets, or that a new key resets. */
@Entity('link')
export class LinkEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('text') description: string;
  @Column('text') note: string;
  @Column('uuid', { nullable: true }) profileId: string | null;
  @Column('uuid', { nullable: true }) postingId: string | null;
  @Column('uuid', { nullable: true }) resumeId: string | null;
  @Column('bytea') tokenHash: Buffer;
  @Column('text', { nullable: true }) passwordHash: string | null;
  @Column('jsonb') emailRule: LinkEmailRule;
  @Column('text', { nullable: true }) notice: string | null;
  @Column('int') noticeVersion: number;
  @Column('int') keyVersion: number;
  @Column('text') status: LinkState;
  @Column('timestamptz') expiresAt: Date;
  @Column('text', { nullable: true }) endNotice: 'due' | 'told' | 'reminded' | null;
  @Column('int', { nullable: true }) maxViews: number | null;
  @Column('int', { nullable: true }) maxVisitors: number | null;
  @Column('bool') downloads: boolean;
  @Column('bool') deepTalk: boolean;
  @Column('bool') watermark: boolean;
  @Column('text') notify: Link['notify'];
  @Column('timestamptz', { array: true }) failedAt: Date[];
  @Column('timestamptz', { nullable: true }) lockedUntil: Date | null;
  @Column('jsonb') selection: LinkSelection;
  @Column('int') version: number;
}
