import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A conversation as one of the two has it. */
@Entity('thread_member')
export class ThreadMemberEntity {
  @PrimaryColumn('uuid') threadId: string;
  @PrimaryColumn('uuid') userId: string;
  @Column('uuid') otherId: string;
  @Column('uuid') lastMessageId: string;
  @Column('boolean') archived: boolean;
}
