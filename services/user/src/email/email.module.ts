import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isBucket } from '@folia/platform/open-file-store';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { UserEnv } from '../env';
import { GuestRepository } from '../guest/guest.repository';
import { ChoiceRepository } from '../notification/choice.repository';
import { EmailRepository } from './email.repository';
import { EmailService, emailSettings } from './email.service';
import { mailer } from './mailer';
import { smtpMailer } from './smtp.client';
import { MailSpool, spoolMailer } from './spool.client';

/** One for the whole service, so that its queue is worked only once. */
@Global()
@Module({})
export class EmailModule {
  static with(env: UserEnv): DynamicModule {
    const settings = { provide: emailSettings, useValue: { appUrl: env.APP_URL.replace(/\/$/, ''), key: env.INNER_KEY[0], keys: env.INNER_KEY } };
    return {
      module: EmailModule,
      providers: [
        EmailService,
        EmailRepository,
        ChoiceRepository,
        GuestRepository,
        settings,
        // Also next to a mail server: files spooled before one was configured must be deleted too.
        { provide: MailSpool, useFactory: () => new MailSpool(env.MAIL_SPOOL ?? join(isBucket(env.FILE_STORE) ? tmpdir() : dirname(env.FILE_STORE), 'mail')) },
        {
          provide: mailer,
          useFactory: (log: PinoLogger, spool: MailSpool) => (env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.SMTP_FROM) : spoolMailer(spool, log)),
          inject: [PinoLogger, MailSpool],
        },
      ],
      exports: [EmailService, settings],
    };
  }
}
