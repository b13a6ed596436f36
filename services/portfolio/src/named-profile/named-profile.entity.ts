import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The parts of a named profile that a person sets. */
@Entity('named_profile')
export class NamedProfileEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('text') slug: string;
  @Column('text') title: string;
  @Column('text') headline: string;
  @Column('text') summary: string;
  @Column('text') look: NamedProfile['look'];
  @Column('text') accent: NamedProfile['accent'];
  @Column('text') visibility: NamedProfile['visibility'];
  @Column('uuid', { array: true }) items: string[];
  @Column('int') version: number;
  @Column('timestamptz') updatedAt: Date;
  /** When its owner last chose that it stays editable under a smaller plan. */
  @Column('timestamptz', { nullable: true }) chosenAt: Date | null;
}
