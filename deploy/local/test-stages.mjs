import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { runTool } from './run-tool.mjs';

/** @typedef {{passed: number, failed: number, skipped: number, timings: {name: string, ms: number}[]}} Outcome */

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A tool that fails without a failed test in its report still counts as failed. */
const outcome = (code, passed, failed, skipped, timings) => ({ passed, failed: failed || (code === 0 ? 0 : 1), skipped, timings });

/** The tools of `npm run check`, each counted as one test. */
export async function runChecks({ signal }) {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const total = { passed: 0, failed: 0, skipped: 0, timings: [] };
  for (const command of scripts.check.split(' && ')) {
    const began = Date.now();
    console.log(`\n> ${command}`);
    const code = await runTool('/bin/sh', ['-c', command], { signal });
    total[code === 0 ? 'passed' : 'failed'] += 1;
    total.timings.push({ name: `check: ${command.split(' ')[0]}`, ms: Date.now() - began });
    if (signal.aborted) break;
  }
  return total;
}

/** Unit and service specs. */
export async function runJest({ world, patterns, signal }) {
  const report = join(world.home, 'jest.json');
  const env = {
    TEST_DATABASE_URL: world.databaseUrl,
    TEST_REDIS_URL: world.redisUrl,
    TEST_REDIS_PROGRAM: world.redisProgram && JSON.stringify(world.redisProgram),
    NODE_ENV: 'test',
  };
  const code = await runTool('jest', ['--maxWorkers=3', '--passWithNoTests', '--json', `--outputFile=${report}`, ...patterns], { env, signal });
  const result = readReport(report);
  if (!result) return outcome(code, 0, 0, 0, []);
  const timings = result.testResults.flatMap((suite) => suite.assertionResults.map((test) => ({ name: test.fullName, ms: test.duration ?? 0 })));
  return outcome(code, result.numPassedTests, result.numFailedTests + result.numRuntimeErrorTestSuites, result.numPendingTests, timings);
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
  const workers = project === 'faults' ? 1 : 2;
  const code = await runTool('playwright', ['test', `--project=${project}`, `--workers=${workers}`, `--output=test-results/${project}`, ...patterns], {
    env,
    signal,
  });
  const result = readReport(report);
  if (!result) return outcome(code, 0, 0, 0, []);
  const timings = result.suites
    .flatMap(specsOf)
    .map((spec) => ({ name: spec.title, ms: spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0) }));
  const unsteady = result.suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  for (const { title } of unsteady) console.log(`Passed at the second try only: ${title}`);
  return outcome(code, result.stats.expected + result.stats.flaky, result.stats.unexpected, result.stats.skipped, timings);
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
