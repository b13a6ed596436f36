import { expect, type Page, test } from '@playwright/test';
import { ask, productUrl } from './api';
import { expectAccessible } from './axe';
import { backendJob } from './jobs';
import { makePerson, type Person } from './person';
import { actAs, signInThroughPopup } from './signed-in';

const quote = 'Kafka between 11 services, no lost message since 2022';

async function makeEngineer(name: string): Promise<Person> {
  const person = await makePerson(name);
  const work = { position: 'Platform Engineer', employer: 'Tidewater Grid', startDate: '2020-03', current: true, highlights: [quote] };
  for (const content of [
    { kind: 'work', fields: work },
    { kind: 'project', fields: { name: 'Harbor', summary: 'A queue that keeps what it was given.' } },
    { kind: 'skill', fields: { name: 'Kafka' } },
  ])
    expect((await ask(person, 'POST', '/api/items', { content })).status).toBe(201);
  const { owner } = (await ask(person, 'GET', `/api/portfolios/${person.uname}`)).body;
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: owner.profileVersion, visibility: 'public' })).status).toBe(200);
  return person;
}

const overlay = (page: Page, person: string) => page.getByRole('dialog', { name: `Ask about ${person}` });
const answers = (page: Page) => page.getByRole('log').getByRole('listitem');

