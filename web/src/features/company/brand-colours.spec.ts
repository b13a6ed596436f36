import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandColours, brandMarks } from './brand-colours';

const source = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
const [dark = '', light = ''] = source('src/ui/tokens.css').split('[data-theme="light"]');
const valueIn = (css: string, token: string) => new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(css)?.[1];

test('the press kit names the colours that the interface has', () => {
  for (const colour of brandColours)
    expect([colour.token, valueIn(dark, colour.token), valueIn(light, colour.token)]).toEqual([colour.token, colour.dark, colour.light]);
});

test('the files of the brand are the logo in the colours of their ground', () => {
  const letters = /'(M335[^']+)'/.exec(source('src/ui/logo.tsx'))?.[1];
  expect(letters?.length).toBeGreaterThan(500);
  const colour = (css: string, token: string) => valueIn(css, token) ?? '';
  const inks = [[colour(dark, 'ink'), colour(dark, 'leaf')], [colour(light, 'ink'), colour(light, 'leaf')], ['#000000', '#000000'], [colour(light, 'leaf')]];
  for (const [place, { file }] of brandMarks.entries()) {
    const svg = source(`public/press/${file}`);
    expect(svg.includes(`d="${letters}"`)).toBe(file.includes('wordmark'));
    expect([...svg.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill)).toEqual(inks[place]);
  }
});
