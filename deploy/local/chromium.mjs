import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory, inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const isRoot = process.getuid() === 0;
// Chromium's own sandbox refuses root, and the packaged browser has no helper for it.
const withoutSandbox = ['--no-sandbox'];

/** Only the fonts in the package, so that a screenshot is the same on every machine. The package's own configuration looks in /tmp only. */
function writeFontConfiguration(home) {
  const folder = join(home, 'fonts').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const file = join(home, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
  );
  return file;
}

/** The browser among the packages (linux-x64), unpacked once with the libraries and fonts it needs, so that the system's do not matter. */
function fromPackages() {
  const manifest = inRoot('node_modules', '@sparticuz', 'chromium', 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined;
  // The package never checks the version of what is unpacked: the folder's name does.
  const home = join(cacheDirectory, `chromium-${JSON.parse(readFileSync(manifest, 'utf8')).version}`);
  if (!existsSync(home)) {
    const partial = `${home}.${process.pid}`;
    mkdirSync(partial, { recursive: true });
    // It unpacks into TMPDIR, and libraries and fonts only where it believes itself on that platform; a child keeps both from us.
    const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
    const env = { PATH: process.env.PATH, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', unpack], { cwd: inRoot(), env, encoding: 'utf8' });
    if (status !== 0) {
      rmSync(partial, { recursive: true, force: true });
      throw new PlainError(
        `The browser for the tests could not be unpacked into ${cacheDirectory} (${stderr.trim().split('\n').at(-1)}): make room there, or set CHROME_PATH to a Chrome of your own.`,
      );
    }
    try {
      renameSync(partial, home);
    } catch {
      // Another run was quicker.
      rmSync(partial, { recursive: true, force: true });
    }
  }
  const env = { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_FILE: writeFontConfiguration(home) };
  return { executablePath: join(home, 'chromium'), env, args: withoutSandbox };
}

const fromPath = () =>
  ['chromium', 'chromium-browser', 'google-chrome']
    .map((name) => spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim())
    .find(Boolean);

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The browser for the tests.
 * @returns {Promise<{executablePath: string, env: Record<string, string>, args: string[]}>}
 */
export async function findChromium() {
  const args = isRoot ? withoutSandbox : [];
  if (process.env.CHROME_PATH) {
    if (!existsSync(process.env.CHROME_PATH))
      throw new PlainError(
        `CHROME_PATH says ${process.env.CHROME_PATH}, and nothing is there: correct it, or unset it to use the browser that comes with the packages.`,
      );
    return { executablePath: process.env.CHROME_PATH, env: {}, args };
  }
  const packed = fromPackages();
  if (packed) return packed;
  const executablePath = fromPath() ?? (await fromPlaywright());
  if (executablePath) return { executablePath, env: {}, args };
  throw new PlainError('No browser was found for the tests: run `npx playwright install chromium`, or set CHROME_PATH to a Chrome of your own.');
}

/** The same browser, running: for the scripts that draw fixtures. */
export async function launchChromium() {
  const { chromium } = await import('@playwright/test');
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}
