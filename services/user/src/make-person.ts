import 'reflect-metadata';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { planNames } from '@folia/contracts/plans';
import { userType } from '@folia/contracts/session/shapes';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountRepository } from './account/account.repository';
import { AccountService } from './account/account.service';
import { AppModule } from './app.module';
import { env } from './env';
import { SessionService } from './session/session.service';

const usage = `Say who: --person "Ada Novak" [--email ada@example.com] [--admin] [--plan ${planNames.join('|')}] [--type business] [--key ada] [--newcomer]`;

function wanted(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      person: { type: 'string' },
      email: { type: 'string' },
      admin: { type: 'boolean', default: false },
      plan: { type: 'string' },
      type: { type: 'string', default: 'individual' },
      key: { type: 'string' },
      newcomer: { type: 'boolean', default: false },
    },
  });
  const plan = planNames.find((name) => name === values.plan);
  if (!values.person || (values.plan !== undefined && !plan)) throw new Error(usage);
  const { data: type } = userType.safeParse(values.type);
  if (!type) throw new Error('--type is individual or business');
  return { ...values, person: values.person, type, plan };
}

let made = 0;

async function makePerson(app: INestApplicationContext, args: string[]) {
  const { person, email, admin, plan, type, key, newcomer } = wanted(args);
  made += 1;
  const identity = {
    provider: null,
    issuer: 'folia:seed',
    subject: key ?? `${person}-${Date.now()}-${process.pid}-${made}`,
    name: person,
    email: email ?? null,
    emailVerified: email !== undefined,
  };
  const { row } = await app.get(AccountService).findOrMake(identity, type, admin);
  if (plan) await app.get(AccountRepository).subscribe(row.id, plan);
  // What opens by itself the first time would stand before what one wants to see or to test.
  if (!newcomer) await app.get(AccountRepository).updateSettings(row.id, { onboarded: true });
  const { authCode } = await app.get(SessionService).open(row.id);
  return { userId: row.id, uname: row.uname, authCode };
}

/**
 * Creates one person in the running local system and prints `{userId, uname, authCode}` (DESIGN section 11). With `--each-line` alone, it reads one person's
 * arguments from each line of its input, as a JSON list, and prints one line for each: loading the service takes longer than creating a person. Who has been
 * made with the same `--key` before is not made again.
 */
async function main() {
  if (env.NODE_ENV === 'production') throw new Error('People are not made by hand in production.');
  const args = process.argv.slice(2);
  const isEachLine = args.length === 1 && args[0] === '--each-line';
  if (!isEachLine) wanted(args);
  const app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false, abortOnError: false });
  if (!isEachLine) console.log(JSON.stringify(await makePerson(app, args)));
  else
    for await (const line of createInterface({ input: process.stdin })) {
      const answer = await makePerson(app, JSON.parse(line)).catch((error: Error) => ({ error: error.message }));
      console.log(JSON.stringify(answer));
    }
  await app.close();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
