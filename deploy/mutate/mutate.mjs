import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { groups } from './groups.mjs';

// `npm run mutate`, or only groups whose name holds a word (`npm run mutate -- links`): changes the code in small ways, one at a time, and counts the
// changes that no spec notices. Stryker is installed here when it is not, and never with the product.
const home = import.meta.dirname;
const root = join(home, '..', '..');
const goal = 90;

if (!existsSync(join(home, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--no-workspaces', '--ignore-scripts'], { cwd: home, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
process.chdir(root);
const { Stryker } = await import('@stryker-mutator/core');
const jest = createRequire(import.meta.url)(join(root, 'jest.config.cjs'));

async function scoreOf({ name, mutate, specs }) {
  const stryker = new Stryker({
    mutate,
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    // A mutant is measured against all specs of its group: they take a second.
    coverageAnalysis: 'off',
    jest: { config: { ...jest, testMatch: specs.map((spec) => `<rootDir>/${spec}`) }, enableFindRelatedTests: false },
    concurrency: 2,
    timeoutMS: 30_000,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['.data', 'dist', 'dist-server', '.cache', 'test-results', 'samples', 'deploy/mutate', 'golden', 'cases', 'evals'],
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    disableTypeChecks: false,
    logLevel: 'warn',
    allowConsoleColors: false,
  });
  console.log(`\n> ${name}`);
  const results = await stryker.runMutationTest();
  const count = (...states) => results.filter(({ status }) => states.includes(status)).length;
  return { name, caught: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') };
}

const wanted = process.argv.slice(2);
const scores = [];
for (const group of groups) if (wanted.length === 0 || wanted.some((word) => group.name.includes(word))) scores.push(await scoreOf(group));
const percent = (caught, missed) => (caught + missed === 0 ? 100 : (100 * caught) / (caught + missed));
console.table(scores.map(({ name, caught, missed }) => ({ group: name, caught, missed, score: `${percent(caught, missed).toFixed(1)} %` })));
const all = scores.reduce((sum, { caught, missed }) => ({ caught: sum.caught + caught, missed: sum.missed + missed }), { caught: 0, missed: 0 });
const score = percent(all.caught, all.missed);
console.log(`${all.caught} of ${all.caught + all.missed} mutants caught: ${score.toFixed(1)} % (goal ${goal} %)`);
process.exit(score >= goal ? 0 : 1);