/** Opens it by its button, which may be pressed before the page's scripts have run. */
async function openTalk(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(async () => {
    if ((await page.getByRole('dialog').count()) === 0) await page.getByRole('button', { name: 'Ask Buddy' }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

async function say(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
  await expect(answers(page).filter({ hasText: question }).getByRole('button', { name: 'Copy' })).toBeVisible();
}

for (const [width, theme] of [
  [1440, 'dark'],
  [1440, 'light'],
  [390, 'dark'],
  [390, 'light'],
] as const)
  test(`an answer leads to the words it rests on and back, ${width} px, ${theme}`, async ({ browser }) => {
    const name = `Mira ${width} ${theme}`;
    const [engineer, recruiter] = await Promise.all([makeEngineer(name), makePerson('Tom Barker')]);
    const page = await (await browser.newContext({ baseURL: productUrl, viewport: { width, height: 844 } })).newPage();
    await actAs(page, recruiter);
    await page.addInitScript((wanted) => localStorage.setItem('theme', wanted), theme);
    await openTalk(page, `/${engineer.uname}`);
    await expect(overlay(page, name)).toContainText(`AI · answers from ${name}’s portfolio only`);
    await expect(page.getByText('they are kept for 90 days')).toBeVisible();
    await expectAccessible(page);

    await say(page, 'has she used kafka');
    const claim = answers(page).last();
    await expect(claim).toContainText('Tidewater Grid');
    await expect(page.getByText('1 of 20 questions today')).toBeVisible();
    const mark = claim.getByRole('button', { name: 'Evidence 1', exact: true });
    if (width < 640) {
      await mark.click();
      await expect(claim.getByText(quote).last()).toBeVisible();
      await expectAccessible(page);
      await claim.getByRole('link', { name: 'Open the words of evidence 1' }).click();
    } else {
      await expect(page.getByRole('complementary', { name: 'Evidence' })).toContainText(quote);
      // The lines between the words are straight: only the raised ones are a card.
      await expect(page.locator('[data-source="2"]')).toHaveCSS('border-radius', '0px');
      await mark.focus();
      await expectAccessible(page);
      await mark.click();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(quote).first()).toBeInViewport();
    expect(await page.evaluate(() => [...CSS.highlights.values()].flatMap((words) => [...words].map(String)))).toContain(quote);
    await page.getByRole('button', { name: 'Back to the answers' }).click();
    await expect(answers(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.context().close();
  });

test('a guest signs in and comes back to the question they typed', async ({ page }) => {
  const engineer = await makeEngineer('Gesa Frage');
  const served = await fetch(`${productUrl}/${engineer.uname}?ask=`);
  expect([served.status, (await served.text()).includes('Ask Buddy')]).toEqual([200, true]);
  await openTalk(page, `/${engineer.uname}`);
  await page.getByLabel('Your question').fill('Does she speak Norwegian?');
  await expectAccessible(page);
  await signInThroughPopup(page, 'Gast Fragt', `gast-${crypto.randomUUID()}@example.com`);
  await expect(overlay(page, 'Gesa Frage')).toBeVisible();
  await expect(page.getByLabel('Your question')).toHaveValue('Does she speak Norwegian?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(answers(page)).toContainText('Norwegian');
  await expect(page.getByLabel('Your question')).toHaveValue('');
});

test('Escape stops an answer, and closes only then; the focus goes back to the button', async ({ page }) => {
  const [engineer, recruiter] = await Promise.all([makeEngineer('Stina Halt'), makePerson('Ruth Stopp')]);
  await actAs(page, recruiter);
  // The network brings no event, so that there is time to stop.
  await page.route('**/api/jobs/*/events', () => new Promise(() => {}));
  const cancelled = page.waitForRequest((request) => request.method() === 'DELETE' && /\/api\/jobs\//.test(request.url()));
  await openTalk(page, `/${engineer.uname}`);
  await page.getByLabel('Your question').fill('Where has she worked?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await cancelled;
  await expect(overlay(page, 'Stina Halt')).toBeVisible();
  await expect(answers(page)).toContainText('Stopped before the first word.');
  await expect(answers(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask Buddy' })).toBeFocused();
});

test('what the portfolio does not say goes to the person as a message, and to their list with the form that answers it', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const [engineer, recruiter] = await Promise.all([makeEngineer('Abs Ent'), makePerson('Remy Fragt')]);
  await actAs(page, recruiter);
  await openTalk(page, `/${engineer.uname}`);
  await say(page, 'Does she speak German?');
  await expect(page.getByRole('log').locator('b').filter({ hasText: 'does not mention German' })).toBeVisible();
  await page.getByRole('button', { name: 'Not helpful' }).click();
  await page.getByRole('button', { name: 'Something is missing' }).click();
  await expect(page.getByText('Abs Ent sees which answers did not help.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask Abs Ent' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('Does she speak German?');
  await page.getByRole('dialog', { name: 'Message Abs Ent' }).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Abs Ent' })).toBeVisible();

  await page.goto('/app/messages?mode=asked');
  await page.getByRole('link', { name: /Does she speak German/ }).click();
  await page.getByRole('link', { name: 'Ask more' }).click();
  await page.getByRole('button', { name: 'Leave my contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Leave my contact' });
  await expect(contact.getByLabel('Name')).toHaveValue('Remy Fragt');
  await contact.getByRole('button', { name: 'Leave it' }).click();
  await expect(contact.getByText('Write something first.')).toBeVisible();
  await expectAccessible(page);
  await contact.getByLabel('How you can be reached').fill('remy@hiring.example');
  await contact.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByText('Abs Ent was told how to reach you.').first()).toBeVisible();

  await page.goto('/app/messages?mode=asked');
  await page.getByRole('link', { name: /Does she speak German/ }).click();
  await expect(page.getByRole('region', { name: 'You left how you can be reached' })).toContainText('remy@hiring.example');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask more' }).click();
  await expect(answers(page)).toContainText('Does she speak German?');

  const own = await (await browser.newContext({ baseURL: productUrl, viewport: { width: 390, height: 844 } })).newPage();
  await actAs(own, engineer);
  await own.goto('/app/notifications');
  await expect(own.getByText('Somebody asked about you what your portfolio does not say.')).toBeVisible();
  await own.getByText('Somebody who asked about you left how they can be reached.').click();
  await expect(own.getByRole('region', { name: 'How they can be reached' })).toContainText('remy@hiring.example');
  await own.goto('/app/messages?mode=asked-of-me');
  await expect(own.getByRole('link', { name: /Does she speak German/ })).toBeVisible();
  await expect(own.getByText('1 question in 1 conversation. Your portfolio had no answer to any of them.')).toBeVisible();
  await expectAccessible(own);
  await own.goto('/app/messages?mode=unanswered');
  await expectAccessible(own);
  await own.getByRole('link', { name: 'Add a language' }).click();
  await expect(own.getByLabel('Name', { exact: true })).toHaveValue('German');
  await expect(own.getByText('Asked: Does she speak German?')).toBeVisible();
  await own.getByRole('button', { name: 'Add to my portfolio' }).click();
  // Kept: the form is empty again, for the next one.
  await expect(own.getByLabel('Name', { exact: true })).toHaveValue('');
  await own.goto('/app/messages?mode=unanswered');
  // Rated as not helpful, it is the owner's to judge.
  await own.getByRole('listitem').filter({ hasText: 'Does she speak German?' }).getByRole('button', { name: 'Done' }).click();
  await expect(own.getByText('Nothing is open')).toBeVisible();
  await own.context().close();

  await page.goto('/app/messages?mode=asked');
  await page.getByRole('link', { name: /Does she speak German/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing asked yet')).toBeVisible();
});

test('the owner says how they are spoken for, tries it, and switches it off', async ({ page, browser }) => {
  const [engineer, recruiter] = await Promise.all([makeEngineer('Olga Eigner'), makePerson('Rolf Sucht')]);
  expect((await ask(engineer, 'POST', '/api/links', { description: 'A recruiter' })).status).toBe(201);
  await actAs(page, engineer);
  await page.goto('/app/settings/assistant');
  await page.getByRole('button', { name: 'Add an answer' }).click();
  await page.getByLabel('Question', { exact: true }).fill('When could you start?');
  await page.getByLabel('Your answer').fill('From May on, after a notice of three months.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const [field, add] = [page.getByLabel('Topic', { exact: true }), page.getByRole('button', { name: 'Add', exact: true })];
  const middleOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : null);
  expect(middleOf(await add.boundingBox()), 'the button stands level with its field').toBe(middleOf(await field.boundingBox()));
  await page.getByLabel('Topic', { exact: true }).fill('side businesses');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('From May on, after a notice of three months.')).toBeVisible();

  await page.getByLabel('View', { exact: true }).selectOption({ label: 'Link: A recruiter' });
  await expect(page.getByText('As in your main profile.')).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove “side businesses”' }).click();
  await expect(page.getByText('Chosen for this view.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Topics off limits: as in my main profile' }).click();
  await expect(page.getByRole('button', { name: 'Remove “side businesses”' })).toBeVisible();
  await expect(page.getByText('As in your main profile.')).toHaveCount(5);
  await page.getByRole('link', { name: 'Ask as a visitor would' }).click();
  await expect(page.getByText('what you ask is a test')).toBeVisible();
  await expect(page.getByLabel('Answers as seen by')).toHaveValue('visitor');
  await say(page, 'Does she speak German?');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Add a language' })).toBeVisible();
  await say(page, 'When could you start?');
  await expect(answers(page).last()).toContainText('From May on, after a notice of three months.');
  await expect(answers(page).last()).toContainText('In Olga Eigner’s words');

  await page.goto('/app/settings/assistant');
  await page.getByRole('switch', { name: 'Answer questions' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const other = await (await browser.newContext({ baseURL: productUrl })).newPage();
  await actAs(other, recruiter);
  await openTalk(other, `/${engineer.uname}`);
  await expect(other.getByText('Olga Eigner has switched the assistant off here.')).toBeVisible();
  await expect(other.getByLabel('Your question')).toHaveCount(0);
  await other.context().close();
});

test('a job is compared with what one sees, at one FitScore of one’s own, and the owner learns nothing of it', async ({ page }) => {
  test.setTimeout(180_000);
  const [engineer, recruiter] = await Promise.all([makeEngineer('Ver Gleich'), makePerson('Job Hat')]);
  await actAs(page, recruiter);
  await openTalk(page, `/${engineer.uname}`);
  await page.getByRole('button', { name: 'Compare with a job' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Paste the text of a job.')).toBeVisible();
  await expect(page.getByText(/^5 of 5 FitScores left until \d+ \w+\.$/)).toBeVisible();
  await page.getByLabel('Text of the job').fill('Platform Engineer at Nordlys\n\nRequirements\n- Kafka in production\n- Kubernetes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(answers(page)).toContainText(/\d+ of 100 points/);
  await expect(answers(page)).toContainText('Kubernetes');
  const { meters } = (await ask(recruiter, 'GET', '/api/me/usage')).body;
  expect(meters.find(({ meter }: { meter: string }) => meter === 'fit-score').used).toBe(1);
  expect((await ask(engineer, 'GET', '/api/deep-talk/conversations')).body.items).toEqual([]);
  // The owner would not read it beside a comparison.
  await expect(page.getByRole('button', { name: 'Leave my contact' })).toHaveCount(0);

  // The last units go; from a comparison that finds none, a bigger plan leads back, and of one's own portfolio it waits as a score.
  const fields = { position: 'Recruiter', employer: 'Nordlys', startDate: '2018' };
  expect((await ask(recruiter, 'POST', '/api/items', { content: { kind: 'work', fields } })).status).toBe(201);
  for (const company of ['Ett', 'Två', 'Tre', 'Fyra'])
    expect((await ask(recruiter, 'POST', '/api/fit-scores', { text: backendJob(company) })).status).toBe(202);
  const compare = async () => {
    await page.getByRole('button', { name: 'Compare with a job' }).click();
    await expect(page.getByText(/^No FitScores left until \d+ \w+\.$/)).toBeVisible();
    await page.getByLabel('Text of the job').fill(backendJob('Fem'));
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByText(/You have no FitScores left until \d+ \w+/)).toBeVisible();
  };
  await compare();
  await expect(page.getByRole('link', { name: 'See what a bigger plan has' })).toHaveAttribute('href', '/pricing');
  await openTalk(page, `/${recruiter.uname}`);
  await compare();
  await page.getByRole('button', { name: /^Score it on/ }).click();
  await expect(page.getByText(/^It waits until/)).toBeVisible();
  await expectAccessible(page);
  expect((await ask(recruiter, 'GET', '/api/me/planned-jobs')).body.items).toMatchObject([{ kind: 'fit-score' }]);
  await page.getByRole('button', { name: 'Close' }).click();

  // About somebody else it cannot wait; after the upgrade it is asked by itself, where it was asked, below what was said there.
  await openTalk(page, `/${engineer.uname}`);
  await say(page, 'Where has she worked?');
  await compare();
  await page.getByRole('link', { name: 'See what a bigger plan has' }).click();
  await page.getByRole('region', { name: 'Basic' }).getByRole('link', { name: 'Choose Basic' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Pay $9' }).click();
  await expect(page).toHaveURL(new RegExp(`/${engineer.uname}\\?ask=`), { timeout: 60_000 });
  await expect(answers(page).last()).toContainText(/\d+ of 100 points/, { timeout: 30_000 });
  await expect(answers(page).filter({ hasText: 'Where has she worked?' })).toHaveCount(1);
  await expectAccessible(page);
});

test('a link that is revoked while somebody asks closes the page, and what was said stays with them', async ({ page }) => {
  const [engineer, recruiter] = await Promise.all([makeEngineer('Lin Kette'), makePerson('Rita Liest')]);
  const { owner } = (await ask(engineer, 'GET', `/api/portfolios/${engineer.uname}`)).body;
  await ask(engineer, 'PATCH', '/api/me/profile', { version: owner.profileVersion, visibility: 'private' });
  const made = await ask(engineer, 'POST', '/api/links', { description: 'A recruiter' });
  await actAs(page, recruiter);
  await page.goto(`/protected/${made.body.token}`);
  await expect(page).toHaveURL(new RegExp(engineer.uname));
  await page.getByRole('button', { name: 'Ask Buddy' }).click();
  await say(page, 'Where has she worked?');
  await ask(engineer, 'DELETE', `/api/links/${made.body.link.id}`);
  await expect(page.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/messages?mode=asked');
  await page.getByRole('link', { name: /Where has she worked/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tidewater Grid' }).first()).toBeVisible();
});

test('a portfolio with nothing in it leads its owner to the import', async ({ page }) => {
  const owner = await makePerson('Emp Ty');
  await actAs(page, owner);
  await openTalk(page, `/${owner.uname}`);
  await expect(page.getByText('There is nothing to answer from yet.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Import a resume' })).toHaveAttribute('href', '/app/settings/resume-import');
  await expect(page.getByLabel('Your question')).toHaveCount(0);
});
