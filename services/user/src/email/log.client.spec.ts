import { Writable } from 'node:stream';
import type { PinoLogger } from 'nestjs-pino';
import pino from 'pino';
import { logMailer } from './log.client';

test('without a mail server the log has the words and not the address', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  await logMailer(pino(stream) as unknown as PinoLogger).send({
    id: 'one',
    to: 'ida@example.com',
    subject: 'Tomas wrote to you',
    text: 'Read it here',
    unsubscribe: null,
  });
  expect(JSON.parse(lines.join(''))).toMatchObject({ email: 'one', subject: 'Tomas wrote to you', text: 'Read it here' });
  expect(lines.join('')).not.toContain('ida@example.com');
});
