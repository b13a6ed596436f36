import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseServices } from '../local/database-services.mjs';

export const services = [...databaseServices, 'gateway'];
/** Images of a trial have a name of their own, so that none of an operator's is replaced. */
export const repository = 'folia-trial';
export const imageOf = (service, tag) => `${repository}-${service === 'ai-worker' ? 'ai' : service}:${tag}`;

const contents = readFileSync(new URL('./image-contents.mjs', import.meta.url), 'utf8');

/**
 * Builds the image of every service from the sources in `root`. Answers a row of each: size, and how long it took.
 * @param {{engine: object, root: string, tag: string, nodeImage?: string, network?: string}} options
 */
export async function buildImages({ engine, root, tag, nodeImage, network }) {
  const rows = [];
  const options = [...(nodeImage ? ['--build-arg', `NODE_IMAGE=${nodeImage}`] : []), ...(network ? ['--network', network] : [])];
  for (const service of services) {
    const began = performance.now();
    const image = imageOf(service, tag);
    const file = join(root, 'deploy', 'docker', 'Dockerfile');
    await engine.run('build', '--file', file, '--build-arg', `SERVICE=${service}`, ...options, '--tag', image, root);
    const bytes = Number(await engine.run('image', 'inspect', '--format', '{{.Size}}', image));
    rows.push({ image, 'size MB': Math.round(bytes / 1e6), 'built in s': Math.round((performance.now() - began) / 1000) });
    console.log(`  ${image}: ${rows.at(-1)['size MB']} MB, ${rows.at(-1)['built in s']} s`);
  }
  return rows;
}

/** What is in an image that does not belong there, by path. */
export async function strangeContents(engine, image) {
  return JSON.parse(await engine.run('run', '--rm', '--entrypoint', 'node', image, '--input-type=module', '--eval', contents));
}
