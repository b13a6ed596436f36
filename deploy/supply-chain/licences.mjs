import { readFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';

// Which licences the packages have that an installation runs: those below, or none is taken in. Development tools are not handed on, so theirs do not matter.
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // Fonts.
  'OFL-1.1',
  // Used as they are: their own files stay open, ours need not be.
  'MPL-2.0',
  // libvips, which sharp loads as a library of its own.
  'LGPL-3.0-or-later',
]);
/** What their own files say where the package does not, or not in the words of SPDX. */
const read = {
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  duck: 'BSD-2-Clause',
};

/** Whether an expression of SPDX can be kept to: every part of AND, one of OR. */
const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((one) => allowed.has(one)));

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const found = new Map();
for (const [path, { dev, link, license }] of Object.entries(packages)) {
  const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
  if (!name || dev || link) continue;
  const licence = read[name] ?? license ?? 'none told';
  found.set(licence, [...(found.get(licence) ?? []), name]);
}
const refused = [...found].filter(([licence]) => !isAllowed(licence));
for (const [licence, names] of refused) console.log(`NOT ALLOWED  ${licence}: ${names.join(', ')}`);
if (refused.length > 0) process.exitCode = 1;
if (process.argv.includes('--all')) {
  console.table([...found].sort((one, other) => other[1].length - one[1].length).map(([licence, names]) => ({ licence, packages: names.length })));
}
