import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { PlanName } from '@folia/contracts/plans';
import { NestFactory } from '@nestjs/core';
import { AccountRepository } from './account/account.repository';
import { AccountService } from './account/account.service';
import { AppModule } from './app.module';
import { env } from './env';
import { SessionService } from './session/session.service';

/** Makes one person in the running local system and prints `{userId, uname, authCode}` (DESIGN section 11). */
async function main() {
  if (env.NODE_ENV === 'production') throw new Error('People are not made by hand in production.');
  const { values } = parseArgs({
    options: {
      person: { type: 'string' },
      email: { type: 'string' },
      admin: { type: 'boolean' },
      plan: { type: 'string' },
      type: { type: 'string', default: 'individual' },
    },
  });
  if (!values.person) throw new Error('Say who: --person "Ada Novak" [--email ada@example.com] [--admin] [--plan basic|pro|enterprise] [--type business]');
  if (values.type !== 'individual' && values.type !== 'business') throw new Error('--type is individual or business');
  const app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false });
  const identity = {
    provider: null,
    issuer: 'folia:seed',
    subject: `${values.person}-${Date.now()}-${process.pid}`,
    name: values.person,
    email: values.email ?? null,
    emailVerified: values.email !== undefined,
  };
  const { row } = await app.get(AccountService).findOrMake(identity, values.type, values.admin ?? false);
  if (values.plan) await app.get(AccountRepository).subscribe(row.id, values.plan as PlanName);
  const { authCode } = await app.get(SessionService).open(row.id);
  console.log(JSON.stringify({ userId: row.id, uname: row.uname, authCode }));
  await app.close();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
