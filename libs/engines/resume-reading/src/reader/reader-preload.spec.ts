import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const preload = join(__dirname, '../../dist/reader/reader-preload.js');

/** Runs a line of code after the preload and returns what it wrote (to the descriptor: a piped stdout would be a socket, which is refused). */
const behind = (code: string) =>
  execFileSync(
    process.execPath,
    [
      '--require',
      preload,
      '-e',
      `const say = (text) => require('fs').writeSync(1, text); (async () => { try { ${code}; say('reached') } catch (error) { say(error.message) } })()`,
    ],
    { env: {}, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );

test.each([
  ["await fetch('http://127.0.0.1')"],
  ["require('net').connect(80)"],
  ["new (require('node:net').Socket)().connect(80)"],
  ["require('https').get('https://127.0.0.1')"],
  ["(await import('node:http')).request('http://127.0.0.1')"],
  ["require('tls').connect(443)"],
  ["require('dgram').createSocket('udp4')"],
  ["require('dns').lookup('localhost', () => undefined)"],
  ["require('dns/promises').resolve('localhost')"],
  ["require('child_process').execSync('id')"],
  ["(await import('child_process')).spawn('id')"],
  ["new (require('worker_threads').Worker)('0', { eval: true })"],
])('%s is refused', (code) => expect(behind(code)).toContain('is not available while a document is read'));

test('files can be read', () => expect(behind("require('fs').readFileSync(process.execPath).length")).toContain('reached'));
