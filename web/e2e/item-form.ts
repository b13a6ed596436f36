import type { AnyFields, FieldSpec, ItemKind } from '@folia/contracts/item/fields';
import { expect, type Locator, type Page } from '@playwright/test';
import { type FieldName, fieldLabels } from '../src/lib/field-labels';
import { headingFields, itemFields } from './contracts';

const label = (name: string) => fieldLabels[name as FieldName];
const months = 'January February March April May June July August September October November December'.split(' ');

/** The field for an item's heading in its form. */
export const headingField = (page: Page, kind: ItemKind): Locator => page.locator('form').getByLabel(label(headingFields[kind][0]), { exact: true });

async function fillList(form: Locator, name: string, values: readonly string[]) {
  await form.getByRole('button', { name: `Add: ${label(name)}` }).click();
  for (const [place, value] of values.entries()) {
    const entry = form.getByLabel(`${label(name)}, ${place + 1}`, { exact: true });
    await entry.fill(value);
    if (place < values.length - 1) await entry.press('Enter');
  }
}

async function fillDate(form: Locator, name: string, value: string) {
  const [year = '', month = ''] = value.split('-');
  await form.getByLabel(`${label(name)}, year`, { exact: true }).fill(year);
  if (month) await form.getByLabel(`${label(name)}, month`, { exact: true }).selectOption(months[Number(month) - 1] ?? '');
}

/** Fills the form that is open as a person would. */
export async function fillForm(page: Page, kind: ItemKind, fields: AnyFields): Promise<void> {
  const form = page.locator('form');
  const specs = Object.entries(itemFields[kind] as Record<string, FieldSpec>);
  // A choice among the entries of a list comes after the list.
  for (const [name, spec] of specs.sort(([, a], [, b]) => Number(Boolean(a.oneOf)) - Number(Boolean(b.oneOf)))) {
    const value = fields[name];
    if (value === undefined || typeof value === 'boolean') continue;
    if (Array.isArray(value)) await fillList(form, name, value);
    else if (spec.type === 'date') await fillDate(form, name, value);
    else if (spec.oneOf) await form.getByLabel(label(name), { exact: true }).selectOption(value);
    else await form.getByLabel(label(name), { exact: true }).fill(value);
  }
}

/** What is typed is on the server. */
export const expectSaved = (page: Page) => expect(page.locator('form').getByText(/^Saved/)).toBeVisible();

/** Presses Tab until this has the keyboard focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}
