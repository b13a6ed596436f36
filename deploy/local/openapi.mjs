import './check-node.mjs';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// `npm run openapi`: writes the OpenAPI document that the contracts make; a test fails while the committed one differs.
const { endWith } = await import('./plain-error.mjs');
try {
  const { build } = await import('./build.mjs');
  const { inRoot } = await import('./paths.mjs');
  await build({ only: ['server'], quiet: true });
  const { openapiDocument } = createRequire(import.meta.url)(inRoot('services/gateway/dist/openapi/openapi-document.js'));
  writeFileSync(inRoot('services/gateway/openapi.json'), `${JSON.stringify(openapiDocument(), undefined, 2)}\n`);
} catch (error) {
  endWith(error);
}
