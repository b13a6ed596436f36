import { once } from 'node:events';
import { Readable } from 'node:stream';
import { AppError, type ErrorCode } from '@folia/contracts/errors';
import { askLinkCode, grantLink, noteLinkFetch, openLink, watchLinks } from '@folia/contracts/link/questions';
import { openMedia } from '@folia/contracts/media/questions';
import { publicVersion, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { answering } from '@folia/testing/answering-service';
import { grantedLink } from '@folia/testing/granted-link';
import { type RunningGateway, runGateway } from '../fixtures/running-gateway';

let gateway: RunningGateway;
const ownerId = newId();
const linkSession = newId();
const cookies = { '__Host-folia-link': linkSession };
const token = `token-${'t'.repeat(37)}`;
let networks: string[] = [];
let views: Record<string, unknown>[] = [];
let shown = 'open';
let looks = 0;

beforeAll(async () => {
  gateway = await runGateway([
    answering(openLink, (_caller, { network }) => {
      networks.push(network);
      throw new AppError('LINK_PASSWORD_WRONG', { gate: 'g', press: false, password: true, email: false, notice: null });
    }),
    answering(askLinkCode, (_caller, { network }) => {
      networks.push(network);
      return {};
    }),
    answering(noteLinkFetch, () => ({})),
    answering(watchLinks, (_caller, { visitors }) => {
      looks += 1;
      return { shown: Object.fromEntries(visitors.map((visitor) => [visitor, shown])) };
    }),
    answering(grantLink, () =>
      shown !== 'closed' ? { links: [grantedLink({ id: newId() })], refusal: null } : { links: [], refusal: 'LINK_REVOKED' as const },
    ),
    answering(viewPortfolio, (caller, asked) => {
      views.push({ ...asked, linkSession: caller.linkSession });
      if (asked.token === 'with-a-password') throw new AppError('LINK_PASSWORD_REQUIRED');
      if (asked.token === 'of-nobody') throw new AppError('NOT_FOUND');
      if (asked.token === 'with-an-address') throw new AppError('LINK_EMAIL_REQUIRED');
      return { version: 1, json: JSON.stringify({ uname: 'ada', viewer: asked.token ? 'link' : 'stranger' }), profileId: null };
    }),
    answering(publicVersion, () => ({ versions: { ada: 1 } })),
    answering(resolveUsername, () => ({ userId: ownerId, uname: 'ada', version: 1, renamedTo: null })),
    answering(openMedia, () => {
      throw new AppError('NOT_FOUND');
    }),
  ]);
});
afterAll(() => gateway.close());
beforeEach(() => {
  [networks, views, shown, looks] = [[], [], 'open', 0];
});

test('a visitor is where the connection comes from: headers that a visitor can write change nothing', async () => {
  for (const forged of ['203.0.113.9', '198.51.100.1, 203.0.113.9', '::1']) {
    const headers = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged, 'cf-connecting-ip': forged };
    await gateway.ask('POST', '/api/links/open', { body: { token, password: 'wrong-one' }, headers });
    await gateway.ask('POST', '/api/links/code', { body: { token, gate: 'g', email: 'rea@example.org' }, headers });
  }
  expect(networks).toEqual(Array(6).fill('127.0.0.1'));
});

