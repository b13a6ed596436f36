import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** What a mail server received: the envelope's receiver, and the message as it came. */
type ReceivedMail = { to: string; raw: string };

/**
 * A mail server that speaks SMTP (RFC 5321) and keeps what it receives, also in a folder for readers in other processes; `refuseNext` answers that many
 * messages with "try later".
 */
export async function startMailServer(folder?: string) {
  if (folder) mkdirSync(folder, { recursive: true });
  const received: ReceivedMail[] = [];
  const open = new Set<Socket>();
  let refusals = 0;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let waiting = '';
    let to = '';
    let message: string[] | null = null;
    const hear = (line: string): void => {
      if (message) {
        if (line !== '.') return void message.push(line.replace(/^\.\./, '.'));
        const mail = { to, raw: message.join('\n') };
        received.push(mail);
        if (folder) {
          // Another process may read the folder at any moment, and must not find half a message.
          writeFileSync(`${folder}.part`, JSON.stringify(mail));
          renameSync(`${folder}.part`, join(folder, `${received.length}.json`));
        }
        message = null;
        return void say('250 kept');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') return void say('250 folia-tests');
      if (verb === 'RCPT') {
        if (refusals > 0) {
          refusals -= 1;
          return void say('451 try later');
        }
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        return void say('250 ok');
      }
      if (verb === 'DATA') {
        message = [];
        return void say('354 go on');
      }
      if (verb === 'QUIT') {
        say('221 bye');
        return void socket.end();
      }
      say('250 ok');
    };
    say('220 folia-tests');
    socket.on('data', (data) => {
      const lines = (waiting + data.toString('utf8')).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (count: number) => {
      refusals = count;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
