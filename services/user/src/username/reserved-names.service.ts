import { AppError } from '@folia/contracts/errors';
import { reservedNames } from '@folia/contracts/reserved-names';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { usernameCandidates } from '../account/choose-username';
import { EmailService } from '../email/email.service';
import { NewsService } from '../notification/news.service';
import { UsernameRepository } from './username.repository';
import { UsernameService } from './username.service';

/**
 * Names become reserved as the product grows. A person who has such a name gets another one at the next start, and is told. The old name does not redirect,
 * since it will lead to something else.
 */
@Injectable()
export class ReservedNamesService implements OnApplicationBootstrap {
  private readonly folded = [...reservedNames];

  constructor(
    private readonly usernames: UsernameService,
    private readonly names: UsernameRepository,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly database: DataSource,
    private readonly log: PinoLogger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.names.forgetHeld(this.database.manager, this.folded);
    for (const { id, uname } of await this.names.listHolders(this.folded)) {
      // The service continues with the others; this person is tried again at the next start.
      await this.rename(id, uname).catch((error) => this.log.error({ err: error, userId: id }, 'a reserved name is still somebody’s'));
    }
  }

  private async rename(userId: string, uname: string): Promise<void> {
    for (const wanted of usernameCandidates(uname, Math.random)) {
      const moved = await this.tryName(userId, uname, wanted);
      if (!moved) continue;
      if (moved === 'done elsewhere') return;
      await this.usernames.tellMoved(userId);
      await this.emails.send(moved.emailId);
      return;
    }
    throw new Error('every name that was tried is taken');
  }

  /** Null when the wanted name belongs to another person. */
  private async tryName(userId: string, uname: string, wanted: string): Promise<{ emailId: string | null } | 'done elsewhere' | null> {
    try {
      return await this.database.transaction(async (manager) => {
        await this.usernames.move(manager, userId, uname, wanted);
        await this.names.forgetHeld(manager, this.folded);
        return { emailId: await this.news.tell(manager, { userId, kind: 'name-reserved' }) };
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'USERNAME_UNAVAILABLE') return null;
      if (error instanceof AppError && error.code === 'NOT_FOUND') return 'done elsewhere';
      throw error;
    }
  }
}
