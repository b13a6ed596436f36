import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('guest')
export class GuestEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') ownerId: string;
  @Column('text') email: string;
  @Column('text') name: string;
  /** Whether they want answers by e-mail. */
  @Column('boolean') reachable: boolean;
}
