import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const { endWith, PlainError } = await import('./plain-error.mjs');

// `npm run -s eval:resume-import -- --docs DIR --out DIR`: standard output belongs to the evaluation, so nothing here speaks there.
try {
  const { inRoot } = await import('./paths.mjs');
  const { install } = await import('./install.mjs');
  const { build } = await import('./build.mjs');
  const [name, ...args] = process.argv.slice(2);
  install({ quiet: true });
  await build({ only: ['server', 'evals'], quiet: true });
  const program = readdirSync(inRoot('libs', 'engines'))
    .flatMap((engine) => [`eval-${name}.js`, `${name}.js`].map((file) => inRoot('libs', 'engines', engine, 'dist-evals', file)))
    .find(existsSync);
  if (!program) throw new PlainError(`There is no evaluation called ${name}: look for eval:… in package.json.`);
  // Paths are meant from where the person is; npm has gone to the clone.
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' });
  process.exit(status ?? 1);
} catch (error) {
  endWith(error);
}
