import type { NotificationChoices } from '@folia/contracts/notification/shapes';
import { type ChosenTopic, firstChoices, isChosenTopic, type NotificationChoice } from '@folia/contracts/notification/topics';
import { bool, text, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const listChoices = statement('list-notification-choices', {
  text: 'SELECT topic, bell, email FROM notification_choice WHERE user_id = $1',
  takes: { userId: uuid },
  gives: { topic: text, bell: bool, email: bool },
});
const setChoice = statement('set-notification-choice', {
  text: `
    INSERT INTO notification_choice (user_id, topic, bell, email)
    SELECT $1, $2, coalesce($3::boolean, $5::boolean), coalesce($4::boolean, $6::boolean) WHERE EXISTS (SELECT 1 FROM "user" WHERE id = $1)
    ON CONFLICT (user_id, topic) DO UPDATE SET bell = coalesce($3::boolean, notification_choice.bell), email = coalesce($4::boolean, notification_choice.email)`,
  takes: { userId: uuid, topic: text, bell: bool.nullable, email: bool.nullable, firstBell: bool, firstEmail: bool },
});

/** Where people want to be told about each topic. People who have never chosen have no row. */
@Injectable()
export class ChoiceRepository {
  constructor(private readonly database: DataSource) {}

  async find(userId: string, manager: EntityManager = this.database.manager): Promise<NotificationChoices> {
    const chosen = (await rows(manager, listChoices, { userId })).filter(({ topic }) => isChosenTopic(topic));
    return { ...firstChoices, ...Object.fromEntries(chosen.map(({ topic, bell, email }) => [topic, { bell, email }])) };
  }

  /** Omitted settings stay as they are. Does nothing for an account that is gone. */
  async set(userId: string, topic: ChosenTopic, { bell, email }: Partial<NotificationChoice>): Promise<void> {
    const first = firstChoices[topic];
    await affected(this.database, setChoice, { userId, topic, bell: bell ?? null, email: email ?? null, firstBell: first.bell, firstEmail: first.email });
  }
}
