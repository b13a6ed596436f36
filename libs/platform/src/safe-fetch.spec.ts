import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { fetchLimits, isPublicAddress, safeFetch } from './safe-fetch';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let origin: string;
let answer: Answer = (_request, response) => response.end();
let asked: { url: string; headers: IncomingMessage['headers'] }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const local = { allowLoopback: true };
const html =
  (body: string, type = 'text/html; charset=utf-8'): Answer =>
  (_request, response) =>
    response.setHeader('content-type', type).end(body);
const to =
  (location: string, status = 302): Answer =>
  (_request, response) =>
    response.writeHead(status, { location }).end();
const code = (address: string, options = local) =>
  safeFetch(address, options).then(
    () => 'read',
    (error) => error.code,
  );

test('a page is read with its type and its characters, without cookies or credentials', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1', 'set-cookie': 'a=b' }).end(Buffer.from('caf\xe9', 'latin1'));
  expect(await safeFetch(`${origin}/job`, local)).toEqual({ url: `${origin}/job`, type: 'text/html', body: 'café' });
  await safeFetch(`${origin}/job`, local);
  expect(asked.map(({ headers }) => [headers.cookie, headers.authorization])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://10.0.0.8/',
  'http://172.16.4.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://224.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::a00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'http://example.org:8080/',
  'http://example.org:22/',
  'https://user:secret@example.org/',
  'no address',
])('%s is refused, and nobody is asked', async (address) => {
  expect(await code(address, { allowLoopback: false })).toBe('ADDRESS_REFUSED');
  expect(asked).toEqual([]);
});

test('what is allowed for tests is this machine alone', () => {
  expect(isPublicAddress('127.0.0.1', local)).toBe(true);
  for (const address of ['10.0.0.1', '169.254.169.254', '::ffff:192.168.0.1', 'fd00::1']) expect(isPublicAddress(address, local)).toBe(false);
  for (const address of ['8.8.8.8', '2606:4700:4700::1111']) expect(isPublicAddress(address)).toBe(true);
});

test('no private IPv4 address is public, however it is written as IPv6', () => {
  const byte = fc.nat(255);
  const inside = fc.oneof(
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  );
  fc.assert(
    fc.property(inside, (bytes) => {
      const [a, b, c, d] = bytes.map((one) => one.toString(16).padStart(2, '0'));
      const written = [bytes.join('.'), `::ffff:${bytes.join('.')}`, `::${bytes.join('.')}`, `64:ff9b::${a}${b}:${c}${d}`, `2002:${a}${b}:${c}${d}::`];
      return written.every((address) => !isPublicAddress(address));
    }),
  );
});

test('a redirect is followed three times, and each is looked at like the first', async () => {
  answer = (request, response) => (request.url === '/3' ? html('here')(request, response) : to(`/${Number(request.url?.slice(1)) + 1}`)(request, response));
  expect((await safeFetch(`${origin}/0`, local)).url).toBe(`${origin}/3`);
  expect(await code(`${origin}/-1`)).toBe('ADDRESS_UNREACHABLE');
  for (const elsewhere of ['http://10.0.0.1/', 'file:///etc/passwd', 'http://169.254.169.254/', '//192.168.0.1/']) {
    answer = to(elsewhere, 307);
    expect([elsewhere, await code(`${origin}/`)]).toEqual([elsewhere, 'ADDRESS_REFUSED']);
  }
});

test('more than the limit is refused while it comes, packed or not', async () => {
  const large = 'a'.repeat(fetchLimits.bytes + 1);
  answer = html(large);
  expect(await code(`${origin}/`)).toBe('ADDRESS_TOO_LARGE');
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(large));
  expect(await code(`${origin}/`)).toBe('ADDRESS_TOO_LARGE');
  answer = html(large.slice(1));
  expect(await code(`${origin}/`)).toBe('read');
});

test('what is no text is not read, and an error page is not taken for one', async () => {
  answer = html('%PDF', 'application/pdf');
  expect(await code(`${origin}/`)).toBe('ADDRESS_NO_TEXT');
  answer = (_request, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('Not here');
  expect(await code(`${origin}/`)).toBe('ADDRESS_UNREACHABLE');
});

test('who closes the line or has no such name cannot be reached', async () => {
  answer = (request) => request.socket.destroy();
  expect(await code(`${origin}/`)).toBe('ADDRESS_UNREACHABLE');
  expect(await code('http://no-such-name.invalid/')).toBe('ADDRESS_UNREACHABLE');
});

test('who never ends is left after the time limit', async () => {
  answer = (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('and ');
  expect(await code(`${origin}/`)).toBe('ADDRESS_UNREACHABLE');
});
