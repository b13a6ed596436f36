import { expect, test } from '@playwright/test';
import { ask } from './api';
import { expectAccessible } from './axe';
import { expectSaved } from './item-form';
import { makePerson } from './person';
import { actAs } from './signed-in';

for (const width of [1440, 390]) {
  test(`words are set in bold, italics, lists and links, by the bar and by keys, and undone, at ${width}`, async ({ page }) => {
    const person = await makePerson('For Mat');
    const { body: made } = await ask(person, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'Harbor' } } });
    await actAs(page, person);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/app/projects/edit/${made.id}`);
    const field = page.getByRole('textbox', { name: 'Description' });
    const bar = page.getByRole('toolbar', { name: 'Formatting' });
    const mark = (words: string) =>
      field.evaluate((area: HTMLTextAreaElement, wanted) => {
        area.focus();
        area.setSelectionRange(area.value.indexOf(wanted), area.value.indexOf(wanted) + wanted.length);
      }, words);
    await field.fill('Moved eleven ships a day.\nBuilt the crane\nSold the crane');
    await mark('eleven');
    await bar.getByRole('button', { name: 'Bold' }).click();
    await expect(field).toHaveValue('Moved **eleven** ships a day.\nBuilt the crane\nSold the crane');
    await mark('ships');
    await page.keyboard.press('ControlOrMeta+i');
    await mark('a day');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('https://folia.example/day');
    await expect(field).toHaveValue('Moved **eleven** _ships_ [a day](https://folia.example/day).\nBuilt the crane\nSold the crane');
    await mark('Built the crane\nSold the crane');
    // From the field back to the bar, and along it.
    await page.keyboard.press('Shift+Tab');
    await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused();
    for (const name of ['Italic', 'List']) {
      await page.keyboard.press('ArrowRight');
      await expect(bar.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/- Built the crane\n- Sold the crane$/);
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue(/\nBuilt the crane\nSold the crane$/);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(field).toHaveValue(/- Built the crane\n- Sold the crane$/);
    await expectAccessible(page);
    await expectSaved(page);
    await page.goto(`/${person.uname}/projects/${made.id}`);
    const shown = page.getByRole('main');
    await expect(shown.locator('strong')).toHaveText('eleven');
    await expect(shown.locator('em')).toHaveText('ships');
    await expect(shown.getByRole('link', { name: 'a day' })).toHaveAttribute('href', 'https://folia.example/day');
    await expect(shown.getByRole('listitem').filter({ hasText: /^(Built|Sold) the crane$/ })).toHaveCount(2);
  });
}
