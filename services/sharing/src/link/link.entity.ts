import type { LinkSelection, LinkState } from '@folia/contracts/link/shapes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The parts of a link that its owner sets, or that a new key resets. */
@Entity('link')
export class LinkEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('text') description: string;
  @Column('bytea') tokenHash: Buffer;
  @Column('text', { nullable: true }) passwordHash: string | null;
  @Column('int') keyVersion: number;
  @Column('text') status: LinkState;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
  @Column('int', { nullable: true }) maxViews: number | null;
  @Column('timestamptz', { array: true }) failedAt: Date[];
  @Column('timestamptz', { nullable: true }) lockedUntil: Date | null;
  @Column('jsonb') selection: LinkSelection;
  @Column('int') version: number;
}
