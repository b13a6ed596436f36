import { expect, test } from '@playwright/test';
import { ask, productUrl } from '../api';
import { makePerson, type Person } from '../person';
import { pidOf } from './processes';

const page = (path: string) => fetch(productUrl + path, { headers: { accept: 'text/html' } });

async function publish(person: Person): Promise<void> {
  const { body } = await ask(person, 'GET', `/api/portfolios/${person.uname}`);
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: body.owner.profileVersion, visibility: 'public' })).status).toBe(200);
}

test('while portfolios cannot be asked for, strangers read the page that was public just before, and for any other a page that says so', async () => {
  const [seen, unseen] = await Promise.all([makePerson('Visi Ted'), makePerson('Unvisi Ted')]);
  await Promise.all([publish(seen), publish(unseen)]);
  const before = await (await page(`/${seen.uname}`)).text();
  expect(before).toContain('Visi Ted');

  const hung = pidOf('portfolio') ?? 0;
  process.kill(hung, 'SIGSTOP');
  try {
    const [shown, missing, api] = await Promise.all([page(`/${seen.uname}`), page(`/${unseen.uname}`), ask(null, 'GET', `/api/portfolios/${unseen.uname}`)]);
    expect([shown.status, await shown.text()]).toEqual([200, before]);
    expect([503, 504]).toContain(api.status);
    expect(missing.status).toBe(503);
    for (const { headers } of [missing, api]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(missing.headers.get('content-type')).toContain('text/html');
    expect(missing.headers.get('cache-control')).toContain('no-store');
    const words = await missing.text();
    for (const part of ['Folia', 'away for the moment']) expect(words).toContain(part);
    expect(words).not.toContain('Unvisi Ted');
  } finally {
    process.kill(hung, 'SIGKILL');
  }
  await expect.poll(async () => (await page(`/${unseen.uname}`)).status, { timeout: 60_000 }).toBe(200);
});
