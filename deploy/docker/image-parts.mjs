import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

function packagesByName() {
  const packages = new Map();
  for (const group of ['libs', 'libs/engines', 'services'])
    for (const folder of readdirSync(join(root, group))) {
      const path = `${group}/${folder}`;
      if (!existsSync(join(root, path, 'package.json'))) continue;
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
      packages.set(name, { path, needs: Object.keys(dependencies) });
    }
  return packages;
}

/** The packages of ours whose build goes into the image of a service: itself and all it depends on. */
export function imageParts(service) {
  const packages = packagesByName();
  const parts = new Set();
  const add = (name) => {
    const found = packages.get(name);
    if (!found || parts.has(found.path)) return;
    for (const needed of found.needs) add(needed);
    parts.add(found.path);
  };
  add(`@folia/${service}`);
  return [...parts];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(imageParts(process.argv[2]).join('\n'));
