import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { newAddress } from './mail';
import { askFor, invitationOf, join, makeOrganisation } from './organisation';
import { makePerson } from './person';
import { actAs } from './signed-in';

for (const [width, theme] of [
  [1440, 'dark'],
  [390, 'light'],
] as const)
  test(`an organisation is made, grows by invitation, changes hands and keeps its log (${width} px, ${theme})`, async ({ page, browser }) => {
    test.setTimeout(300_000);
    const name = `Meridian Pay ${crypto.randomUUID().slice(0, 4)}`;
    const [admin, elif, nadia] = [await makePerson('Boss Admin', ['--admin']), await makePerson('Elif Kaya'), await makePerson('Nadia Rahmani')];
    const id = await makeOrganisation(admin, elif, name, 6);
    const oskar = await join(id, elif, 'Oskar Lund', 'admin');
    await join(id, elif, 'Jakob Weiss', 'recruiter');
    const dress = async (one: Page) => {
      await one.setViewportSize({ width, height: 900 });
      await one.addInitScript((value) => localStorage.setItem('theme', value), theme);
    };
    const shot = async (what: string, one = page) => {
      if (process.env.SHOTS) await one.screenshot({ path: `${process.env.SHOTS}/organisation-${what}.${theme}.${width}.png`, fullPage: true });
    };
    const row = (words: string) => page.getByRole('listitem').filter({ hasText: words });

    await dress(page);
    await actAs(page, elif);
    await page.goto('/app/organisation');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Enterprise, 3 of 6 seats held: 3 members. Your contact is Hanna Berg')).toBeVisible();

    // Somebody is invited; a slip is named, and nothing that was typed is lost.
    const email = newAddress('nadia');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mails').fill(`${email}, lena@`);
    await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect(dialog.getByText('“lena@” is not an e-mail address.')).toBeVisible();
    await dialog.getByLabel('E-mails').fill(`${email}, ${newAddress('lena')}`);
    await expect(dialog.getByText('5 of 6 seats then')).toBeVisible();
    await expectAccessible(page);
    await shot('invite');
    await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect(row(email).getByText('Waiting, until')).toBeVisible();
    await expect(page.getByText('5 of 6 seats held: 3 members and 2 open invitations')).toBeVisible();
    await expectAccessible(page);
    await shot('members');

    // Whoever has the e-mail joins, sees what a recruiter sees, and chooses in the bar for whom to act.
    const context = await browser.newContext();
    const hers = await context.newPage();
    await dress(hers);
    await actAs(hers, nadia);
    await hers.goto(await invitationOf(email));
    await expect(hers.getByText('Elif Kaya invites you as recruiter')).toBeVisible();
    await expectAccessible(hers);
    await shot('invitation', hers);
    await hers.getByRole('button', { name: `Join ${name}` }).click();
    await expect(hers.getByRole('heading', { name })).toBeVisible();
    await expect(hers.getByRole('tab')).toHaveText([/^Members/, 'Roles']);
    await expect(hers.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
    await hers.getByRole('button', { name: `Act for: ${name}` }).click();
    await hers.getByRole('menuitem', { name: 'Your own account' }).click();
    await expect(hers.getByRole('heading', { name: 'Which organisation?' })).toBeVisible();
    await context.close();

    // Roles change with a reason; who is removed is gone at once.
    await page.reload();
    await page.getByRole('button', { name: 'Role of Nadia Rahmani: Recruiter' }).click();
    await page.getByRole('menuitem', { name: 'Member' }).click();
    await dialog.getByRole('button', { name: 'Change the role' }).click();
    await expect(dialog.getByText('Say why: one sentence is enough.')).toBeVisible();
    await dialog.getByLabel('Why?').fill('She reads boards only');
    await dialog.getByRole('button', { name: 'Change the role' }).click();
    await expect(page.getByRole('button', { name: 'Role of Nadia Rahmani: Member' })).toBeVisible();
    await page.getByRole('button', { name: 'More about Jakob Weiss' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await dialog.getByLabel('Why?').fill('He moved to Berlin');
    await expectAccessible(page);
    await shot('remove');
    await dialog.getByRole('button', { name: `Remove from ${name}` }).click();
    await expect(row('Jakob Weiss')).toHaveCount(0);

    for (const [tab, title] of [
      ['Roles', 'What each role may do'],
      ['Limits', 'Shared limits'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}`));
      await expectAccessible(page);
      await shot(tab.toLowerCase());
    }
    await page.getByRole('tab', { name: 'Audit' }).click();
    await expect(page.getByText('removed Jakob Weiss: He moved to Berlin')).toBeVisible();
    await expect(page.getByText('changed the role of Nadia Rahmani from recruiter to member: She reads boards only')).toBeVisible();
    await expectAccessible(page);
    await shot('audit');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const table = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
    expect(table[0]).toBe('time,who,what,to whom,reason,details,who (number),to whom (number)');
    expect(table[1]).toContain('Elif Kaya,member.removed,Jakob Weiss,He moved to Berlin');
    await page.getByLabel('Find in the audit log').fill('berlin');
    await expect(page.getByText('changed the role of Nadia Rahmani')).toHaveCount(0);
    await expect(page.getByText('removed Jakob Weiss: He moved to Berlin')).toBeVisible();

    // An end needs its name.
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Delete the organisation' }).click();
    await dialog.getByLabel(`Type its name: ${name}`).fill('Meridian');
    await dialog.getByRole('button', { name: 'Delete the organisation' }).click();
    await expect(dialog.getByText('That is not its name.')).toBeVisible();
    await expectAccessible(page);
    await shot('delete');
    await dialog.getByRole('button', { name: 'Keep' }).click();

    // Its only owner stays until somebody else owns it.
    await page.getByRole('button', { name: 'More about Elif Kaya' }).click();
    await page.getByRole('menuitem', { name: 'Leave' }).click();
    await dialog.getByRole('button', { name: `Leave ${name}` }).click();
    await expect(dialog.getByText('An organisation always has an owner')).toBeVisible();
    await shot('leave');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'More about Oskar Lund' }).click();
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    await dialog.getByLabel('Why?').fill('I change teams');
    await dialog.getByRole('button', { name: 'Make Oskar Lund the owner' }).click();
    await expect(row('Elif Kaya').getByText('Admin')).toBeVisible();
    await page.getByRole('button', { name: 'More about Elif Kaya' }).click();
    await page.getByRole('menuitem', { name: 'Leave' }).click();
    await dialog.getByRole('button', { name: `Leave ${name}` }).click();
    await expect(page).toHaveURL(/\/app\/dashboard/);
    expect((await ask(elif, 'GET', '/api/organisations')).body.items).toEqual([]);
    await expect.poll(async () => (await askFor(id, elif, 'GET', '/api/organisation')).status, { timeout: 20_000 }).toBe(404);
    expect((await askFor(id, oskar, 'GET', '/api/organisation')).body).toMatchObject({ role: 'owner', members: 2 });
  });
