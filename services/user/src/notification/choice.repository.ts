import type { NotificationChoices } from '@folia/contracts/notification/shapes';
import { type ChosenTopic, firstChoices, isChosenTopic, type NotificationChoice } from '@folia/contracts/notification/topics';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Where people want to be told of what. Who has decided nothing has no row. */
@Injectable()
export class ChoiceRepository {
  constructor(private readonly database: DataSource) {}

  async find(userId: string, manager: EntityManager = this.database.manager): Promise<NotificationChoices> {
    const rows: ({ topic: string } & NotificationChoice)[] = await manager.query('SELECT topic, bell, email FROM notification_choice WHERE user_id = $1', [
      userId,
    ]);
    const chosen = rows.filter(({ topic }) => isChosenTopic(topic)).map(({ topic, bell, email }) => [topic, { bell, email }]);
    return { ...firstChoices, ...Object.fromEntries(chosen) };
  }

  /** What is left out stays as it is; an account that is gone has nothing to choose. */
  async set(userId: string, topic: ChosenTopic, { bell, email }: Partial<NotificationChoice>): Promise<void> {
    const first = firstChoices[topic];
    await this.database.query(
      `INSERT INTO notification_choice (user_id, topic, bell, email)
       SELECT $1, $2, coalesce($3::boolean, $5::boolean), coalesce($4::boolean, $6::boolean) WHERE EXISTS (SELECT 1 FROM "user" WHERE id = $1)
       ON CONFLICT (user_id, topic) DO UPDATE SET bell = coalesce($3::boolean, notification_choice.bell), email = coalesce($4::boolean, notification_choice.email)`,
      [userId, topic, bell ?? null, email ?? null, first.bell, first.email],
    );
  }
}
