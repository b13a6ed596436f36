import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PinoLogger } from 'nestjs-pino';
import type { Mailer } from './mailer';

/** How long an e-mail is kept. Its row, which is needed to find it when a person is erased, is kept longer. */
const keptForMs = 7 * 24 * 3_600_000;

/** E-mails as files, one per id, for use without an SMTP server. They may contain links into accounts, so only the owner of the files can read them. */
export class MailSpool {
  constructor(private readonly directory: string) {}

  pathOf(id: string): string {
    return join(this.directory, `${id}.txt`);
  }

  async write(id: string, text: string): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    await writeFile(this.pathOf(id), text, { mode: 0o600 });
  }

  async forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(this.pathOf(id), { force: true });
  }

  async forgetOld(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.directory).catch(() => [])) {
      const path = join(this.directory, name);
      const found = await stat(path).catch(() => null);
      if (found && now - found.mtimeMs > keptForMs) await rm(path, { force: true });
    }
  }
}

/** Puts e-mails into the spool. The log says where, but nothing about their content or receiver. */
export const spoolMailer = (spool: MailSpool, log: PinoLogger): Mailer => ({
  async send({ id, to, subject, text }) {
    await spool.write(id, `To: ${to}\nSubject: ${subject}\n\n${text}`);
    log.info({ mail: id, file: spool.pathOf(id) }, 'an e-mail that no server is configured for');
  },
  close() {},
});
