import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkPostAddress, SafePost } from './safe-post';

let server: Server;
let port: number;
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/long') response.end('x'.repeat(10_000));
    else if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
    else if (request.url !== '/never') response.end('short');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = 0;
});

const none: ReadonlySet<string> = new Set();
type Resolve = NonNullable<ConstructorParameters<typeof SafePost>[0]['resolve']>;
/** A resolver that answers each question for a name with the next of these lists of addresses. */
const answering = (...answers: string[][]): Resolve =>
  ((_host: string, _options: object, found: (error: null, addresses: LookupAddress[]) => void) => {
    const addresses = answers.length > 1 ? answers.shift() : answers[0];
    found(
      null,
      (addresses ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as Resolve;

async function post(address: string, { resolve, testHosts = none, ms = 2_000 }: { resolve?: Resolve; testHosts?: ReadonlySet<string>; ms?: number } = {}) {
  const poster = new SafePost({ ms, keptBytes: 2_048, testHosts, ...(resolve && { resolve }) });
  try {
    return await poster.send(address, {}, '{}').catch((error: { code: string }) => error.code);
  } finally {
    await poster.close();
  }
}

test.each([
  ['loopback', 'https://127.0.0.1/'],
  ['loopback by a number', 'https://2130706433/'],
  ['loopback in hexadecimal', 'https://0x7f.1/'],
  ['loopback by name', 'https://localhost/'],
  ['any address', 'https://0.0.0.0/'],
  ['a private network', 'https://192.168.1.1/'],
  ['a shared network', 'https://100.64.0.1/'],
  ['link-local', 'https://169.254.169.254/latest/meta-data/'],
  ['IPv6 loopback', 'https://[::1]/'],
  ['a mapped address', 'https://[::ffff:127.0.0.1]/'],
  ['a translated address', 'https://[64:ff9b::7f00:1]/'],
  ['a unique local address', 'https://[fc00::1]/'],
  ['plain http', 'http://example.com/'],
  ['another port', 'https://example.com:444/'],
  ['a name and a password', 'https://a:b@example.com/'],
  ['another scheme', 'file:///etc/passwd'],
  ['no address', 'example.com'],
])('%s is refused before anything is resolved', async (_what, address) => {
  expect(() => checkPostAddress(address, none)).toThrow(expect.objectContaining({ code: 'ADDRESS_REFUSED' }));
  expect(await post(address)).toBe('ADDRESS_REFUSED');
});

test.each([
  ['loopback', ['127.0.0.1']],
  ['a private address', ['10.1.2.3']],
  ['link-local', ['169.254.169.254']],
  ['IPv6 loopback', ['::1']],
  ['a public address beside a private one', ['93.184.216.34', '10.0.0.1']],
])('a name that stands for %s is refused', async (_what, addresses) => {
  expect(await post('https://hooks.example.com/', { resolve: answering(addresses) })).toBe('ADDRESS_REFUSED');
});

test('a name that was public once and is private now is refused, as each connection resolves again', async () => {
  // A public address that belongs to nobody.
  const resolve = answering(['2a0f:ffff::1'], ['127.0.0.1']);
  const poster = new SafePost({ ms: 500, keptBytes: 10, testHosts: none, resolve });
  const outcomes: string[] = [];
  for (let tries = 0; tries < 2; tries += 1) outcomes.push(await poster.send('https://rebind.example.com/', {}, '').then(String, (error) => error.code));
  await poster.close();
  expect([['ADDRESS_UNREACHABLE', 'TIMEOUT'].includes(outcomes[0] ?? ''), outcomes[1]]).toEqual([true, 'ADDRESS_REFUSED']);
  expect(asked).toBe(0);
});

test('a test host is posted to, redirects are answers, and of a long answer only the first bytes are kept', async () => {
  const testHosts = new Set(['127.0.0.1']);
  const at = (path: string) => post(`http://127.0.0.1:${port}${path}`, { testHosts, ms: 1_000 });
  expect(await at('/')).toMatchObject({ status: 200, body: 'short', isCut: false });
  expect(await at('/away')).toMatchObject({ status: 302, headers: { location: expect.any(String) } });
  expect(asked).toBe(2);
  const long = await at('/long');
  expect(long).toMatchObject({ status: 200, isCut: true });
  expect((long as { body: string }).body).toHaveLength(2_048);
  expect(await at('/never')).toBe('TIMEOUT');
  expect(await post('http://127.0.0.1:1/', { testHosts })).toBe('ADDRESS_UNREACHABLE');
});
