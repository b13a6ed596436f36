import { writeFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';
import { plainManifests } from './check/plain.mjs';
import { prepareTools } from './check/tools.mjs';

// `npm run manifests`: the manifests for those without Helm, from the chart.
for (const [file, text] of Object.entries(plainManifests(await prepareTools()))) writeFileSync(inRoot('deploy', 'kubernetes', 'plain', file), text);
