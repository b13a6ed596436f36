import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { PinoLogger } from 'nestjs-pino';
import pino from 'pino';
import { MailSpool, spoolMailer } from './spool.client';

let directory: string;
let spool: MailSpool;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'spool-')), 'mail');
  spool = new MailSpool(directory);
});
afterEach(() => rm(join(directory, '..'), { recursive: true }));

test('without a mail server an e-mail is a file of one’s own, and the log has its address and nothing else of it', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const letter = { subject: 'Get back into your account @ida-holm', text: 'https://folia.example/app/recover#secret-token', html: '' };
  await spoolMailer(spool, pino(stream) as unknown as PinoLogger).send({ id: 'one', to: 'ida@example.com', unsubscribe: null, ...letter });
  const { file } = JSON.parse(lines.join(''));
  expect(await readFile(file, 'utf8')).toBe(`To: ida@example.com\nSubject: ${letter.subject}\n\n${letter.text}`);
  expect([(await stat(file)).mode & 0o777, (await stat(directory)).mode & 0o777]).toEqual([0o600, 0o700]);
  for (const private_ of ['ida', 'recover', 'secret-token']) expect(lines.join('')).not.toContain(private_);
});

test('what is forgotten or older than a week is gone, the rest stays', async () => {
  await spool.forgetOld();
  for (const id of ['erased', 'old', 'young']) await spool.write(id, id);
  await spool.forget(['erased', 'never-there']);
  await utimes(spool.pathOf('old'), new Date(), new Date(Date.now() - 8 * 24 * 3_600_000));
  await spool.forgetOld();
  expect(await readdir(directory)).toEqual(['young.txt']);
});
