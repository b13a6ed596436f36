import type { LeftContact } from '@folia/contracts/deep-talk/conversation';
import { text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type NewContact = Omit<LeftContact, 'leftAt'>;

/** A conversation of comparisons alone is not shown to the owner, so nothing is left in it. */
const leaveContact = statement('leave-contact', {
  text: `
    INSERT INTO conversation_contact (conversation_id, name, address, note)
    SELECT c.id, $3, $4, $5 FROM conversation c
    WHERE c.id = $1 AND c.asker_id = $2 AND c.owner_id <> $2
      AND EXISTS (SELECT 1 FROM conversation_message m WHERE m.conversation_id = c.id AND m.posting_id IS NULL)
    ON CONFLICT (conversation_id) DO UPDATE SET name = excluded.name, address = excluded.address, note = excluded.note, left_at = now()`,
  takes: { conversationId: uuid, askerId: uuid, name: text, address: text, note: text },
});
const withdrawContact = statement('withdraw-contact', {
  text: 'DELETE FROM conversation_contact o USING conversation c WHERE o.conversation_id = $1 AND c.id = o.conversation_id AND c.asker_id = $2',
  takes: { conversationId: uuid, askerId: uuid },
});
const findContact = statement('find-contact', {
  text: 'SELECT name, address, note, left_at AS "leftAt" FROM conversation_contact WHERE conversation_id = $1',
  takes: { conversationId: uuid },
  gives: { name: text, address: text, note: text, leftAt: timestamptz },
});

/** How askers can be reached, one for a conversation. */
@Injectable()
export class ContactRepository {
  constructor(private readonly database: DataSource) {}

  /** False: the asker has no conversation of this id that its owner can read. */
  async leave(manager: EntityManager, askerId: string, conversationId: string, contact: NewContact): Promise<boolean> {
    return (await affected(manager, leaveContact, { askerId, conversationId, ...contact })) > 0;
  }

  /** False: the asker has left nothing there. */
  async withdraw(askerId: string, conversationId: string): Promise<boolean> {
    return (await affected(this.database, withdrawContact, { askerId, conversationId })) > 0;
  }

  /** For whoever may read the conversation. */
  async find(conversationId: string): Promise<LeftContact | null> {
    const found = await row(this.database, findContact, { conversationId });
    return found && { ...found, leftAt: found.leftAt.toISOString() };
  }
}
