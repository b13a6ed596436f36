import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { makePerson, type Person } from './person';
import { actAs } from './signed-in';

const items = [
  {
    kind: 'work',
    fields: { position: 'Lead Engineer', employer: 'Tidewater Grid', startDate: '2020-03', current: true, highlights: ['Moved 11 services to Kafka'] },
  },
  { kind: 'work', fields: { position: 'Engineer', employer: 'Tidewater Grid', startDate: '2016-08', endDate: '2020-02', summary: 'Owned the nightly run.' } },
  { kind: 'skill', fields: { name: 'Kafka', category: 'Data' } },
  { kind: 'project', fields: { name: 'Open Table', startDate: '2019', summary: 'Four hundred recorded dinners.', skills: ['Kafka'] } },
  { kind: 'publication', fields: { title: 'Two milliseconds', authors: ['M. Solheim'], venue: 'Hearing Quarterly', date: '2023' } },
  { kind: 'education', fields: { institution: 'University of Bergen', degree: 'MSc', endDate: '2015' } },
  { kind: 'language', fields: { name: 'Norwegian', level: 'native' } },
];

async function fill(person: Person): Promise<void> {
  for (const content of items) expect((await ask(person, 'POST', '/api/items', { content })).status).toBe(201);
  const basics = { headline: 'Engineer', summary: 'I settle meter readings.', location: 'Bergen' };
  await ask(person, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics });
}

/** As in accents.css. */
const colours = { Clay: { dark: '#eba67c', light: '#964a19' }, Iris: { dark: '#b3a6f7', light: '#5b46c4' } };

for (const [look, accent] of [
  ['Compact', 'Clay'],
  ['Editorial', 'Iris'],
] as const) {
  test(`the ${look.toLowerCase()} look is chosen in the settings and holds for strangers, wide and narrow, dark and light`, async ({ page, browser }) => {
    const person = await makePerson(`Lena ${look}`);
    await fill(person);
    await actAs(page, person);
    await page.goto('/app/dashboard');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Look and colour of your page' }).click();
    await page.getByRole('radio', { name: new RegExp(look) }).check({ force: true });
    await page.getByRole('radio', { name: accent, exact: true }).check({ force: true });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(async () => (await ask(person, 'GET', `/api/portfolios/${person.uname}`)).body.profile.accent).toBe(accent.toLowerCase());
    await expectAccessible(page);
    for (const [width, theme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      const strangers = await browser.newContext({ viewport: { width, height: 900 } });
      await strangers.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      const stranger = await strangers.newPage();
      await stranger.goto(`/${person.uname}`);
      await expect(stranger.locator(`[data-look="${look.toLowerCase()}"]`)).toHaveCount(1);
      const shown = stranger.locator(`[data-accent="${accent.toLowerCase()}"]`);
      const leaf = await shown.evaluate((element) => getComputedStyle(element).getPropertyValue('--leaf').trim());
      expect(leaf).toBe(colours[accent][theme]);
      for (const words of ['Lead Engineer', 'Kafka', 'Open Table', 'Two milliseconds', 'University of Bergen', 'Norwegian'])
        await expect(stranger.getByText(words).first()).toBeVisible();
      await expectAccessible(stranger);
      await strangers.close();
    }
  });
}
