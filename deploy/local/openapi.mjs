import './check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// `npm run openapi`: writes the OpenAPI document that the contracts make, and what is made of it: the types of the client, the reference of the page about it, and what programs may rely on, which is only ever added to. `--check` says where those that are there differ.
const { endWith, PlainError } = await import('./plain-error.mjs');
try {
  const { build } = await import('./build.mjs');
  const { apiReference } = await import('./api-reference.mjs');
  const { writeClientTypes } = await import('./client-types.mjs');
  const { inRoot } = await import('./paths.mjs');
  const check = process.argv.includes('--check');
  await build({ only: ['server'], quiet: true });
  const load = createRequire(import.meta.url);
  const { openapiDocument } = load(inRoot('services/gateway/dist/openapi/openapi-document.js'));
  const document = openapiDocument();
  const { grown, promiseOf, takenBack } = load('@folia/testing/api-promise');
  const promise = 'services/gateway/promised-v1.json';
  const promised = JSON.parse(readFileSync(inRoot(promise), 'utf8'));
  const missed = takenBack(promised, promiseOf(document));
  if (missed.length > 0) throw new PlainError(`Programs rely on what ${promise} says:\n${missed.join('\n')}`);
  const made = {
    'services/gateway/openapi.json': document,
    'web/content/api-reference.json': apiReference(document),
    [promise]: grown(promised, promiseOf(document)),
  };
  for (const [path, value] of Object.entries(made)) {
    const text = `${JSON.stringify(value, undefined, 2)}\n`;
    if (!check) writeFileSync(inRoot(path), text);
    else if (readFileSync(inRoot(path), 'utf8') !== text) throw new PlainError(`${path} is not what the contracts make: run \`npm run openapi\`.`);
  }
  await writeClientTypes({ check });
} catch (error) {
  endWith(error);
}
