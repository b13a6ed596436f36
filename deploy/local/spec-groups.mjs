import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheDirectory, inRoot, root } from './paths.mjs';

/** Enough that loading what they share is cheap, few enough that no group is the last one for long. */
const mostInGroup = 16;
const directory = join(cacheDirectory, 'spec-groups');
const share = inRoot('deploy', 'jest', 'share.cjs');

const listSpecs = () => {
  const { stdout } = spawnSync(process.execPath, [inRoot('node_modules', 'jest', 'bin', 'jest.js'), '--listTests', '--json'], { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout).toSorted();
};

const environmentOf = (text) => text.match(/@jest-environment (\w+)/)?.[1] ?? 'node';

/**
 * Alone are specs that replace modules, those of a whole gateway (it reads its configuration once), those of what a process has once (what fails in it, what it
 * has measured: libs/platform), and those that mostly wait for processes of their own (libs/testing), which would make one long group.
 */
const isAlone = (name, text) => /^jest\.mock\(|\/running-gateway'/m.test(text) || /^libs\/(?:platform|testing)\//.test(name);

/** Specs that share modules are of one package and for one environment. */
function kindOf(path, text) {
  const name = relative(root, path);
  return { environment: environmentOf(text), group: isAlone(name, text) ? name : name.match(/^(?:libs\/engines|\w+)\/[^/]+/)[0] };
}

/** It cleans up after each test of the file that loads it first: the whole group. */
const cleansUp = `require('@testing-library/react');`;

function writeGroup({ environment, group }, number, paths) {
  const file = join(directory, `${group.replaceAll(/\W+/g, '-')}-${environment}-${number}.spec.js`);
  const lines = paths.map((path) => `share(${JSON.stringify(relative(root, path))}, () => require(${JSON.stringify(path)}));`);
  const head = [`/** @jest-environment ${environment} */`, ...(environment === 'jsdom' ? [cleansUp] : []), `const share = require(${JSON.stringify(share)});`];
  const text = [...head, ...lines, ''].join('\n');
  // Another run in this clone may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

/**
 * Writes files that each run the specs of several: jest loads every module anew for each file it runs, which takes longer than most specs.
 * @returns {Map<string, string[]>} the specs of each file; in its report a test is named by its spec first
 */
export function writeSpecGroups() {
  mkdirSync(directory, { recursive: true });
  const kinds = new Map();
  for (const path of listSpecs()) {
    const kind = kindOf(path, readFileSync(path, 'utf8'));
    const key = `${kind.group} ${kind.environment}`;
    kinds.set(key, { kind, paths: [...(kinds.get(key)?.paths ?? []), path] });
  }
  const groups = new Map();
  for (const { kind, paths } of kinds.values()) {
    const count = Math.ceil(paths.length / mostInGroup);
    // Neighbours in a folder take about as long as each other: dealt out, so that the groups do too.
    for (let number = 0; number < count; number += 1) {
      const dealt = paths.filter((_, index) => index % count === number);
      groups.set(writeGroup(kind, number, dealt), dealt);
    }
  }
  return groups;
}
