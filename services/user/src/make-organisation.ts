import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { makeOrganisationInput } from '@folia/contracts/organisation/shapes';
import { NestFactory } from '@nestjs/core';
import { AccountRepository } from './account/account.repository';
import { AppModule } from './app.module';
import { env } from './env';
import { AdminOrganisationService } from './organisation/admin-organisation.service';

const usage =
  'Say what was agreed on: --name "Meridian Pay" --owner USERNAME --seats 12 --reason "…" [--cycle month|year] [--periods 1] [--contact "Hanna Berg"]';

/** An operator's command: makes an organisation on Enterprise and prints its id. */
async function main() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { name: text, owner: text, seats: text, reason: text, cycle: text, periods: text, contact: text } });
  const { name, owner, seats, reason, periods, ...agreed } = values;
  const app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false, abortOnError: false });
  const found = owner && (await app.get(AccountRepository).findByUsername(owner));
  if (!found) throw new Error(owner ? `There is nobody with the username ${owner}.` : usage);
  const agreement = { ...agreed, ...(periods && { periods: Number(periods) }) };
  const asked = makeOrganisationInput.safeParse({ name, ownerId: found.id, seats: Number(seats), agreement, reason });
  if (!asked.success) throw new Error([usage, ...asked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)].join('\n'));
  console.log(JSON.stringify(await app.get(AdminOrganisationService).make(null, asked.data)));
  await app.close();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
