import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A conversation from the side of one of the two people in it. */
@Entity('thread_member')
export class ThreadMemberEntity {
  @PrimaryColumn('uuid') threadId: string;
  @PrimaryColumn('uuid') userId: string;
  @Column('uuid') otherId: string;
  @Column('uuid') lastMessageId: string;
  @Column('boolean') archived: boolean;
}
