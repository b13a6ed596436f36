import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a guest wrote, until they confirm that it was really them. */
@Entity('guest_message')
export class GuestMessageEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('text') email: string;
  @Column('text') name: string;
  @Column('text') text: string;
  @Column('text') tokenHash: string;
  @Column('text') ipHash: string;
}
