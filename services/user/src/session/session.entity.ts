import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @Column('timestamptz') expiresAt: Date;
  /** What the person reads of where they signed in. */
  @Column('text') device: string;
}
