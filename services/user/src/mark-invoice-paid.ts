import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { env } from './env';
import { OpenInvoiceService } from './open-invoice/open-invoice.service';

const usage = 'Say which invoice was paid and how: --number FO-2026-0001 --reason "Bank transfer of 3 December"';

/** An operator's command: notes that an invoice for an agreement was paid by other ways. */
async function main() {
  const { values } = parseArgs({ options: { number: { type: 'string' }, reason: { type: 'string' } } });
  const [number, reason] = [values.number?.trim(), values.reason?.trim()];
  if (!number || !reason) throw new Error(usage);
  const app = await NestFactory.createApplicationContext(AppModule.with(env), { logger: false, abortOnError: false });
  try {
    await app.get(OpenInvoiceService, { strict: false }).markNumberPaid(number, reason);
  } finally {
    await app.close();
  }
  console.log(`${number} is paid.`);
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
