import { Writable } from 'node:stream';
import pino from 'pino';
import { logOptions } from './log';
import { withRequestContext } from './request-context';

function logInto() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: pino(logOptions('spec', 'info'), sink) };
}

test('a log line never holds what signs in, what opens a link or how to reach a person, however deep', () => {
  const { log, lines } = logInto();
  const secrets = {
    authCode: 'canary-1',
    password: 'canary-2',
    token: 'canary-3',
    credential: 'canary-4',
    email: 'canary-5',
    phone: 'canary-6',
    contentBase64: 'canary-7',
    authorization: 'canary-8',
    cookie: 'canary-9',
  };
  log.info(secrets, 'flat');
  log.info({ input: secrets }, 'one down');
  log.info({ call: { input: secrets } }, 'two down');
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain('canary');
});

test('the lines of one request carry its id', () => {
  const { log, lines } = logInto();
  withRequestContext({ requestId: 'r-1' }, () => log.info('hello'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r-1', service: 'spec' });
});
