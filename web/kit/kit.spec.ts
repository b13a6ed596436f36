import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const found = (texts: string[], pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));

test('every component of the interface is a piece of the kit and is drawn there, and no piece is left of one that is gone', () => {
  const components = found(sourcesOf(join(__dirname, '../src/ui')), /^export (?:function|const) ([A-Z]\w*)/gm);
  const kit = sourcesOf(__dirname);
  const own = found(kit, /<Piece\s+name="(\w+)"/g);
  const parts = found(kit, /parts=\{\[([^\]]*)\]\}/g).flatMap((names) => [...names.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? ''));
  expect(components.length).toBeGreaterThan(40);
  expect([...own, ...parts].sort()).toEqual(components.sort());
  expect(own.filter((name) => !kit.some((text) => new RegExp(`<${name}[\\s>]`).test(text)))).toEqual([]);
});

test('no image holds the kit, since it is neither copied into one nor built there', () => {
  const ofRoot = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
  expect(ofRoot('deploy/docker/Dockerfile')).toContain('cp -r web/dist web/dist-server /out/web/');
  expect(ofRoot('deploy/docker/Dockerfile')).not.toMatch(/kit/);
  expect(ofRoot('.dockerignore').split('\n')).toContain('**/dist-kit');
});
