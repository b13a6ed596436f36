import { readdirSync, readFileSync, statSync } from 'node:fs';
import { imageParts } from '../docker/image-parts.mjs';
import { build } from './build.mjs';
import { inRoot } from './paths.mjs';

/** What a build may hold: code with its map, word lists and the weights of words. Anything else is test data, or has to be named here. */
const shipped = [/\.js$/, /\.js\.map$/, /\/words\/[\w/-]+\.(?:txt|bin)$/];
/** Folders that only tests and measurements read. */
const forTests = /(^|\/)(fixtures|evals|cases|golden|hostile|e2e)\/|\.spec\./;
const harness = /require\("@folia\/testing\//;

await build({ only: ['server'], quiet: true });
for (const service of readdirSync(inRoot('services'))) {
  const files = imageParts(service).flatMap((part) =>
    readdirSync(inRoot(part, 'dist'), { recursive: true })
      .map((name) => `${part}/dist/${name.replaceAll('\\', '/')}`)
      .filter((file) => statSync(inRoot(file)).isFile()),
  );
  const strange = files.filter(
    (file) => forTests.test(file) || !shipped.some((kind) => kind.test(file)) || (file.endsWith('.js') && harness.test(readFileSync(inRoot(file), 'utf8'))),
  );
  for (const file of strange) console.log(`NOT FOR AN IMAGE  ${service}: ${file}`);
  if (strange.length > 0) process.exitCode = 1;
  if (process.argv.includes('--all')) {
    const bytes = files.reduce((sum, file) => sum + statSync(inRoot(file)).size, 0);
    console.log(`${service}: ${files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB of ours`);
  }
}
