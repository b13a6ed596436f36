import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../local/paths.mjs';
import { PlainError } from '../../local/plain-error.mjs';

const home = inRoot('deploy', 'bench', 'lighthouse');

/** Ends when a program has ended; throws what it said when it failed. */
function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: home, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (data) => (said += data));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new PlainError(`${command} ${args[0]} failed (${code}):\n${said.slice(-2_000)}`))));
  });
}

/** Brings Lighthouse into its own folder: its packages are many, and only this bench wants them. */
export const installLighthouse = () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);

/**
 * What Lighthouse says of an address on a phone, in a browser of its own.
 * @param {{executablePath: string, args: string[], env: Record<string, string>}} chrome
 * @returns {Promise<Record<string, number>>} the scores of its four categories from 0 to 100, `lcpMs`, `tbtMs` and `shift`
 */
export async function measureWithLighthouse(url, { executablePath, args, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'folia-lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    const flags = ['--headless=new', ...args].join(' ');
    const options = [
      '--only-categories=performance,accessibility,best-practices,seo',
      '--form-factor=mobile',
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      `--chrome-flags=${flags}`,
    ];
    await run(process.execPath, [join(home, 'node_modules', 'lighthouse', 'cli', 'index.js'), url, ...options], { ...env, CHROME_PATH: executablePath });
    const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      ...Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
      lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
      tbtMs: Math.round(audits['total-blocking-time'].numericValue),
      shift: audits['cumulative-layout-shift'].numericValue,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
