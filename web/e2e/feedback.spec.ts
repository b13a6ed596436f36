import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';
import { wake } from './wake';

test('feedback of a member and of a guest reaches the admin; an error keeps what was typed, and the answer comes back', async ({ browser }) => {
  test.setTimeout(120_000);
  const [boss, person] = await Promise.all([makePerson('Fay Boss', ['--admin']), makePerson('Fay Writer')]);
  const marker = crypto.randomUUID();

  const outside = await browser.newContext({ viewport: { width: 390, height: 900 } });
  const guest = await outside.newPage();
  await guest.goto('/app/feedback?about=/app/help/plans%3Fsecret');
  await expect(guest.getByLabel('Which page is it about?')).toHaveValue('/app/help/plans');
  await wake(guest);
  await guest.getByText('Question', { exact: true }).click();
  await guest.getByLabel('What do you want to know?').fill(`Is there a student plan? ${marker}`);
  await guest.getByLabel('Your e-mail').fill('not an address');
  await guest.getByRole('button', { name: 'Send feedback' }).click();
  await expect(guest.getByText('Use an address such as ida@example.com, or leave it empty.')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Your e-mail').fill('');
  // Nothing that was typed is lost by a failure.
  await guest.route('**/api/feedback', (sent) => sent.abort());
  await guest.getByRole('button', { name: 'Send feedback' }).click();
  await expect(guest.getByRole('alert')).not.toBeEmpty();
  await expect(guest.getByLabel('What do you want to know?')).toHaveValue(`Is there a student plan? ${marker}`);
  await guest.unroute('**/api/feedback');
  await guest.getByRole('button', { name: 'Send feedback' }).click();
  await expect(guest.getByText('Thank you. It has arrived.')).toBeVisible();
  await outside.close();

  const inside = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const member = await inside.newPage();
  await actAs(member, person);
  await member.goto('/app/feedback');
  await expect(member.getByLabel('Your e-mail')).toHaveCount(0);
  await member.getByText('Idea', { exact: true }).click();
  await member.getByLabel('What is missing?').fill(`Let me sort my talks ${marker}`);
  await member.getByRole('button', { name: 'Send feedback' }).click();
  await expect(member.getByText('You are told when it is answered')).toBeVisible();
  await expect(member.getByText(`Let me sort my talks ${marker}`)).toBeVisible();

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const admin = await office.newPage();
  await actAs(admin, boss);
  await admin.goto('/app/admin?tab=feedback');
  await expect(admin.getByText('Operator not named')).toBeVisible();
  const rowOf = (words: string) => admin.getByRole('listitem').filter({ hasText: `${words} ${marker}` });
  // Without an address there is nobody to answer.
  await expect(rowOf('Is there a student plan?').getByRole('button', { name: 'Answer' })).toHaveCount(0);
  await rowOf('Let me sort my talks').getByRole('button', { name: 'Answer' }).click();
  await admin.getByRole('dialog').getByLabel('Your answer').fill('You can: drag them on the dashboard.');
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await expect(rowOf('Let me sort my talks')).toHaveCount(0);
  await rowOf('Is there a student plan?').getByRole('button', { name: 'Close' }).click();
  await expect(rowOf('Is there a student plan?')).toHaveCount(0);
  await office.close();

  expect((await ask(person, 'GET', '/api/notifications')).body.items[0]).toMatchObject({ kind: 'feedback-answered' });
  await member.goto('/app/notifications');
  await member.getByRole('link', { name: 'Your feedback was answered.' }).click();
  await expect(member.getByText('You can: drag them on the dashboard.')).toBeVisible();
  await expectAccessible(member);
  await inside.close();
});
