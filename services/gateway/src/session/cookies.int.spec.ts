import { openLink } from '@folia/contracts/link/questions';
import { getProfileCard } from '@folia/contracts/portfolio/questions';
import { getAccount, signIn, signOut, startSignin } from '@folia/contracts/session/questions';
import { resolveUsername } from '@folia/contracts/username/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { type RunningGateway, runGateway, type Told } from '../fixtures/running-gateway';

const visitor = newId();
const account = { id: newId(), uname: 'ada', type: 'individual' as const, isAdmin: false, maxpr: 1, name: 'Ada' };

let gateway: RunningGateway;
let asked: { cookie?: string; credential?: string }[] = [];
let opened: (string | undefined)[] = [];
let ended: boolean[] = [];

beforeAll(async () => {
  gateway = await runGateway([
    answering(startSignin, (_caller, input) => {
      asked.push(input);
      return { options: [], cookie: 'the-secret-of-this-sign-in' };
    }),
    answering(signIn, (_caller, input) => {
      asked.push(input);
      return { authCode: 'ada', expiresAt: '2030-01-01T00:00:00.000Z', user: account, isNew: false };
    }),
    answering(signOut, (_caller, { everywhere }) => {
      ended.push(everywhere);
      return {};
    }),
    answering(getAccount, () => account),
    answering(getProfileCard, () => ({ name: 'Ada', headline: '', photo: null, profiles: [] })),
    answering(openLink, ({ linkSession }) => {
      opened.push(linkSession);
      return { ownerId: account.id, visitor };
    }),
    answering(resolveUsername, () => ({ id: account.id, uname: 'ada' })),
  ]);
});

afterAll(() => gateway.close());

beforeEach(() => {
  [asked, opened, ended] = [[], [], []];
});

/** The cookies an answer sets, by name; one that is taken away is null. */
function setBy({ headers }: Told): Record<string, string | null> {
  const lines = [headers['set-cookie'] ?? []].flat();
  for (const line of lines)
    expect(line).toMatch(/; Path=\/;.*HttpOnly.*Secure.*SameSite=Lax|; Path=\/; (Expires|Max-Age)[^;]*;.*HttpOnly; Secure; SameSite=Lax/);
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return [name, /Expires=Thu, 01 Jan 1970/.test(line) || value === '' ? null : value];
    }),
  );
}

test('a sign-in begins with a secret for ten minutes, beside those that other tabs have', async () => {
  const told = await gateway.ask('GET', '/api/users/signin/options', { cookies: { '__Host-folia-signin': 'of-another-tab' } });
  expect(setBy(told)).toEqual({ '__Host-folia-signin': 'the-secret-of-this-sign-in' });
  expect(String(told.headers['set-cookie'])).toContain('Max-Age=600');
  expect(asked).toEqual([{ cookie: 'of-another-tab' }]);
});

test('it ends with the session in a cookie no script reads, for documents alone, and the secret is gone', async () => {
  const told = await gateway.ask('POST', '/api/users/signin?state=s', {
    headers: { authorization: 'Bearer idpgoogle:an-id-token', 'content-type': undefined },
    cookies: { '__Host-folia-signin': 'the-secret-of-this-sign-in' },
  });
  expect(told).toMatchObject({ status: 200, body: { authCode: 'ada', user: { uname: 'ada' } }, headers: { 'cache-control': 'no-store' } });
  expect(setBy(told)).toEqual({ '__Host-folia-signin': null, '__Host-folia-session': 'ada' });
  expect(asked).toMatchObject([{ cookie: 'the-secret-of-this-sign-in', credential: 'an-id-token' }]);
});

test.each(['Bearer folia:ada', 'Bearer idpnobody:x', 'Bearer idpgoogle:', `Bearer idpgoogle:${'x'.repeat(8_001)}`])(
  'is refused with %.40s',
  async (authorization) => {
    const told = await gateway.ask('POST', '/api/users/signin', { headers: { authorization } });
    expect(told.body.code).toBe('SIGNIN_FAILED');
    expect([setBy(told), asked]).toEqual([{}, []]);
  },
);

test('who signs out loses the session and what links showed, also when the session is over already', async () => {
  const gone = { '__Host-folia-session': null, '__Host-folia-link': null };
  expect(setBy(await gateway.ask('POST', '/api/users/signout', { as: 'ada' }))).toEqual(gone);
  expect(setBy(await gateway.ask('POST', '/api/users/signout', { as: 'nobody' }))).toEqual(gone);
  expect(setBy(await gateway.ask('POST', '/api/users/signout-everywhere', { as: 'ada' }))).toEqual(gone);
  expect(ended).toEqual([false, true]);
});

test('documents are told who the requests are of: a lost cookie comes back, and that of a guest goes', async () => {
  const current = (as: string | undefined, session: string | undefined) =>
    gateway.ask('GET', '/api/users/current', { as, ...(session && { cookies: { '__Host-folia-session': session } }) });
  expect(setBy(await current('ada', undefined))).toEqual({ '__Host-folia-session': 'ada' });
  expect(setBy(await current('ada', 'eve'))).toEqual({ '__Host-folia-session': 'ada' });
  expect(setBy(await current('ada', 'ada'))).toEqual({});
  expect(setBy(await current(undefined, 'ada'))).toEqual({ '__Host-folia-session': null });
  expect(setBy(await current(undefined, undefined))).toEqual({});
});

test('a link that is opened adds to the visitor session of this browser', async () => {
  const told = await gateway.ask('POST', '/api/links/open', { body: { token: 'x'.repeat(43) }, cookies: { '__Host-folia-link': visitor } });
  expect(told).toMatchObject({ status: 200, body: { uname: 'ada' } });
  expect(setBy(told)).toEqual({ '__Host-folia-link': visitor });
  expect(opened).toEqual([visitor]);
});
