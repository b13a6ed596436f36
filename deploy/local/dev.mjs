import './check-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { sep } from 'node:path';

const { endWith } = await import('./plain-error.mjs');
const { onInterruption } = await import('./interruption.mjs');
const { inRoot } = await import('./paths.mjs');
const { signal, happened } = onInterruption();

/** Editors write in bursts: waits for the end of one, then hands over which packages it touched. */
function onChanges(group, packages, use) {
  const touched = new Set();
  let timer;
  watch(inRoot(group), { recursive: true }, (_event, file) => {
    const path = `${group}/${file?.split(sep).join('/')}`;
    const touchedPackage = packages.find((name) => path.startsWith(`${name}/src/`));
    if (!touchedPackage || /\.spec\.tsx?$|\/fixtures\//.test(path)) return;
    touched.add(touchedPackage);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = [...touched];
      touched.clear();
      use(all);
    }, 200);
  });
}

async function watchServer(product, { buildServer, serverPackages }) {
  const services = serverPackages()
    .filter((path) => path.startsWith('services/'))
    .map((path) => path.slice('services/'.length));
  const rebuild = (toRestart) => async (packages) => {
    try {
      await Promise.all(packages.map(buildServer));
      const restarted = toRestart(packages);
      await Promise.all(restarted.map((service) => product.restart(service)));
      console.log(`${packages.join(', ')} built again; restarted ${restarted.join(', ')}`);
    } catch (error) {
      console.error(error.message);
    }
  };
  onChanges(
    'services',
    serverPackages(),
    rebuild((packages) => packages.map((path) => path.slice('services/'.length))),
  );
  onChanges(
    'libs',
    serverPackages(),
    rebuild(() => services),
  );
}

/** Both builds of the web, each time something changes. The gateway loads the server's one when it starts. */
function watchWeb(product, { vite }) {
  if (!existsSync(inRoot('web', 'vite.config.ts'))) return;
  const builds = [[], ['--config', 'vite.server.config.ts']].map((args) =>
    spawn(process.execPath, [vite(), 'build', '--watch', '--logLevel', 'warn', ...args], { cwd: inRoot('web'), stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  let timer;
  watch(inRoot('web', 'dist-server'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => product.restart('gateway'), 300);
  });
  signal.addEventListener('abort', () => {
    for (const build of builds) build.kill();
  });
}

try {
  const { readOptions } = await import('./options.mjs');
  const { install } = await import('./install.mjs');
  install();
  const builder = await import('./build.mjs');
  await builder.build({ only: builder.developmentParts });
  const { startProduct } = await import('./product.mjs');
  const product = await startProduct({ ...readOptions(), signal });
  await watchServer(product, builder);
  watchWeb(product, builder);
  console.log(`Folia is ready at ${product.url}, and starts again what you change`);
  await happened;
  await product.stop();
  process.exit(0);
} catch (error) {
  if (signal.aborted) process.exit(0);
  endWith(error);
}
