import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

for (const width of [1440, 390]) {
  test(`a business account begins with finding people and messages, and has a quiet way to a portfolio of its own, at ${width}`, async ({ page }) => {
    const recruiter = await makePerson('Rea Cruiter', ['--type', 'business']);
    const wanted = await makePerson(`Wanda W${[...recruiter.userId.slice(-8)].join('')}`);
    await ask(wanted, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public' });
    await actAs(page, recruiter);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you looking for?' })).toBeVisible();
    await expect(page.getByText('Nobody has written to you yet')).toBeVisible();
    await expect(page.getByText('Begin with your resume.')).toHaveCount(0);
    await expectAccessible(page);

    await ask(recruiter, 'POST', '/api/threads', { to: wanted.userId, text: 'Shall we talk?' });
    const { items } = (await ask(wanted, 'GET', '/api/threads?mode=inbox')).body;
    await ask(wanted, 'POST', `/api/threads/${items[0].id}/messages`, { text: 'Gladly.' });
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: /Gladly\./ })).toBeVisible();

    const box = page.getByRole('main').getByRole('combobox', { name: 'Search people' });
    await box.fill(wanted.uname);
    await page.getByRole('main').getByRole('option').first().click();
    await expect(page).toHaveURL(new RegExp(`/${wanted.uname}$`));

    await page.goto('/app/dashboard');
    await page.getByRole('link', { name: 'Open my portfolio' }).click();
    await expect(page.getByText('Begin with your resume.')).toBeVisible();
  });
}

for (const width of [1440, 390])
  test(`a business account finds the links it was sent again, with whose portfolio each opens and whether it still does, at ${width}`, async ({ page }) => {
    const recruiter = await makePerson('Rea Received', ['--type', 'business']);
    const [open, hidden] = [await makePerson('Olga Open'), await makePerson('Hilda Hidden')];
    const send = async (owner: Person) => (await ask(owner, 'POST', '/api/links', { description: 'Canary words of the owner' })).body;
    const toOpen = await send(open);
    const toHidden = await send(hidden);
    await actAs(page, recruiter);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/dashboard');
    await expect(page.getByText('No link opened yet')).toBeVisible();

    await page.goto(`/protected/${toHidden.token}`);
    await expect(page).toHaveURL(new RegExp(`/${hidden.uname}$`));
    await page.goto(`/protected/${toOpen.token}`);
    await expect(page).toHaveURL(new RegExp(`/${open.uname}$`));
    await page.goto('/app/dashboard');
    const list = page.getByRole('list', { name: 'Links you were sent' });
    await expect(list.getByRole('listitem')).toHaveText([/Olga Open.*Still opens.*Opened/, /Hilda Hidden.*Still opens.*Opened/]);
    await expectAccessible(page);

    // Both portfolios are private: one that its link no longer opens is neither named nor linked.
    await ask(hidden, 'DELETE', `/api/links/${toHidden.link.id}`);
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveText([/Olga Open/, /A portfolio that is no longer shown to you.*Withdrawn/]);
    expect((await ask(recruiter, 'GET', '/api/links/received')).body.items[1]).toMatchObject({ uname: null, name: null, photo: null, refusal: 'LINK_REVOKED' });
    // Without the session of the link the address is known, as the link would lead there again, and nothing else.
    const { body } = await ask(recruiter, 'GET', '/api/links/received');
    expect(body.items[0]).toMatchObject({ uname: open.uname, name: null, photo: null, refusal: null });
    expect(JSON.stringify(body)).not.toMatch(/Canary words|viewCount|token/);
    expect((await ask(null, 'GET', '/api/links/received')).status).toBe(401);
    expect((await ask(open, 'GET', '/api/links/received')).body.items).toEqual([]);

    await list.getByRole('link', { name: 'Olga Open' }).click();
    await expect(page).toHaveURL(new RegExp(`/${open.uname}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Olga Open');
  });

test('whoever is not a business account begins with their own portfolio', async ({ page }) => {
  await actAs(page, await makePerson('Job Seeker'));
  await page.goto('/app/dashboard');
  await expect(page.getByText('Begin with your resume.')).toBeVisible();
  await expect(page.getByText('Who are you looking for?')).toHaveCount(0);
});
