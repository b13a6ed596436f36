import { type DynamicModule, Global, Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { UserEnv } from '../env';
import { ChoiceRepository } from '../notification/choice.repository';
import { EmailRepository } from './email.repository';
import { EmailService, emailSettings } from './email.service';
import { logMailer } from './log.client';
import { mailer } from './mailer';
import { smtpMailer } from './smtp.client';

/** One for the whole service: its queue is worked once. */
@Global()
@Module({})
export class EmailModule {
  static with(env: UserEnv): DynamicModule {
    const settings = { provide: emailSettings, useValue: { appUrl: env.APP_URL.replace(/\/$/, ''), key: env.INNER_KEY } };
    return {
      module: EmailModule,
      providers: [
        EmailService,
        EmailRepository,
        ChoiceRepository,
        settings,
        {
          provide: mailer,
          useFactory: (log: PinoLogger) => (env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.SMTP_FROM) : logMailer(log)),
          inject: [PinoLogger],
        },
      ],
      exports: [EmailService, settings],
    };
  }
}