test('an open page hears within a moment that its link was closed, and why; one question looks for all pages', async () => {
  const watching = [1, 2, 3].map(() => gateway.ask('GET', `/api/links/watch?ownerId=${ownerId}`, { cookies }));
  while (looks < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  const before = looks;
  shown = 'closed';
  const told = await Promise.all(watching);
  for (const { status, headers, text } of told) {
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('event: closed\ndata: {"reason":"LINK_REVOKED"}');
  }
  expect(looks - before).toBeLessThanOrEqual(2);
});

test('a download that is under way breaks off when its link closes, and not because somebody could not be asked', async () => {
  const { WatchedLinksService } = await import('./watched-links.service');
  const rpc = new RpcClient({ sharing: process.env.SHARING_RPC ?? '' }, process.env.INNER_KEY ?? '');
  const watched = new WatchedLinksService(rpc);
  // Bytes without an end, as slowly as they are taken.
  const endless = () => new Readable({ read: () => {} });
  const refusing = (code: ErrorCode) => async () => {
    if (shown === 'closed') throw new AppError(code);
  };
  const [closed, away] = [endless(), endless()];
  const brokenOff = once(closed, 'error');
  watched.guard(linkSession, refusing('UNAVAILABLE'), away);
  watched.guard(linkSession, refusing('NOT_FOUND'), closed);
  while (looks < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  expect([closed.destroyed, away.destroyed]).toEqual([false, false]);
  shown = 'closed';
  expect(await brokenOff).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect([closed.destroyed, away.destroyed]).toEqual([true, false]);
  watched.onApplicationShutdown();
  rpc.close();
});

test('an open page hears that its link shows something else, every time, and goes on listening', async () => {
  const watching = gateway.ask('GET', `/api/links/watch?ownerId=${ownerId}`, { cookies });
  for (const state of ['less', 'nothing but work', 'closed']) {
    const before = looks;
    while (looks < before + 2) await new Promise((resolve) => setTimeout(resolve, 50));
    shown = state;
  }
  const { text } = await watching;
  expect(text.match(/^event: .+/gm)).toEqual(['event: changed', 'event: changed', 'event: closed']);
});

test('a page that is opened when its link is closed already hears it at once, and so does a browser without a session', async () => {
  shown = 'closed';
  expect((await gateway.ask('GET', `/api/links/watch?ownerId=${ownerId}`, { cookies })).text).toContain('"reason":"LINK_REVOKED"');
  expect((await gateway.ask('GET', `/api/links/watch?ownerId=${ownerId}`)).text).toContain('"reason":"LINK_CHANGED"');
});

describe('a token in an address', () => {
  test('shows what its link shows, under the address of the specification alone, kept by nobody', async () => {
    const { status, headers, body } = await gateway.ask('GET', `/api/users/user/ada?token=${token}`);
    expect([status, body, headers['cache-control'], headers.etag]).toEqual([200, { uname: 'ada', viewer: 'link' }, 'private, no-store', undefined]);
    expect(views).toEqual([{ key: 'ada', token }]);
    await gateway.ask('GET', `/api/portfolios/ada?token=${token}`);
    expect(views.slice(1).filter((asked) => asked.token)).toEqual([]);
    // What a stranger is shown afterwards was not kept from the answer to the token.
    expect((await gateway.ask('GET', '/api/users/user/ada')).body).toMatchObject({ viewer: 'stranger' });
  });

  test.each([
    ['with-a-password', 'LINK_PASSWORD_REQUIRED'],
    ['with-an-address', 'LINK_EMAIL_REQUIRED'],
  ])('of a link %s is refused', async (which, code) => {
    const { status, body, headers } = await gateway.ask('GET', `/api/users/user/ada?token=${which}`);
    expect([status, body.code, headers['cache-control']]).toEqual([422, code, 'no-store']);
  });

  test('that is none of this person’s means nothing, and its answer is kept by nobody either', async () => {
    const { status, body, headers } = await gateway.ask('GET', '/api/users/user/ada?token=of-nobody');
    expect([status, body.viewer, headers['cache-control'], headers.etag]).toEqual([200, 'stranger', 'private, no-store', undefined]);
  });

  test('stands in nothing that is logged, of an answer or a failure', async () => {
    const written: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    for (const path of [`/api/users/user/ada?token=${token}`, `/ada?token=${token}`, `/protected/${token}`, `/api/users/user/ada?token=${token}&nonsense=1`]) {
      await gateway.ask('GET', path);
    }
    write.mockRestore();
    expect(written.join('')).not.toContain(token);
  });
});

test('the gate is the same for every token and tells nobody anything: neutral, not indexed, not kept, no referrer', async () => {
  const gates = await Promise.all([`/protected/${token}`, '/protected/another', '/protected', `/ada?token=${token}`].map((path) => gateway.ask('GET', path)));
  for (const { status, text, headers } of gates) {
    expect([status, text]).toEqual([200, gates[0]?.text]);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  }
  expect(gates[0]?.text).toContain('<title>A protected link · Folia</title>');
  expect(gates[0]?.text).not.toContain(token);
});

test('a page that is seen by a link is not indexed, not kept and sends no referrer, nor are the answers behind it', async () => {
  const { headers } = await gateway.ask('GET', '/ada', { cookies });
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  const answer = await gateway.ask('GET', '/api/portfolios/ada', { cookies });
  expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  expect((await gateway.ask('GET', '/api/portfolios/ada')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
