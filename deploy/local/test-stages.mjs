import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, root } from './paths.mjs';
import { runTool } from './run-tool.mjs';
import { writeSpecGroups } from './spec-groups.mjs';

/**
 * What a stage came to. `failures` and `unsteady` are what failed, and what passed at the second try only.
 * @typedef {{name: string, why: string[]}} Failure
 * @typedef {{passed: number, failed: number, skipped: number, timings: {name: string, ms: number}[], failures: Failure[], unsteady: Failure[]}} Outcome
 */

/** More files than this do not fail by chance. */
const mostTriedAgain = 3;

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A failure with the beginning of what it says, for whoever sees only the end of a run. */
const failure = (name, message = '') => ({
  name,
  why: stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 8),
});

const nothing = () => ({ passed: 0, failed: 0, skipped: 0, timings: [], failures: [], unsteady: [] });

/** A tool that fails without a failed test in its report still counts as failed. */
const told = (tool, code, outcome) =>
  code === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, failures: [...outcome.failures, failure(`${tool} ended with ${code}`)] };

/** The tools of `npm run check`, each counted as one test. */
export async function runChecks({ signal }) {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const total = nothing();
  for (const command of scripts.check.split(' && ')) {
    const began = Date.now();
    console.log(`\n> ${command}`);
    const code = await runTool('/bin/sh', ['-c', command], { signal });
    const name = `check: ${command}`;
    total[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) total.failures.push(failure(name));
    total.timings.push({ name, ms: Date.now() - began });
    if (signal.aborted) break;
  }
  return total;
}

/**
 * Unit and service specs; all of them in groups, those of a pattern each by itself. With `secondTry`, files with a failed test run once more, each by itself: a
 * busy machine that upsets one of them must not refuse a whole change.
 */
export async function runJest({ world, patterns, signal, secondTry }) {
  const env = {
    TEST_DATABASE_URL: world.databaseUrl,
    TEST_REDIS_URL: world.redisUrl,
    TEST_REDIS_PROGRAM: world.redisProgram && JSON.stringify(world.redisProgram),
    NODE_ENV: 'test',
  };
  const run = async (name, ...chosen) => {
    const report = join(world.home, `${name}.json`);
    const code = await runTool('jest', ['--maxWorkers=3', '--passWithNoTests', '--json', `--outputFile=${report}`, ...chosen], { env, signal });
    return { code, result: readReport(report) };
  };
  const groups = patterns.length === 0 ? writeSpecGroups() : new Map();
  const inGroups = ['--config', inRoot('deploy', 'jest', 'groups.config.cjs'), '--runTestsByPath', ...groups.keys()];
  const first = await run('jest', ...(groups.size > 0 ? inGroups : patterns));
  if (!first.result) return told('jest', first.code, nothing());
  const before = ofJest(first.result, groups);
  const failing = failedSpecs(first.result, groups);
  if (!secondTry || failing.length === 0 || failing.length > mostTriedAgain || signal.aborted) return told('jest', first.code, before);
  const second = await run('jest-again', '--runTestsByPath', ...failing);
  if (!second.result) return told('jest', first.code, before);
  const after = ofJest(second.result);
  const total = before.passed + before.failed;
  return told('jest', second.code, {
    ...before,
    passed: total - after.failed,
    failed: after.failed,
    failures: after.failures,
    unsteady: before.failures.filter(({ name }) => after.failures.every((still) => still.name !== name)),
  });
}

/** The specs with a failed test. Of a group that could not be loaded: all. */
function failedSpecs({ testResults }, groups) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const specs = groups.get(name);
      if (!specs) return [name];
      const failed = new Set(assertionResults.filter((test) => test.status === 'failed').map(({ ancestorTitles }) => inRoot(ancestorTitles[0])));
      return failed.size > 0 ? [...failed] : specs;
    });
}

function ofJest({ testResults, numPassedTests, numPendingTests }, groups = new Map()) {
  // In a group, a test's name begins with its spec.
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: groups.has(name) ? test.fullName : `${relative(root, name)} ${test.fullName}` })),
  );
  // A file that could not be loaded has no tests in the report.
  const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'));
  const failures = [
    ...tests.filter(({ status }) => status === 'failed').map(({ name, failureMessages }) => failure(name, failureMessages[0])),
    ...unread.map(({ name, message }) => failure(relative(root, name), message)),
  ];
  const timings = tests.map((test) => ({ name: test.name, ms: test.duration ?? 0 }));
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests, timings, failures, unsteady: [] };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** The journeys or the fault tests, against a running product. */
export async function runPlaywright({ project, world, product, chrome, patterns, signal }) {
  const report = join(world.home, `${project}.json`);
  const env = {
    FOLIA_URL: product.url,
    FOLIA_URLS: product.urls.join(','),
    FOLIA_PROCESSES: join(world.productHome, 'processes.json'),
    FOLIA_ENVIRONMENT: join(world.productHome, 'environment.json'),
    FOLIA_MAIL: world.mailHome,
    FOLIA_CHROME: JSON.stringify(chrome),
    FOLIA_REPORT: report,
  };
  // A journey mostly waits for its page: three of them keep two cores busy.
  const workers = project === 'faults' ? 1 : 3;
  const code = await runTool('playwright', ['test', `--project=${project}`, `--workers=${workers}`, `--output=test-results/${project}`, ...patterns], {
    env,
    signal,
  });
  const result = readReport(report);
  if (!result) return told(project, code, nothing());
  const specs = result.suites.flatMap(specsOf);
  const named = (status) =>
    specs.flatMap(({ file, title, tests }) => {
      const test = tests.find((one) => one.status === status);
      return test ? [failure(`${file}: ${title}`, test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'))] : [];
    });
  const { expected, flaky, unexpected, skipped } = result.stats;
  return told(project, code, {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    timings: specs.map((spec) => ({ name: spec.title, ms: spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0) })),
    failures: named('unexpected'),
    unsteady: named('flaky'),
  });
}

/** Whether there are specs for Playwright in a folder that a pattern selects; without any, no product needs to start. */
export function hasSpecs(project, patterns) {
  const folder = inRoot('web', 'e2e', ...(project === 'faults' ? ['faults'] : []));
  if (!existsSync(folder)) return false;
  const files = readdirSync(folder, { recursive: project !== 'faults' }).filter(
    (file) => file.endsWith('.spec.ts') && !(project === 'journeys' && file.startsWith('faults')),
  );
  return files.some((file) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern, 'i').test(join(folder, file))));
}
