import { type DynamicModule, Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { UserEnv } from '../env';
import { EmailRepository } from './email.repository';
import { appUrl, EmailService } from './email.service';
import { logMailer } from './log.client';
import { mailer } from './mailer';
import { smtpMailer } from './smtp.client';

@Module({})
export class EmailModule {
  static with(env: UserEnv): DynamicModule {
    return {
      module: EmailModule,
      providers: [
        EmailService,
        EmailRepository,
        { provide: appUrl, useValue: env.APP_URL.replace(/\/$/, '') },
        {
          provide: mailer,
          useFactory: (log: PinoLogger) => (env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.SMTP_FROM) : logMailer(log)),
          inject: [PinoLogger],
        },
      ],
      exports: [EmailService],
    };
  }
}
