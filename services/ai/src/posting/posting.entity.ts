import type { ApplicationState } from '@folia/contracts/posting/application-states';
import type { ApplicationDates } from '@folia/contracts/posting/shapes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The parts of a kept posting that a person can change. */
@Entity('posting')
export class PostingEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('text') text: string;
  @Column('text') hash: string;
  @Column('jsonb') read: object;
  @Column('text', { nullable: true }) company: string | null;
  @Column('text', { nullable: true }) role: string | null;
  @Column('text', { nullable: true }) location: string | null;
  @Column('text') state: ApplicationState;
  @Column('text') notes: string;
  @Column('jsonb') dates: ApplicationDates;
  @Column('date', { nullable: true }) remindOn: string | null;
  @Column('int') version: number;
  @Column('timestamptz') updatedAt: Date;
}
