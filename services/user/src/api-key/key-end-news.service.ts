import { Every } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EmailService } from '../email/email.service';
import { NewsService } from '../notification/news.service';
import { ApiKeyRepository } from './api-key.repository';

/** Tells whoever made a key that it ends soon, in time to make another. */
@Injectable()
export class KeyEndNewsService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly database: DataSource,
  ) {}

  @Every(3_600_000)
  async tell(): Promise<void> {
    const letters = await this.database.transaction(async (manager) => {
      const noted = [];
      for (const { id, ownerId } of await this.keys.noteEnding(manager))
        noted.push(await this.news.tell(manager, { userId: ownerId, kind: 'key-ends-soon', about: id }));
      return noted;
    });
    for (const letter of letters) await this.emails.sendSoon(letter);
  }
}
