import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownTabs } from './settings-tabs';

const folder = join(__dirname, '../../../content');

test('help, posts and legal texts call each tab of the settings what it is called there', () => {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(md|ts)$/.test(file));
  const told = texts.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\[[Ss]ettings, ([^\]]+)\]\(\/app\/settings\/([\w-]+)\)/g)]);
  expect(told.length).toBeGreaterThan(15);
  const labels = new Map<string, string>(shownTabs.map(({ name, label }) => [name, label]));
  expect(told.filter(([, called, name = '']) => labels.get(name) !== called).map(([words]) => words)).toEqual([]);
});
