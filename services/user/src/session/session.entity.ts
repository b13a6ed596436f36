import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @Column('timestamptz') expiresAt: Date;
  /** The device's name in the person's list of sessions. */
  @Column('text') device: string;
}
